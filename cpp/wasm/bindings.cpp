// Embind: the table of what JavaScript may call. The only file that knows Emscripten. Bulk results
// are views of wasm memory, to be copied before the next call; everything else is a plain value.
#include <emscripten/bind.h>
#include <emscripten/val.h>

#include <optional>
#include <string>
#include <vector>

#include "core/locate.h"
#include "session/projection.h"
#include "session/registry.h"
#include "session/session.h"

namespace midnight {
namespace {

using emscripten::typed_memory_view;
using emscripten::val;

template <class T>
val View(const std::vector<T>& items) {
  return val(typed_memory_view(items.size(), items.data()));
}

template <class T>
val Copy(const std::vector<T>& items) {
  return View(items).template call<val>("slice");
}

val Text(std::string_view text) { return val(std::string(text)); }

val ToVal(const Error& error) {
  val object = val::object();
  object.set("message", error.message);
  object.set("line", error.line);
  object.set("column", error.column);
  return object;
}

val Failed(const Error& error) {
  val object = val::object();
  object.set("ok", false);
  object.set("error", ToVal(error));
  return object;
}

template <class T>
val ToArray(const std::vector<T>& items) {
  return val::global("Array").call<val>("from", View(items));
}

val ToVal(const Board& board) {
  val object = val::object();
  object.set("width", board.width);
  object.set("height", board.height);
  object.set("walls", Copy(board.walls));
  object.set("starts", ToArray(board.starts));
  object.set("goals", ToArray(board.goals));
  return object;
}

Board ToBoard(const val& object) {
  Board board;
  board.width = object["width"].as<int>();
  board.height = object["height"].as<int>();
  board.walls = emscripten::convertJSArrayToNumberVector<uint8_t>(object["walls"]);
  board.starts = emscripten::convertJSArrayToNumberVector<int>(object["starts"]);
  board.goals = emscripten::convertJSArrayToNumberVector<int>(object["goals"]);
  return board;
}

val ToVal(const Position& position) {
  val object = val::object();
  object.set("step", static_cast<double>(position.step));
  object.set("turn", static_cast<double>(position.turn));
  object.set("side", Text(position.side == Side::kForward ? "forward" : "backward"));
  object.set("layer", position.layer);
  object.set("index", static_cast<double>(position.index));
  object.set("cells", ToArray(position.cells));
  object.set("found", static_cast<double>(position.found));
  return object;
}

const char* FateName(const JudgedAttempt& judged) {
  switch (judged.fate) {
    case Fate::kNew:
      return "new";
    case Fate::kSeen:
      return "seen";
    case Fate::kMeeting:
      return "meeting";
    case Fate::kRefused:
      break;
  }
  switch (judged.attempt.refusal) {
    case Refusal::kVertex:
      return "vertex";
    case Refusal::kSwap:
      return "swap";
    case Refusal::kWall:
    case Refusal::kNone:
      break;
  }
  return "wall";
}

val ToVal(const JudgedAttempt& judged) {
  val object = val::object();
  object.set("cells", ToArray(judged.attempt.cells));
  object.set("fate", Text(FateName(judged)));
  object.set("first", judged.attempt.first);
  object.set("second", judged.attempt.second);
  return object;
}

Side SideOf(bool backward) { return backward ? Side::kBackward : Side::kForward; }

/// A Session as JavaScript holds it. When opening failed, `Error` says why and nothing else may be
/// called.
class BoundSession {
 public:
  BoundSession(const std::string& puzzle, const std::string& algorithm, const val& board,
               double max_bytes, double max_states, Reuse& reuse)
      : session_(Session::Open(
            puzzle, algorithm, ToBoard(board),
            {static_cast<uint64_t>(max_bytes), static_cast<uint64_t>(max_states)}, reuse)) {}

  val GetError() const { return session_.ok() ? val::null() : ToVal(session_.error()); }

  std::string Step(uint32_t budget) { return std::string(Name(search().Step(budget))); }
  void Cancel() { search().Cancel(); }

  /// Small figures while a search runs.
  val Progress() const {
    const Stats stats = search().stats();
    val object = val::object();
    object.set("expanded", static_cast<double>(stats.expanded));
    object.set("generated", static_cast<double>(stats.generated));
    object.set("discovered", static_cast<double>(stats.discovered));
    object.set("bytes", static_cast<double>(stats.bytes));
    object.set("turns", trace() == nullptr ? 0.0 : static_cast<double>(trace()->Schedule().size()));
    return object;
  }

