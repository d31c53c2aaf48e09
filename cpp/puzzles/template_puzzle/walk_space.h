// WalkSpace: the states and moves of the template puzzle, one piece that steps along a row of
// cells.
#ifndef MIDNIGHT_PUZZLES_TEMPLATE_PUZZLE_WALK_SPACE_H_
#define MIDNIGHT_PUZZLES_TEMPLATE_PUZZLE_WALK_SPACE_H_

#include <cstdint>

#include "core/board.h"
#include "core/space.h"

namespace midnight::template_puzzle {

/// A state is the piece's cell. Every requirement of `Space` is met in the plainest way: copy this,
/// then make a state hold what your puzzle needs.
class WalkSpace {
 public:
  explicit WalkSpace(const Board& board) : board_(board) {}

  uint64_t IndexLimit() const { return static_cast<uint64_t>(board_.width); }
  int PieceCount() const { return 1; }

  template <class F>
  void ForEachStart(F&& f) const {
    f(static_cast<State>(board_.starts[0]));
  }
  template <class F>
  void ForEachGoal(F&& f) const {
    f(static_cast<State>(board_.goals[0]));
  }

  template <class F>
  void ForEachSuccessor(State state, F&& f) const {
    ForEachAttempt(state, false, [&](const Attempt& attempt, State next) {
      if (attempt.refusal == Refusal::kNone) f(next);
    });
  }
  /// A step back is a step.
  template <class F>
  void ForEachPredecessor(State state, F&& f) const {
    ForEachSuccessor(state, f);
  }

  void WriteCells(State state, uint16_t* cells) const { cells[0] = static_cast<uint16_t>(state); }

  /// Left, then right. A real puzzle, whose successors must be fast, enumerates them on their own.
  template <class F>
  void ForEachAttempt(State state, bool /*backward*/, F&& f) const {
    for (const int by : {-1, 1}) {
      const int to = static_cast<int>(state) + by;
      const bool open = board_.IsCell(to) && !board_.IsWall(to);
      Attempt attempt;
      attempt.cells = {static_cast<uint16_t>(to)};
      if (!open) {
        attempt.refusal = Refusal::kWall;
        attempt.first = 0;
      }
      f(attempt, static_cast<State>(to));
    }
  }

 private:
  Board board_;
};

static_assert(Space<WalkSpace>);

}  // namespace midnight::template_puzzle

#endif  // MIDNIGHT_PUZZLES_TEMPLATE_PUZZLE_WALK_SPACE_H_
