// What JavaScript may call: the exports of a puzzle's module, which web/src/engine/module.js turns
// into functions on plain values. Numbers are passed as they are, texts and boards through
// `argument`. What a call gives is JSON or a table of numbers, and stays where `result` says until
// the next call.
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/locate.h"
#include "session/projection.h"
#include "session/session.h"
#include "wasm/arguments.h"
#include "wasm/puzzle.h"
#include "wasm/results.h"

/// A function of the module, under the name that JavaScript knows.
#define MIDNIGHT_EXPORT(name) __attribute__((export_name(name)))

namespace midnight {

/// Where a result lies. JavaScript reads the two words.
struct Bytes {
  const void* data = nullptr;
  size_t size = 0;
};

namespace {

// What lives from one call to the next: the arguments, the result and its bytes, tables for reuse.
std::vector<uint8_t> given;
Bytes result;
std::string text;
std::vector<uint16_t> short_table;
std::vector<uint32_t> counts;
std::vector<int32_t> turns;
std::vector<double> sizes;
Reuse reuse;

void Give(std::string made) {
  text = std::move(made);
  result = {text.data(), text.size()};
}

template <class T>
void Give(std::vector<T> made, std::vector<T>& kept) {
  kept = std::move(made);
  result = {kept.data(), kept.size() * sizeof(T)};
}

Side SideOf(bool backward) { return backward ? Side::kBackward : Side::kForward; }

const Trace& TraceOf(const Session& session) { return *session.search().trace(); }

}  // namespace

/// Room for the arguments of the next call.
MIDNIGHT_EXPORT("argument") uint8_t* Argument(size_t size) {
  given.resize(size);
  return given.data();
}

MIDNIGHT_EXPORT("result") const Bytes* LastResult() { return &result; }

MIDNIGHT_EXPORT("puzzle") void GivePuzzle() { Give(PuzzleJson(ThePuzzle())); }

/// Takes a text.
MIDNIGHT_EXPORT("parseText") void ParseText() {
  const std::unique_ptr<CaseReader> reader = ThePuzzle().read(Arguments(given).Text());
  std::vector<Board> boards;
  for (;;) {
    Result<std::optional<Board>> board = reader->Next();
    if (!board.ok()) return Give(BoardsJson(boards, board.error()));
    if (!board.value()) return Give(BoardsJson(boards, std::nullopt));
    boards.push_back(*std::move(board.value()));
  }
}

/// Takes `count` boards.
MIDNIGHT_EXPORT("printText") void PrintText(size_t count) {
  Arguments arguments(given);
  std::vector<Board> boards;
  while (boards.size() < count) boards.push_back(arguments.Board());
  Give(PrintedJson(ThePuzzle().print(boards)));
}

/// Takes board and plan. A plan that cannot be read is a fault of the verdict, with its place in
/// the message.
MIDNIGHT_EXPORT("checkPlan") void CheckPlan() {
  const auto fault = [](std::string message) {
    Give(VerdictJson({false, 0, -1, std::move(message)}));
  };
  const Puzzle& puzzle = ThePuzzle();
  Arguments arguments(given);
  const Board board = arguments.Board();
  const std::optional<Error> unfit = puzzle.validate(board);
  if (unfit) return fault(unfit->message);
  const Result<Plan> plan = puzzle.parse_plan(board, arguments.Text());
  if (plan.ok()) return Give(VerdictJson(puzzle.check_plan(board, plan.value())));
  const Error& error = plan.error();
  fault(std::to_string(error.line) + ":" + std::to_string(error.column) + ": " + error.message);
}

/// Takes a family. Seeds are whole numbers that a double holds.
MIDNIGHT_EXPORT("generate") void Generate(uint32_t count, double seed) {
  const Puzzle& puzzle = ThePuzzle();
  if (puzzle.generate == nullptr) {
    return Give(BoardsJson({}, Error{"there are no families of " + std::string(puzzle.id)}));
  }
  const Result<std::vector<Board>> made =
      puzzle.generate(Arguments(given).Text(), count, static_cast<uint64_t>(seed));
  Give(made.ok() ? BoardsJson(made.value(), std::nullopt) : BoardsJson({}, made.error()));
}

/// Takes algorithm and board. The session is the caller's to close; nullptr: the result is
/// the error.
MIDNIGHT_EXPORT("open") Session* Open(double max_bytes, double max_states) {
  const Limits limits = {static_cast<uint64_t>(max_bytes), static_cast<uint64_t>(max_states)};
  Arguments arguments(given);
  const std::string_view algorithm = arguments.Text();
  Result<Session> opened = Session::Open(ThePuzzle(), algorithm, arguments.Board(), limits, reuse);
  if (opened.ok()) return new Session(std::move(opened.value()));
  Give(ErrorJson(opened.error()));
  return nullptr;
}

MIDNIGHT_EXPORT("close") void Close(Session* session) { delete session; }

/// Gives the outcome's name.
MIDNIGHT_EXPORT("step") void Step(Session* session, uint32_t budget) {
  Give(std::string(Name(session->search().Step(budget))));
}

MIDNIGHT_EXPORT("cancel") void Cancel(Session* session) { session->search().Cancel(); }

MIDNIGHT_EXPORT("progress") void Progress(const Session* session) {
  Give(ProgressJson(session->search()));
}

MIDNIGHT_EXPORT("summary") void Summary(const Session* session) {
  Give(SummaryJson(session->search()));
}

MIDNIGHT_EXPORT("plan") void GivePlan(const Session* session) {
  Give(session->plan(), short_table);
}

/// What follows wants a trace.
MIDNIGHT_EXPORT("hasTrace") bool HasTrace(const Session* session) {
  return session->search().trace() != nullptr;
}

MIDNIGHT_EXPORT("layerSizes") void GiveLayerSizes(const Session* session, bool backward) {
  const std::span<const uint64_t> found = TraceOf(*session).LayerSizes(SideOf(backward));
  Give(std::vector<double>(found.begin(), found.end()), sizes);
}

MIDNIGHT_EXPORT("firstLayers") void GiveFirstLayers(const Session* session, bool backward) {
  Give(FirstLayers(TraceOf(*session), session->board(), SideOf(backward)), short_table);
}

MIDNIGHT_EXPORT("pairLayers")
void GivePairLayers(const Session* session, bool backward, int a, int b) {
  Give(PairLayers(TraceOf(*session), session->board(), SideOf(backward), a, b), short_table);
}

MIDNIGHT_EXPORT("layerCounts")
void GiveLayerCounts(const Session* session, bool backward, int layer, double count) {
  Give(LayerCounts(TraceOf(*session), session->board(), SideOf(backward), layer,
                   static_cast<uint64_t>(count)),
       counts);
}

MIDNIGHT_EXPORT("overlaps") void GiveOverlaps(const Session* session) {
  Give(Overlaps(session->search(), session->board()), turns);
}

/// null when there is no such expansion.
MIDNIGHT_EXPORT("positionAt") void PositionAt(const Session* session, double step) {
  const int pieces = session->piece_count();
  Give(PositionJson(Locate(TraceOf(*session), pieces, static_cast<uint64_t>(step))));
}

/// null when there is no such expansion, or the engine does not expand state by state.
MIDNIGHT_EXPORT("inspect") void Inspect(const Session* session, double step) {
  Give(InspectionJson(TraceOf(*session).Inspect(static_cast<uint64_t>(step))));
}

}  // namespace midnight
