// Grid: the free cells of a board as a row of bits, cut to the rectangle that holds them all; a
// border of walls therefore costs nothing.
#ifndef MIDNIGHT_PUZZLES_GHOSTS_ENGINES_GRID_H_
#define MIDNIGHT_PUZZLES_GHOSTS_ENGINES_GRID_H_

#include <algorithm>
#include <cstdint>

#include "core/board.h"
#include "puzzles/ghosts/engines/row.h"

namespace midnight::ghosts {

/// The smallest rectangle of a board that holds all free cells. O(cells).
struct Frame {
  int x = 0;
  int y = 0;
  int width = 0;
  int height = 0;

  static Frame Of(const Board& board);
  int LongestSide() const { return std::max(width, height); }
};

/// Places of a row for the cells of a board. The frame must fit the row.
class Grid {
 public:
  Grid(const Board& board, const Frame& frame) : frame_(frame), board_width_(board.width) {
    uint64_t words[Row::kWords] = {};
    for (int y = 0; y < frame.height; ++y) {
      for (int x = 0; x < frame.width; ++x) {
        if (board.IsWall(board.Cell(frame.x + x, frame.y + y))) continue;
        const int place = y * Row::kWidth + x;
        words[place / 64] |= uint64_t{1} << (place % 64);
      }
    }
    free_ = Row::FromWords(words);
  }

  const Row& free() const { return free_; }

  Place PlaceOf(int cell) const {
    const int x = cell % board_width_ - frame_.x;
    const int y = cell / board_width_ - frame_.y;
    return static_cast<Place>(y * Row::kWidth + x);
  }

  uint16_t CellOf(Place place) const {
    const int x = place % Row::kWidth + frame_.x;
    const int y = place / Row::kWidth + frame_.y;
    return static_cast<uint16_t>(y * board_width_ + x);
  }

  /// The free neighbours of a place.
  Row Near(Place place) const {
    const Row self = Row::Of(place);
    return Without(self.Spread() & free_, self);
  }

  /// The connected component of a place, and how many steps its farthest place is away.
  Row Component(Place place, int* farthest) const {
    Row all = Row::Of(place);
    for (*farthest = 0;; ++*farthest) {
      const Row next = all.Spread() & free_;
      if (next == all) return all;
      all = next;
    }
  }

 private:
  Frame frame_;
  int board_width_;
  Row free_;
};

}  // namespace midnight::ghosts

#endif  // MIDNIGHT_PUZZLES_GHOSTS_ENGINES_GRID_H_
