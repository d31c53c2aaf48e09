// Puzzle: one row of the table of puzzles. Everything that the command line, the page and the tests
// can ask of a puzzle, as plain functions.
#ifndef MIDNIGHT_CORE_PUZZLE_H_
#define MIDNIGHT_CORE_PUZZLE_H_

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/board.h"
#include "core/result.h"
#include "core/reuse.h"
#include "core/search.h"

namespace midnight {

/// What an algorithm says of a board before it is opened there.
struct Fit {
  /// Why it cannot search the board, "" when it can: "too-many-pieces", "floor-too-large" or
  /// "too-many-states" (more than a state's number can count).
  std::string_view reason;
  uint64_t bytes = 0;  ///< what its tables take before the first step, where that is known
};

/// An algorithm of a puzzle, and what it tells of itself. `fit` and `open` get a board that
/// `validate` accepted; `open` only one whose fit has no reason against it. It may keep tables in
/// `reuse` for later boards with the same walls.
struct Algorithm {
  std::string_view id;
  std::string_view summary;  ///< one honest sentence
  std::unique_ptr<Search> (*open)(const Board& board, const Limits& limits, Reuse& reuse);
  Fit (*fit)(const Board& board);
  int sides = 2;            ///< 1: searches from the start alone
  bool layered = true;      ///< keeps a Trace
  bool inspectable = true;  ///< tells of each expansion what became of its moves
  bool wrong = false;       ///< kept to show a mistake; never used for an answer
};

/// The fit of an engine that takes every board and holds little.
inline Fit FitsAlways(const Board&) { return {}; }

/// Reads the cases of a contest text one by one.
class CaseReader {
 public:
  virtual ~CaseReader() = default;

  /// The next case, nothing at the end, or what is wrong with it. Nothing may be read after an
  /// error.
  virtual Result<std::optional<Board>> Next() = 0;
};

/// What the rule checker says of a plan. `step` is the first faulty step (0: the first position
/// itself), -1 when there is no fault.
struct Verdict {
  bool ok = true;
  int64_t steps = 0;
  int64_t step = -1;
  std::string message;  ///< "step 5: a and b swapped"
};

/// A kind of instances that can be generated.
struct Family {
  std::string_view id;
  std::string_view summary;  ///< one sentence
};

struct Puzzle {
  std::string_view id;
  std::span<const Algorithm> algorithms;
  std::string_view default_algorithm;

  /// The contest asks for a plan of at most so many steps and not for the least number.
  int64_t asked_steps = INT64_MAX;

  /// Pieces are alike: states and plans of the searches list them in no lasting order.
  bool like_pieces = false;

  /// What makes a board unfit for any search, if anything. Accepts any Board value without
  /// crashing.
  std::optional<Error> (*validate)(const Board& board);

  /// A reader of contest text. `text` must outlive it. Reads any bytes without crashing.
  std::unique_ptr<CaseReader> (*read)(std::string_view text);

  /// Contest text of some boards, or why it cannot say them.
  Result<std::string> (*print)(std::span<const Board> boards);

  /// The line of a finished case: steps, "-1", "YES" ...; `distance` asks for the number of steps
  /// where the contest asks for less.
  std::string (*format_answer)(Outcome outcome, int64_t steps, bool distance);

  /// The lines of a plan, each with its line feed.
  std::string (*format_plan)(const Board& board, const Plan& plan);

  /// Reads what `format_plan` writes.
  Result<Plan> (*parse_plan)(const Board& board, std::string_view text);

  /// Replays a plan by the rules and names its first fault.
  Verdict (*check_plan)(const Board& board, const Plan& plan);

  /// The families that `generate` knows.
  std::span<const Family> (*families)() = nullptr;

  /// `count` boards of a family; the same seed gives the same boards on every platform. The error
  /// is an unknown family.
  Result<std::vector<Board>> (*generate)(std::string_view family, uint32_t count,
                                         uint64_t seed) = nullptr;
};

}  // namespace midnight

#endif  // MIDNIGHT_CORE_PUZZLE_H_