  /// What a Summary says beyond Progress; plan and layers included.
  val Summary() const {
    val object = val::object();
    object.set("outcome", Text(Name(search().outcome())));
    object.set("steps", static_cast<double>(search().steps()));
    object.set("proof", Text(search().proof()));
    object.set("schedule", Text(trace() == nullptr ? "" : trace()->Schedule()));
    val layers = val::object();
    layers.set("forward", Sizes(Side::kForward));
    layers.set("backward", Sizes(Side::kBackward));
    object.set("layers", layers);
    object.set("plan", Copy(session_.value().plan()));
    object.set("meeting", MeetingVal());
    return object;
  }

  bool HasTrace() const { return trace() != nullptr; }

  int LayerCount(bool backward) const {
    return static_cast<int>(trace()->LayerSizes(SideOf(backward)).size());
  }

  double LayerSize(bool backward, int layer) const {
    const size_t index = static_cast<size_t>(layer);
    return static_cast<double>(trace()->LayerSizes(SideOf(backward))[index]);
  }

  val GetFirstLayers(bool backward) {
    short_ = FirstLayers(*trace(), board(), SideOf(backward));
    return View(short_);
  }

  val GetPairLayers(bool backward, int a, int b) {
    short_ = PairLayers(*trace(), board(), SideOf(backward), a, b);
    return View(short_);
  }

  val GetLayerCounts(bool backward, int layer, double count) {
    counts_ = LayerCounts(*trace(), board(), SideOf(backward), layer, static_cast<uint64_t>(count));
    return View(counts_);
  }

  val GetOverlaps() const { return Copy(Overlaps(search(), board())); }

  /// A Position, or null when there is no such expansion.
  val PositionAt(double step) const {
    const std::optional<Position> position =
        Locate(*trace(), session_.value().piece_count(), static_cast<uint64_t>(step));
    return position ? ToVal(*position) : val::null();
  }

  /// An Inspection, or null when there is none.
  val Inspect(double step) const {
    const std::optional<Inspection> inspection = trace()->Inspect(static_cast<uint64_t>(step));
    if (!inspection) return val::null();
    val object = ToVal(inspection->position);
    val attempts = val::array();
    for (const JudgedAttempt& judged : inspection->attempts) {
      attempts.call<void>("push", ToVal(judged));
    }
    object.set("attempts", attempts);
    return object;
  }

 private:
  Search& search() { return session_.value().search(); }
  const Search& search() const { return session_.value().search(); }
  const Trace* trace() const { return search().trace(); }
  const Board& board() const { return session_.value().board(); }

  val Sizes(Side side) const {
    if (trace() == nullptr) return val::array();
    const std::span<const uint64_t> sizes = trace()->LayerSizes(side);
    return ToArray(std::vector<double>(sizes.begin(), sizes.end()));
  }

  val MeetingVal() const {
    const std::optional<Meeting> meeting = search().meeting();
    if (!meeting) return val::null();
    val object = val::object();
    object.set("cells", ToArray(meeting->cells));
    object.set("forwardDepth", meeting->forward_depth);
    object.set("backwardDepth", meeting->backward_depth);
    object.set("ties", static_cast<double>(meeting->ties));
    return object;
  }

