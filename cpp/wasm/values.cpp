#include "wasm/values.h"

#include <emscripten.h>
#include <emscripten/stack.h>

#include <cmath>
#include <span>
#include <string_view>
#include <utility>

#include "session/questions.h"

// clang-format off
#ifdef EM_JS_DEPS
EM_JS_DEPS(midnight_throw, "$UTF8ToString,$stackRestore")
#endif
EM_JS(void, midnight_throw, (const char* message, int line, int column, uintptr_t stack), {
  const error = new Error(UTF8ToString(message));
  if (line > 0) Object.assign(error, {line, column});
  stackRestore(stack);
  throw error;
});
// clang-format on

namespace midnight {
namespace {

/// Where the stack of wasm stands when no call is under way, near enough. An error that JavaScript
/// throws leaves the frames of C++ behind, so the stack is put back to here.
const uintptr_t resting_stack = emscripten_stack_get_current();

/// Texts go over as UTF-8.
val Text(std::string_view text) { return val(std::string(text)); }

/// A plain array.
template <class T>
val ListOf(const std::vector<T>& numbers) {
  val list = val::array();
  for (size_t i = 0; i < numbers.size(); ++i) list.set(i, static_cast<double>(numbers[i]));
  return list;
}

bool IsWhole(double number) {
  return number >= INT32_MIN && number <= INT32_MAX && number == static_cast<int>(number);
}

Result<int> IntFrom(const val& value, const char* what) {
  const Result<double> number = NumberFrom(value, what);
  if (!number.ok()) return number.error();
  if (!IsWhole(number.value())) return Error{std::string(what) + " must be a whole number"};
  return static_cast<int>(number.value());
}

/// A limit that may be left out.
Result<double> LimitFrom(const val& value, const char* name, double otherwise) {
  const val limit = value[name];
  if (limit.isUndefined()) return otherwise;
  const Result<double> number = NumberFrom(limit, name);
  if (number.ok() && !(number.value() >= 0)) {
    return Error{std::string(name) + " must not be negative"};
  }
  return number;
}

const char* FateOf(const JudgedAttempt& judged) {
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

val ValueOf(const JudgedAttempt& judged) {
  val value = val::object();
  value.set("cells", ListOf(judged.attempt.cells));
  value.set("fate", val(std::string(FateOf(judged))));
  value.set("first", judged.attempt.first);
  value.set("second", judged.attempt.second);
  return value;
}

val ValueOf(const std::optional<Meeting>& meeting) {
  if (!meeting) return val::null();
  val value = val::object();
  value.set("cells", ListOf(meeting->cells));
  value.set("forwardDepth", meeting->forward_depth);
  value.set("backwardDepth", meeting->backward_depth);
  value.set("ties", static_cast<double>(meeting->ties));
  return value;
}

val SizesOf(const Session& session, Side side) { return ListOf(LayerSizesOf(session, side)); }

}  // namespace

void Throw(const Error& error) {
  midnight_throw(error.message.c_str(), error.line, error.column, resting_stack);
}

Result<double> NumberFrom(const val& value, const char* what) {
  if (!value.isNumber()) return Error{std::string(what) + " must be a number"};
  return value.as<double>();
}

Result<std::string> TextFrom(const val& value, const char* what) {
  if (!value.isString()) return Error{std::string(what) + " must be a string"};
  return value.as<std::string>();
}

Result<std::vector<int>> CellsFrom(const val& value, const char* what) {
  if (!value.isArray()) return Error{std::string(what) + " must be an array of cells"};
  std::vector<int> cells;
  const unsigned length = value["length"].as<unsigned>();
  for (unsigned i = 0; i < length; ++i) {
    const Result<int> cell = IntFrom(value[i], what);
    if (!cell.ok()) return cell.error();
    cells.push_back(cell.value());
  }
  return cells;
}

Result<Board> BoardFrom(const val& value) {
  Board board;
  if (value.isNull() || value.typeOf().as<std::string>() != "object") {
    return Error{"a board must be an object"};
  }
  const Result<int> width = IntFrom(value["width"], "width");
  if (!width.ok()) return width.error();
  const Result<int> height = IntFrom(value["height"], "height");
  if (!height.ok()) return height.error();
  const val walls = value["walls"];
  if (!walls.instanceof (val::global("Uint8Array"))) return Error{"walls must be a Uint8Array"};
  const std::string bytes = walls.as<std::string>();
  Result<std::vector<int>> starts = CellsFrom(value["starts"], "starts");
  if (!starts.ok()) return starts.error();
  Result<std::vector<int>> goals = CellsFrom(value["goals"], "goals");
  if (!goals.ok()) return goals.error();
  return Board{width.value(),
               height.value(),
               {bytes.begin(), bytes.end()},
               std::move(starts.value()),
               std::move(goals.value())};
}

Result<std::vector<Board>> BoardsFrom(const val& value) {
  if (!value.isArray()) return Error{"boards must be an array"};
  std::vector<Board> boards;
  const unsigned length = value["length"].as<unsigned>();
  for (unsigned i = 0; i < length; ++i) {
    Result<Board> board = BoardFrom(value[i]);
    if (!board.ok()) return board.error();
    boards.push_back(std::move(board.value()));
  }
  return boards;
}

Result<Limits> LimitsFrom(const val& value) {
  Limits limits;
  if (value.isUndefined()) return limits;
  const Result<double> bytes = LimitFrom(value, "maxBytes", static_cast<double>(limits.max_bytes));
  if (!bytes.ok()) return bytes.error();
  const Result<double> states = LimitFrom(value, "maxStates", INFINITY);
  if (!states.ok()) return states.error();
  const Result<double> steps = LimitFrom(value, "maxSteps", INFINITY);
  if (!steps.ok()) return steps.error();
  constexpr double kMost = 0x1p53;
  if (bytes.value() < kMost) limits.max_bytes = static_cast<uint64_t>(bytes.value());
  if (states.value() < kMost) limits.max_states = static_cast<uint64_t>(states.value());
  if (steps.value() < kMost) limits.max_steps = static_cast<int64_t>(steps.value());
  limits.flood = value["flood"].isTrue();
  return limits;
}

val ValueOf(const Board& board) {
  val value = val::object();
  value.set("width", board.width);
  value.set("height", board.height);
  value.set("walls", ArrayOf(board.walls));
  value.set("starts", ListOf(board.starts));
  value.set("goals", ListOf(board.goals));
  return value;
}

val ValueOf(const std::vector<Board>& boards) {
  val values = val::array();
  for (size_t i = 0; i < boards.size(); ++i) values.set(i, ValueOf(boards[i]));
  return values;
}

val ValueOf(const Error& error) {
  val value = val::object();
  value.set("message", error.message);
  value.set("line", error.line);
  value.set("column", error.column);
  return value;
}

val ValueOf(const Verdict& verdict) {
  val value = val::object();
  value.set("ok", verdict.ok);
  value.set("steps", static_cast<double>(verdict.steps));
  value.set("step", static_cast<double>(verdict.step));
  value.set("message", verdict.message);
  return value;
}

val ValueOf(const Position& position) {
  val value = val::object();
  value.set("step", static_cast<double>(position.step));
  value.set("turn", static_cast<double>(position.turn));
  value.set("side", Text(Name(position.side)));
  value.set("layer", position.layer);
  value.set("index", static_cast<double>(position.index));
  value.set("cells", ListOf(position.cells));
  value.set("found", static_cast<double>(position.found));
  return value;
}

val ValueOf(const std::optional<Inspection>& inspection) {
  if (!inspection) return val::null();
  val attempts = val::array();
  for (size_t i = 0; i < inspection->attempts.size(); ++i) {
    attempts.set(i, ValueOf(inspection->attempts[i]));
  }
  val value = ValueOf(inspection->position);
  value.set("attempts", attempts);
  return value;
}

val ProgressOf(const Session& session) {
  const Stats stats = session.search().stats();
  const Trace* trace = session.search().trace();
  val value = val::object();
  value.set("expanded", static_cast<double>(stats.expanded));
  value.set("generated", static_cast<double>(stats.generated));
  value.set("discovered", static_cast<double>(stats.discovered));
  value.set("bytes", static_cast<double>(stats.bytes));
  value.set("turns", trace == nullptr ? 0.0 : static_cast<double>(trace->Schedule().size()));
  return value;
}

val SummaryOf(const Session& session) {
  const Search& search = session.search();
  const Trace* trace = search.trace();
  const Outcome outcome = search.outcome();
  const bool known = outcome == Outcome::kSolved || outcome == Outcome::kExhausted;
  val layers = val::object();
  layers.set("forward", SizesOf(session, Side::kForward));
  layers.set("backward", SizesOf(session, Side::kBackward));
  val value = ProgressOf(session);
  value.set("algorithm", Text(session.algorithm().id));
  value.set("outcome", Text(Name(outcome)));
  value.set("steps", known ? val(static_cast<double>(search.steps())) : val::null());
  value.set("proof", Text(search.proof()));
  value.set("reason", Text(session.fit().reason));
  value.set("needed", static_cast<double>(session.fit().bytes));
  value.set("schedule", Text(trace == nullptr ? "" : trace->Schedule()));
  value.set("layers", layers);
  const std::span<const int32_t> estimates =
      trace == nullptr ? std::span<const int32_t>() : trace->Estimates();
  value.set("estimates", ArrayOf(std::vector<int32_t>(estimates.begin(), estimates.end())));
  value.set("meeting", ValueOf(search.meeting()));
  value.set("plan", ArrayOf(session.plan()));
  return value;
}

val InfoOf(const Puzzle& puzzle) {
  val algorithms = val::array();
  for (size_t i = 0; i < puzzle.algorithms.size(); ++i) {
    const Algorithm& algorithm = puzzle.algorithms[i];
    val value = val::object();
    value.set("id", Text(algorithm.id));
    value.set("sides", algorithm.sides);
    value.set("layered", algorithm.layered);
    value.set("inspectable", algorithm.inspectable);
    value.set("wrong", algorithm.wrong);
    algorithms.set(i, value);
  }
  val info = val::object();
  info.set("id", Text(puzzle.id));
  info.set("defaultAlgorithm", Text(puzzle.default_algorithm));
  info.set("algorithms", algorithms);
  return info;
}

val FitsOf(const Puzzle& puzzle, const Board& board, uint64_t max_bytes) {
  val fits = val::object();
  for (const Algorithm& algorithm : puzzle.algorithms) {
    const Fit fit = FitWithin(algorithm, board, max_bytes);
    val value = val::object();
    value.set("reason", Text(fit.reason));
    value.set("bytes", static_cast<double>(fit.bytes));
    fits.set(std::string(algorithm.id), value);
  }
  return fits;
}

}  // namespace midnight
