// Search: what every stepped search offers, whatever its puzzle and whatever its data structures.
// Trace: the history that a layered search keeps, read on demand and never replayed.
#ifndef MIDNIGHT_CORE_SEARCH_H_
#define MIDNIGHT_CORE_SEARCH_H_

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "core/space.h"

namespace midnight {

enum class Side : uint8_t { kForward = 0, kBackward = 1 };
inline constexpr Side kSides[] = {Side::kForward, Side::kBackward};

constexpr Side Other(Side side) {
  return side == Side::kForward ? Side::kBackward : Side::kForward;
}
constexpr size_t Index(Side side) { return static_cast<size_t>(side); }
constexpr std::string_view Name(Side side) {
  return side == Side::kForward ? "forward" : "backward";
}

/// How a search stands. Every end is an answer of its own; none of them is an error.
enum class Outcome : uint8_t {
  kRunning,
  kSolved,
  kExhausted,  ///< proved impossible
  kNodeLimit,
  kMemoryLimit,
  kCancelled,
};

/// The word for an outcome in messages and files: "solved", "exhausted", "node-limit", ...
std::string_view Name(Outcome outcome);

/// Bounds that a search keeps. Bytes are checked before they are allocated.
struct Limits {
  uint64_t max_bytes = uint64_t{1} << 30;
  uint64_t max_states = UINT64_MAX;  ///< discovered states
  int64_t max_steps = INT64_MAX;     ///< longer plans do not count: none shorter means exhausted
  bool flood = false;  ///< expand the start's side alone, past the goal, until it is exhausted
};

struct Stats {
  uint64_t expanded = 0;    ///< states whose successors were enumerated
  uint64_t generated = 0;   ///< legal successors, repeats included
  uint64_t discovered = 0;  ///< states stored, each once a side
  uint64_t bytes = 0;       ///< memory held by the search
};

/// A plan, time by time: PieceCount() cells at time 0, then at time 1, ...
using Plan = std::vector<uint16_t>;

/// The state in which the sides met. `ties` counts the states of the last new layer that the other
/// side holds, this one included.
struct Meeting {
  std::vector<uint16_t> cells;
  int forward_depth = 0;
  int backward_depth = 0;
  uint64_t ties = 0;
};

/// What a search that closes in on the optimum from both sides knows so far.
struct Bounds {
  int64_t lower = 0;       ///< no plan is shorter
  int64_t upper = -1;      ///< the length of the best plan so far, -1 before there is one
  std::string_view stage;  ///< what it tries now, an id: "single-bound", "sat", ...
};

/// Where the k-th expansion (k from 0) stands in the history.
struct Position {
  uint64_t step = 0;
  uint64_t turn = 0;
  Side side = Side::kForward;
  int layer = 0;                ///< the layer of `side` that is being expanded
  uint64_t index = 0;           ///< the state's place in that layer
  std::vector<uint16_t> cells;  ///< the state
  uint64_t found = 0;           ///< states of layer + 1 known once this expansion is done
};

enum class Fate : uint8_t { kNew, kSeen, kMeeting, kRefused };

/// One joint move that was tried in an expansion, and what became of it.
struct JudgedAttempt {
  Attempt attempt;
  Fate fate = Fate::kNew;
};

struct Inspection {
  Position position;
  std::vector<JudgedAttempt> attempts;
};

/// The layers of a search and its schedule. A layer is the set of states at one depth of one side;
/// a turn is the expansion of one layer by one side.
class Trace {
 public:
  virtual ~Trace() = default;

  /// One 'f' or 'b' for each finished turn.
  virtual std::string_view Schedule() const = 0;

  /// Sizes of the finished, non-empty layers of a side, layer 0 first.
  virtual std::span<const uint64_t> LayerSizes(Side side) const = 0;

  /// Writes the cells of states [first, first + count) of a layer: count * PieceCount() entries.
  virtual void Read(Side side, int layer, uint64_t first, uint64_t count,
                    uint16_t* cells) const = 0;

  /// For a search whose forward layers hold the states of one value of f = steps + estimate each
  /// (A*): that value, by layer. Empty where layers are depths.
  virtual std::span<const int32_t> Estimates() const { return {}; }

  /// How many states of `layer` + 1 were known once the first `expanded` states of `layer` had been
  /// expanded. The default suits engines that find a layer as a whole.
  virtual uint64_t FoundAfter(Side side, int layer, uint64_t expanded) const {
    const std::span<const uint64_t> sizes = LayerSizes(side);
    const size_t next = static_cast<size_t>(layer) + 1;
    const bool whole = expanded == sizes[static_cast<size_t>(layer)];
    return whole && next < sizes.size() ? sizes[next] : 0;
  }

  /// The successors of expansion `step`, each with its fate at that moment; nothing where the
  /// engine does not expand state by state, or for a step that never was.
  virtual std::optional<Inspection> Inspect(uint64_t step) const {
    static_cast<void>(step);
    return std::nullopt;
  }
};

/// A search that is stepped. Progress, cancelling and animation all follow from `Step`. It runs
/// until an engine gives it another outcome, which stays.
class Search {
 public:
  virtual ~Search() = default;

  /// Expands at most `budget` states (or rows of states, or one stage of a portfolio) and returns
  /// how the search stands. After the end it returns the same outcome again and does nothing.
  virtual Outcome Step(uint32_t budget) = 0;

  Outcome outcome() const { return outcome_; }

  /// Ends a running search; its trace so far stays readable.
  virtual void Cancel() {
    if (outcome_ == Outcome::kRunning) outcome_ = Outcome::kCancelled;
  }

  virtual Stats stats() const = 0;

  /// The optimum when solved; otherwise -1.
  virtual int64_t steps() const = 0;

  /// A shortest plan when solved and the engine keeps one; otherwise empty.
  virtual Plan plan() const = 0;

  /// What proves the outcome: "met", "same" (start is goal), "exhausted-forward", ...; "" when
  /// nothing is proved.
  virtual std::string_view proof() const = 0;

  virtual std::optional<Meeting> meeting() const { return std::nullopt; }

  /// The bounds of the optimum, where the engine keeps any.
  virtual std::optional<Bounds> bounds() const { return std::nullopt; }

  /// The best plan so far: `bounds()->upper` steps, or empty.
  virtual Plan best_plan() const { return plan(); }

  /// The layers, where the engine has any.
  virtual const Trace* trace() const { return nullptr; }

 protected:
  Outcome outcome_ = Outcome::kRunning;
};

}  // namespace midnight

#endif  // MIDNIGHT_CORE_SEARCH_H_
