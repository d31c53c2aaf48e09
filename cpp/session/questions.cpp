#include "session/questions.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>

#include "core/locate.h"
#include "session/projection.h"

namespace midnight {
namespace {

/// The largest whole number that a double and its neighbours hold.
constexpr uint64_t kMostWhole = (uint64_t{1} << 53) - 1;
constexpr uint64_t kMostBoards = 100'000;

Error NoSuch(std::string_view what, double value) {
  const bool whole = std::fabs(value) <= static_cast<double>(kMostWhole) &&  // false for NaN
                     value == std::floor(value);
  if (!whole) return Error{std::string(what) + " must be a whole number"};
  return Error{"there is no " + std::string(what) + " " +
               std::to_string(static_cast<int64_t>(value))};
}

Result<const Trace*> TraceOf(const Session& session) {
  const Trace* trace = session.search().trace();
  if (trace == nullptr) {
    return Error{std::string(session.algorithm().id) + " keeps no layers of this board"};
  }
  return trace;
}

/// A number below `count`.
Result<uint64_t> Below(double value, uint64_t count, std::string_view what) {
  if (count == 0) return NoSuch(what, value);
  return WholeNumber(value, count - 1, what);
}

Result<uint64_t> PieceOf(const Session& session, double piece) {
  return Below(piece, static_cast<uint64_t>(session.piece_count()), "piece");
}

}  // namespace

Result<uint64_t> WholeNumber(double value, uint64_t most, std::string_view what) {
  const bool whole = value >= 0 && value == std::floor(value);  // false for NaN
  if (!whole || value > static_cast<double>(most)) return NoSuch(what, value);
  return static_cast<uint64_t>(value);
}

Result<Side> SideOf(std::string_view name) {
  if (name == "forward") return Side::kForward;
  if (name == "backward") return Side::kBackward;
  return Error{"there is no side " + std::string(name)};
}

std::vector<uint64_t> LayerSizesOf(const Session& session, Side side) {
  const Trace* trace = session.search().trace();
  if (trace == nullptr) return {};
  const std::span<const uint64_t> sizes = trace->LayerSizes(side);
  return {sizes.begin(), sizes.end()};
}

Result<std::vector<uint16_t>> AskFirstLayers(const Session& session, Side side) {
  const Result<const Trace*> trace = TraceOf(session);
  if (!trace.ok()) return trace.error();
  return FirstLayers(*trace.value(), session.board(), side);
}

Result<std::vector<uint16_t>> AskPairLayers(const Session& session, Side side, double a, double b) {
  const Result<const Trace*> trace = TraceOf(session);
  if (!trace.ok()) return trace.error();
  const Result<uint64_t> first = PieceOf(session, a);
  if (!first.ok()) return first.error();
  const Result<uint64_t> second = PieceOf(session, b);
  if (!second.ok()) return second.error();
  return PairLayers(*trace.value(), session.board(), side, static_cast<int>(first.value()),
                    static_cast<int>(second.value()));
}

Result<std::vector<uint32_t>> AskLayerCounts(const Session& session, Side side, double layer,
                                             std::optional<double> count) {
  const Result<const Trace*> trace = TraceOf(session);
  if (!trace.ok()) return trace.error();
  const std::span<const uint64_t> sizes = trace.value()->LayerSizes(side);
  const Result<uint64_t> index = Below(layer, sizes.size(), "layer");
  if (!index.ok()) return index.error();
  uint64_t states = sizes[static_cast<size_t>(index.value())];
  if (count) {
    const Result<uint64_t> wanted = WholeNumber(*count, kMostWhole, "number of states");
    if (!wanted.ok()) return wanted.error();
    states = std::min(states, wanted.value());
  }
  return LayerCounts(*trace.value(), session.board(), side, static_cast<int>(index.value()),
                     states);
}

Result<std::vector<int32_t>> AskCellLayers(const Session& session, const std::vector<int>& cells,
                                           double piece) {
  const Result<const Trace*> trace = TraceOf(session);
  if (!trace.ok()) return trace.error();
  const Result<uint64_t> index = PieceOf(session, piece);
  if (!index.ok()) return index.error();
  if (cells.size() != session.board().starts.size()) return Error{"a cell a piece is wanted"};
  return CellLayers(*trace.value(), session.board(), Side::kForward, cells,
                    static_cast<int>(index.value()));
}

Result<std::vector<int32_t>> AskOverlaps(const Session& session) {
  const Result<const Trace*> trace = TraceOf(session);
  if (!trace.ok()) return trace.error();
  return Overlaps(session.search(), session.board());
}

Result<Position> AskPosition(const Session& session, double step) {
  const Result<const Trace*> trace = TraceOf(session);
  if (!trace.ok()) return trace.error();
  const Result<uint64_t> index = WholeNumber(step, kMostWhole, "expansion");
  if (!index.ok()) return index.error();
  std::optional<Position> position = Locate(*trace.value(), session.piece_count(), index.value());
  if (!position) return NoSuch("expansion", step);
  return *std::move(position);
}

Result<std::optional<Inspection>> AskInspection(const Session& session, double step) {
  const Result<Position> position = AskPosition(session, step);
  if (!position.ok()) return position.error();
  return session.search().trace()->Inspect(position.value().step);
}

Cases AllCases(const Puzzle& puzzle, std::string_view text) {
  const std::unique_ptr<CaseReader> reader = puzzle.read(text);
  Cases cases;
  for (;;) {
    Result<std::optional<Board>> board = reader->Next();
    if (!board.ok()) cases.error = board.error();
    if (!board.ok() || !board.value()) return cases;
    cases.boards.push_back(*std::move(board.value()));
  }
}

Verdict CheckPlanText(const Puzzle& puzzle, const Board& board, std::string_view text) {
  const std::optional<Error> unfit = puzzle.validate(board);
  if (unfit) return {false, 0, -1, unfit->message};
  const Result<Plan> plan = puzzle.parse_plan(board, text);
  if (plan.ok()) return puzzle.check_plan(board, plan.value());
  const Error& error = plan.error();
  return {false, 0, -1,
          std::to_string(error.line) + ":" + std::to_string(error.column) + ": " + error.message};
}

Result<std::vector<Board>> GenerateBoards(const Puzzle& puzzle, std::string_view family,
                                          double count, double seed) {
  if (puzzle.generate == nullptr) {
    return Error{"there are no families of " + std::string(puzzle.id)};
  }
  const Result<uint64_t> boards = WholeNumber(count, kMostBoards, "count");
  if (!boards.ok()) return boards.error();
  const Result<uint64_t> number = WholeNumber(seed, kMostWhole, "seed");
  if (!number.ok()) return number.error();
  return puzzle.generate(family, static_cast<uint32_t>(boards.value()), number.value());
}

}  // namespace midnight
