// Space: what a puzzle must offer so that the core's searches can walk it.
#ifndef MIDNIGHT_CORE_SPACE_H_
#define MIDNIGHT_CORE_SPACE_H_

#include <concepts>
#include <cstdint>
#include <vector>

namespace midnight {

/// States are dense indices. An index takes 32 bits; a space that needs more cannot be searched
/// with one table, and the answer is the memory limit.
using State = uint32_t;

/// Why a joint move is not a move.
enum class Refusal : uint8_t {
  kNone,
  kWall,    ///< the first piece would stand in a wall
  kVertex,  ///< vertex conflict: two pieces in one cell
  kSwap,    ///< swap conflict: two pieces change places
};

/// A joint move that one could think of from a state, legal or not.
struct Attempt {
  std::vector<uint16_t> cells;  ///< where the pieces would stand
  Refusal refusal = Refusal::kNone;
  int first = -1;   ///< the piece at fault, or the first of two
  int second = -1;  ///< the second of two pieces in conflict
};

namespace internal {
struct StateVisitor {
  void operator()(State) const {}
};
struct AttemptVisitor {
  void operator()(const Attempt&, State) const {}
};
}  // namespace internal

/// A Space is a finite graph of states with sets of start and goal states.
///
/// - `IndexLimit()`: every state is below it. May exceed 2^32; then nothing else is called.
/// - `PieceCount()`: pieces a state places on the board.
/// - `ForEachStart(f)`, `ForEachGoal(f)`: f(state), each once, in a fixed order.
/// - `ForEachSuccessor(s, f)`, `ForEachPredecessor(s, f)`: f(state) for each legal move from (to)
/// s,
///   in a fixed order that depends on the board alone. Staying still may be among them.
/// - `WriteCells(s, out)`: PieceCount() cells of the board.
/// - `ForEachAttempt(s, backward, f)`: f(attempt, state) for each joint move from s (or into s),
/// the
///   refused ones included; `state` has a meaning only where nothing is refused.
template <class S>
concept Space = requires(const S& space, State state, uint16_t* out, bool backward,
                         internal::StateVisitor on_state, internal::AttemptVisitor on_attempt) {
  { space.IndexLimit() } -> std::same_as<uint64_t>;
  { space.PieceCount() } -> std::same_as<int>;
  space.ForEachStart(on_state);
  space.ForEachGoal(on_state);
  space.ForEachSuccessor(state, on_state);
  space.ForEachPredecessor(state, on_state);
  space.WriteCells(state, out);
  space.ForEachAttempt(state, backward, on_attempt);
};

}  // namespace midnight

#endif  // MIDNIGHT_CORE_SPACE_H_