  Result<Session> session_;
  std::vector<uint16_t> short_;  // behind the views that were given last
  std::vector<uint32_t> counts_;
};

/// {puzzle id: {defaultAlgorithm, algorithms: [{id, wrong, layered}]}}
val Catalogue() {
  val puzzles = val::object();
  for (const Puzzle* puzzle : Puzzles()) {
    val algorithms = val::array();
    for (const Algorithm& algorithm : puzzle->algorithms) {
      val object = val::object();
      object.set("id", Text(algorithm.id));
      object.set("wrong", algorithm.wrong);
      object.set("layered", algorithm.layered);
      algorithms.call<void>("push", object);
    }
    val info = val::object();
    info.set("defaultAlgorithm", Text(puzzle->default_algorithm));
    info.set("algorithms", algorithms);
    puzzles.set(std::string(puzzle->id), info);
  }
  return puzzles;
}

val ParseText(const std::string& puzzle_id, const std::string& text) {
  const Puzzle* puzzle = FindPuzzle(puzzle_id);
  if (puzzle == nullptr) return Failed({"unknown puzzle " + puzzle_id});
  const std::unique_ptr<CaseReader> reader = puzzle->read(text);
  val boards = val::array();
  val object = val::object();
  object.set("ok", true);
  for (;;) {
    const Result<std::optional<Board>> board = reader->Next();
    if (!board.ok()) object = Failed(board.error());
    if (!board.ok() || !board.value()) break;
    boards.call<void>("push", ToVal(*board.value()));
  }
  object.set("boards", boards);
  return object;
}

val PrintText(const std::string& puzzle_id, const val& list) {
  const Puzzle* puzzle = FindPuzzle(puzzle_id);
  if (puzzle == nullptr) return Failed({"unknown puzzle " + puzzle_id});
  std::vector<Board> boards;
  for (const val& board : emscripten::vecFromJSArray<val>(list)) boards.push_back(ToBoard(board));
  const Result<std::string> text = puzzle->print(boards);
  if (!text.ok()) return Failed(text.error());
  val object = val::object();
  object.set("ok", true);
  object.set("text", text.value());
  return object;
}

/// The boards come as those of `ParseText` do. Seeds are whole numbers that a double holds.
val Generate(const std::string& puzzle_id, const std::string& family, double count, double seed) {
  const Puzzle* puzzle = FindPuzzle(puzzle_id);
  const val boards = val::array();
  val object = val::object();
  object.set("ok", true);
  if (puzzle == nullptr || puzzle->generate == nullptr) {
    object = Failed({"there are no families of " + puzzle_id});
  } else {
    const Result<std::vector<Board>> made =
        puzzle->generate(family, static_cast<uint32_t>(count), static_cast<uint64_t>(seed));
    if (!made.ok()) object = Failed(made.error());
    if (made.ok()) {
      for (const Board& board : made.value()) boards.call<void>("push", ToVal(board));
    }
  }
  object.set("boards", boards);
  return object;
}

val ToVal(const Verdict& verdict) {
  val object = val::object();
  object.set("ok", verdict.ok);
  object.set("steps", static_cast<double>(verdict.steps));
  object.set("step", static_cast<double>(verdict.step));
  object.set("message", verdict.message);
  return object;
}

/// A plan that cannot be read is a fault of the verdict, with its place in the message.
val CheckPlanText(const std::string& puzzle_id, const val& board_val, const std::string& text) {
  const Puzzle* puzzle = FindPuzzle(puzzle_id);
  const Board board = ToBoard(board_val);
  const std::optional<Error> unfit =
      puzzle == nullptr ? Error{"unknown puzzle " + puzzle_id} : puzzle->validate(board);
  if (unfit) return ToVal(Verdict{false, 0, -1, unfit->message});
  const Result<Plan> plan = puzzle->parse_plan(board, text);
  if (plan.ok()) return ToVal(puzzle->check_plan(board, plan.value()));
  const Error& error = plan.error();
  const std::string place = std::to_string(error.line) + ":" + std::to_string(error.column) + ": ";
  return ToVal(Verdict{false, 0, -1, place + error.message});
}

}  // namespace

EMSCRIPTEN_BINDINGS(midnight) {
  using emscripten::class_;
  using emscripten::function;

  function("catalogue", &Catalogue);
  function("parseText", &ParseText);
  function("printText", &PrintText);
  function("checkPlan", &CheckPlanText);
  function("generate", &Generate);

  class_<Reuse>("Reuse").constructor<>();
  class_<BoundSession>("Session")
      .constructor<std::string, std::string, val, double, double, Reuse&>()
      .function("error", &BoundSession::GetError)
      .function("step", &BoundSession::Step)
      .function("cancel", &BoundSession::Cancel)
      .function("progress", &BoundSession::Progress)
      .function("summary", &BoundSession::Summary)
      .function("hasTrace", &BoundSession::HasTrace)
      .function("layerCount", &BoundSession::LayerCount)
      .function("layerSize", &BoundSession::LayerSize)
      .function("firstLayers", &BoundSession::GetFirstLayers)
      .function("pairLayers", &BoundSession::GetPairLayers)
      .function("layerCounts", &BoundSession::GetLayerCounts)
      .function("overlaps", &BoundSession::GetOverlaps)
      .function("positionAt", &BoundSession::PositionAt)
      .function("inspect", &BoundSession::Inspect);
}

}  // namespace midnight
