// PositionSpace: the positions of four like pieces as one number each.
#ifndef MIDNIGHT_PUZZLES_SOLITAIRE_POSITION_SPACE_H_
#define MIDNIGHT_PUZZLES_SOLITAIRE_POSITION_SPACE_H_

#include <array>
#include <bit>
#include <cstdint>

#include "core/board.h"
#include "core/space.h"
#include "puzzles/solitaire/ranking.h"
#include "puzzles/solitaire/rules.h"

namespace midnight::solitaire {

/// A state is the rank of a position. Moves are reversible: a step back is a step, and a jump
/// leaves the piece that it passed between the two cells.
class PositionSpace {
 public:
  explicit PositionSpace(const Board& board);

  uint64_t IndexLimit() const { return kPositions; }
  int PieceCount() const { return kPieces; }

  template <class F>
  void ForEachStart(F&& f) const {
    f(start_);
  }
  template <class F>
  void ForEachGoal(F&& f) const {
    f(goal_);
  }

  /// Pieces in the order of their cells, each in the order of kSteps.
  template <class F>
  void ForEachSuccessor(State state, F&& f) const {
    const Position position = Unrank(state);
    const uint64_t occupied = Occupied(position);
    for (size_t i = 0; i < kPieces; ++i) {
      const Lifted lifted(position, i);
      for (uint64_t to = TargetsOf(position[i], occupied); to != 0; to &= to - 1) {
        f(lifted.RankWith(static_cast<unsigned>(std::countr_zero(to))));
      }
    }
  }
  template <class F>
  void ForEachPredecessor(State state, F&& f) const {
    ForEachSuccessor(state, f);
  }

  /// Ascending.
  void WriteCells(State state, uint16_t* cells) const {
    const Position position = Unrank(state);
    for (size_t i = 0; i < kPieces; ++i) cells[i] = position[i];
  }

  /// Four directions a piece. What leaves the board is refused as a wall (its cell is 65,535), a
  /// jump that lands on a piece as two pieces in one cell.
  template <class F>
  void ForEachAttempt(State state, bool backward, F&& f) const;

 private:
  /// The cells that the piece on `cell` can reach as a set of bits: free neighbours, and free cells
  /// behind neighbours that are taken. Columns are masked so that nothing goes round the board's
  /// edge.
  static uint64_t TargetsOf(unsigned cell, uint64_t occupied) {
    constexpr uint64_t kNotFirst = 0xfefefefefefefefe;
    constexpr uint64_t kNotLast = 0x7f7f7f7f7f7f7f7f;
    const auto left = [](uint64_t set) { return (set & kNotFirst) >> 1; };
    const auto right = [](uint64_t set) { return (set & kNotLast) << 1; };
    const uint64_t at = uint64_t{1} << cell;
    const uint64_t near = at >> kWidth | left(at) | right(at) | at << kWidth;
    const uint64_t far = (at >> kWidth & occupied) >> kWidth | left(left(at) & occupied) |
                         right(right(at) & occupied) | (at << kWidth & occupied) << kWidth;
    return (near | far) & ~occupied;
  }

  static uint64_t Occupied(const Position& position) {
    uint64_t occupied = 0;
    for (const uint16_t cell : position) occupied |= uint64_t{1} << cell;
    return occupied;
  }

  /// A position without its piece i, ready to be ranked with that piece elsewhere. Of the three
  /// that stay, those below the new cell keep their places and those above move up by one.
  class Lifted {
   public:
    Lifted(const Position& position, size_t i) {
      for (size_t k = 0; k + 1 < kPieces; ++k) rest_[k] = position[k < i ? k : k + 1];
      for (size_t below = 0; below < kPieces; ++below) {
        for (size_t k = 0; k + 1 < kPieces; ++k) {
          sums_[below] += kChoose[k < below ? k : k + 1][rest_[k]];
        }
      }
    }

    State RankWith(unsigned cell) const {
      size_t below = 0;
      for (const unsigned other : rest_) below += other < cell ? 1 : 0;
      return sums_[below] + kChoose[below][cell];
    }

   private:
    std::array<unsigned, kPieces - 1> rest_;
    std::array<State, kPieces> sums_{};
  };

  State start_;
  State goal_;
};

template <class F>
void PositionSpace::ForEachAttempt(State state, bool backward, F&& f) const {
  static_cast<void>(backward);
  const Position position = Unrank(state);
  const uint64_t occupied = Occupied(position);
  for (size_t i = 0; i < kPieces; ++i) {
    for (size_t direction = 0; direction < kSteps.size(); ++direction) {
      int to = CellAfter(position[i], direction, 1);
      if (to != kNoCell && (occupied >> to & 1) != 0) to = CellAfter(position[i], direction, 2);
      Attempt attempt;
      attempt.cells.assign(position.begin(), position.end());
      attempt.cells[i] = static_cast<uint16_t>(to);
      if (to == kNoCell) attempt.refusal = Refusal::kWall;
      if (to != kNoCell && (occupied >> to & 1) != 0) attempt.refusal = Refusal::kVertex;
      const bool legal = attempt.refusal == Refusal::kNone;
      if (!legal) attempt.first = static_cast<int>(i);
      for (size_t k = 0; k < kPieces && attempt.refusal == Refusal::kVertex; ++k) {
        if (position[k] == to) attempt.second = static_cast<int>(k);
      }
      f(attempt, legal ? Lifted(position, i).RankWith(static_cast<unsigned>(to)) : 0);
    }
  }
}

static_assert(Space<PositionSpace>);

}  // namespace midnight::solitaire

#endif  // MIDNIGHT_PUZZLES_SOLITAIRE_POSITION_SPACE_H_
