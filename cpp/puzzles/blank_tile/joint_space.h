// JointSpace: the joint states of blank and tile, the way one first thinks of the puzzle.
#ifndef MIDNIGHT_PUZZLES_BLANK_TILE_JOINT_SPACE_H_
#define MIDNIGHT_PUZZLES_BLANK_TILE_JOINT_SPACE_H_

#include <bit>
#include <cstdint>
#include <vector>

#include "core/board.h"
#include "core/space.h"
#include "puzzles/blank_tile/rules.h"

namespace midnight::blank_tile {

/// A state is the tile's cell and the blank's cell in two bit fields. Moves are reversible. The
/// goal is a set: the tile on its target, the blank on any other free cell. A start on a fixed cell
/// is a state like any other, without a way to the goal.
class JointSpace {
 public:
  explicit JointSpace(const Board& board)
      : board_(board),
        bits_(static_cast<int>(std::bit_width(static_cast<unsigned>(board.CellCount()) - 1))) {
    next_.reserve(static_cast<size_t>(board.CellCount()) * kDirections);
    for (int cell = 0; cell < board.CellCount(); ++cell) {
      for (int direction = 0; direction < kDirections; ++direction) {
        const int next = CellAfter(board, cell, direction);
        const bool open = next != kNoCell && !board.IsWall(cell) && !board.IsWall(next);
        next_.push_back(open ? static_cast<uint16_t>(next) : kBlocked);
      }
    }
  }

  uint64_t IndexLimit() const { return uint64_t{1} << (2 * bits_); }
  int PieceCount() const { return kPieces; }

  template <class F>
  void ForEachStart(F&& f) const {
    f(Start());
  }

  template <class F>
  void ForEachGoal(F&& f) const {
    const int target = TargetOf(board_);
    const auto is_goal = [&](int blank) { return blank != target && !board_.IsWall(blank); };
    for (int blank = 0; blank < board_.CellCount(); ++blank) {
      if (is_goal(blank)) f(Pack(blank, target));
    }
    if (TileOf(board_) == target && !is_goal(BlankOf(board_))) f(Start());
  }

  /// The blank's directions in their fixed order.
  template <class F>
  void ForEachSuccessor(State state, F&& f) const {
    const State blank = state & Mask();
    const State tile = state >> bits_;
    const uint16_t* next = next_.data() + size_t{blank} * kDirections;
    for (int direction = 0; direction < kDirections; ++direction) {
      const State to = next[direction];
      if (to != kBlocked) f((to == tile ? blank : tile) << bits_ | to);
    }
  }
  template <class F>
  void ForEachPredecessor(State state, F&& f) const {
    ForEachSuccessor(state, f);
  }

  void WriteCells(State state, uint16_t* cells) const {
    cells[kBlank] = static_cast<uint16_t>(state & Mask());
    cells[kTile] = static_cast<uint16_t>(state >> bits_);
  }

  /// The four directions; a move off the board is refused as a wall, and its cell is 65,535.
  template <class F>
  void ForEachAttempt(State state, bool backward, F&& f) const {
    static_cast<void>(backward);
    const int blank = static_cast<int>(state & Mask());
    const int tile = static_cast<int>(state >> bits_);
    for (int direction = 0; direction < kDirections; ++direction) {
      const int to = CellAfter(board_, blank, direction);
      const int tile_to = to == tile ? blank : tile;
      Attempt attempt;
      attempt.cells = {static_cast<uint16_t>(to), static_cast<uint16_t>(tile_to)};
      const size_t edge = static_cast<size_t>(blank) * kDirections + static_cast<size_t>(direction);
      if (next_[edge] == kBlocked) {
        attempt.refusal = Refusal::kWall;
        attempt.first = static_cast<int>(kBlank);
      }
      f(attempt, Pack(to, tile_to));
    }
  }

 private:
  static constexpr uint16_t kBlocked = 0xffff;

  State Mask() const { return (State{1} << bits_) - 1; }
  State Pack(int blank, int tile) const {
    return static_cast<State>(tile) << bits_ | static_cast<State>(blank);
  }
  State Start() const { return Pack(BlankOf(board_), TileOf(board_)); }

  Board board_;
  int bits_;                    // of one piece's field
  std::vector<uint16_t> next_;  // by cell and direction of the blank
};

static_assert(Space<JointSpace>);

}  // namespace midnight::blank_tile

#endif  // MIDNIGHT_PUZZLES_BLANK_TILE_JOINT_SPACE_H_
