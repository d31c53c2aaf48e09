// What JavaScript may call: a table of registrations for Embind, which web/src/engine/module.js
// turns into functions on plain values. Numbers and texts are passed as they are, boards as bytes
// (see Arguments). What a call gives is JSON, or a view of a table that stays until the next call.
#include <emscripten/bind.h>
#include <emscripten/val.h>

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

namespace midnight {
namespace {

using emscripten::val;

// What lives from one call to the next: tables for reuse, the tables behind the views that were
// given last, and why the last `open` gave nothing.
Reuse reuse;
std::vector<uint16_t> short_table;
std::vector<uint32_t> counts;
std::vector<int32_t> turns;
std::vector<double> sizes;
std::string error_json;

template <class T>
val Give(std::vector<T> made, std::vector<T>& kept) {
  kept = std::move(made);
  return val(emscripten::typed_memory_view(kept.size(), kept.data()));
}

Side SideOf(bool backward) { return backward ? Side::kBackward : Side::kForward; }

/// An open search as JavaScript holds it: its address.
using Handle = uintptr_t;

Session& SessionOf(Handle handle) { return *reinterpret_cast<Session*>(handle); }
const Trace& TraceOf(Handle handle) { return *SessionOf(handle).search().trace(); }

std::string GetPuzzle() { return PuzzleJson(ThePuzzle()); }

std::string ParseText(const std::string& text) {
  const std::unique_ptr<CaseReader> reader = ThePuzzle().read(text);
  std::vector<Board> boards;
  for (;;) {
    Result<std::optional<Board>> board = reader->Next();
    if (!board.ok()) return BoardsJson(boards, board.error());
    if (!board.value()) return BoardsJson(boards, std::nullopt);
    boards.push_back(*std::move(board.value()));
  }
}

/// Takes boards.
std::string PrintText(const std::string& bytes) {
  Arguments arguments(bytes);
  std::vector<Board> boards;
  while (!arguments.Done()) boards.push_back(arguments.Board());
  return PrintedJson(ThePuzzle().print(boards));
}

std::string Fault(std::string message) { return VerdictJson({false, 0, -1, std::move(message)}); }

/// Takes board and plan. A plan that cannot be read is a fault of the verdict, with its place in
/// the message.
std::string CheckPlan(const std::string& bytes) {
  const Puzzle& puzzle = ThePuzzle();
  Arguments arguments(bytes);
  const Board board = arguments.Board();
  const std::optional<Error> unfit = puzzle.validate(board);
  if (unfit) return Fault(unfit->message);
  const Result<Plan> plan = puzzle.parse_plan(board, arguments.Text());
  if (plan.ok()) return VerdictJson(puzzle.check_plan(board, plan.value()));
  const Error& error = plan.error();
  return Fault(std::to_string(error.line) + ":" + std::to_string(error.column) + ": " +
               error.message);
}

/// Seeds are whole numbers that a double holds.
std::string Generate(const std::string& family, double count, double seed) {
  const Puzzle& puzzle = ThePuzzle();
  if (puzzle.generate == nullptr) {
    return BoardsJson({}, Error{"there are no families of " + std::string(puzzle.id)});
  }
  const Result<std::vector<Board>> made =
      puzzle.generate(family, static_cast<uint32_t>(count), static_cast<uint64_t>(seed));
  return made.ok() ? BoardsJson(made.value(), std::nullopt) : BoardsJson({}, made.error());
}

/// Takes algorithm and board. The search is the caller's to close; 0: `error` says why there is
/// none.
Handle Open(const std::string& bytes, double max_bytes, double max_states, bool flood) {
  Limits limits;
  limits.max_bytes = static_cast<uint64_t>(max_bytes);
  limits.max_states = static_cast<uint64_t>(max_states);
  limits.flood = flood;
  Arguments arguments(bytes);
  const std::string_view algorithm = arguments.Text();
  Result<Session> opened = Session::Open(ThePuzzle(), algorithm, arguments.Board(), limits, reuse);
  if (opened.ok()) return reinterpret_cast<Handle>(new Session(std::move(opened.value())));
  error_json = ErrorJson(opened.error());
  return 0;
}

std::string GetError() { return error_json; }

void Close(Handle handle) { delete &SessionOf(handle); }

/// Gives the outcome's name.
std::string Step(Handle handle, double budget) {
  return std::string(Name(SessionOf(handle).search().Step(static_cast<uint32_t>(budget))));
}

void Cancel(Handle handle) { SessionOf(handle).search().Cancel(); }
std::string GetProgress(Handle handle) { return ProgressJson(SessionOf(handle).search()); }
std::string GetSummary(Handle handle) { return SummaryJson(SessionOf(handle).search()); }
val GetPlan(Handle handle) { return Give(SessionOf(handle).plan(), short_table); }

/// What follows wants a trace.
bool HasTrace(Handle handle) { return SessionOf(handle).search().trace() != nullptr; }

val GetLayerSizes(Handle handle, bool backward) {
  const std::span<const uint64_t> found = TraceOf(handle).LayerSizes(SideOf(backward));
  return Give(std::vector<double>(found.begin(), found.end()), sizes);
}

/// The values of f of the forward layers; empty where layers are depths.
val GetEstimates(Handle handle) {
  const std::span<const int32_t> found = TraceOf(handle).Estimates();
  return Give(std::vector<int32_t>(found.begin(), found.end()), turns);
}

val GetFirstLayers(Handle handle, bool backward) {
  return Give(FirstLayers(TraceOf(handle), SessionOf(handle).board(), SideOf(backward)),
              short_table);
}

val GetPairLayers(Handle handle, bool backward, int a, int b) {
  return Give(PairLayers(TraceOf(handle), SessionOf(handle).board(), SideOf(backward), a, b),
              short_table);
}

val GetLayerCounts(Handle handle, bool backward, int layer, double count) {
  return Give(LayerCounts(TraceOf(handle), SessionOf(handle).board(), SideOf(backward), layer,
                          static_cast<uint64_t>(count)),
              counts);
}

/// Takes a board, whose starts say where the other pieces stand.
val GetCellLayers(Handle handle, const std::string& bytes, int piece) {
  const Board& board = SessionOf(handle).board();
  const Board asked = Arguments(bytes).Board();
  return Give(CellLayers(TraceOf(handle), board, Side::kForward, asked.starts, piece), turns);
}

val GetOverlaps(Handle handle) {
  return Give(Overlaps(SessionOf(handle).search(), SessionOf(handle).board()), turns);
}

/// null when there is no such expansion.
std::string PositionAt(Handle handle, double step) {
  const int pieces = SessionOf(handle).piece_count();
  return PositionJson(Locate(TraceOf(handle), pieces, static_cast<uint64_t>(step)));
}

/// null when there is no such expansion, or the engine does not expand state by state.
std::string Inspect(Handle handle, double step) {
  return InspectionJson(TraceOf(handle).Inspect(static_cast<uint64_t>(step)));
}

}  // namespace

EMSCRIPTEN_BINDINGS(midnight) {
  using emscripten::function;
  function("puzzle", &GetPuzzle);
  function("parseText", &ParseText);
  function("printText", &PrintText);
  function("checkPlan", &CheckPlan);
  function("generate", &Generate);
  function("open", &Open);
  function("error", &GetError);
  function("close", &Close);
  function("step", &Step);
  function("cancel", &Cancel);
  function("progress", &GetProgress);
  function("summary", &GetSummary);
  function("plan", &GetPlan);
  function("hasTrace", &HasTrace);
  function("layerSizes", &GetLayerSizes);
  function("estimates", &GetEstimates);
  function("firstLayers", &GetFirstLayers);
  function("pairLayers", &GetPairLayers);
  function("layerCounts", &GetLayerCounts);
  function("cellLayers", &GetCellLayers);
  function("overlaps", &GetOverlaps);
  function("positionAt", &PositionAt);
  function("inspect", &Inspect);
}

}  // namespace midnight
