#include "puzzles/ghosts/engines/grid.h"

namespace midnight::ghosts {

Frame Frame::Of(const Board& board) {
  int left = board.width;
  int right = -1;
  int top = board.height;
  int bottom = -1;
  for (int y = 0; y < board.height; ++y) {
    for (int x = 0; x < board.width; ++x) {
      if (board.IsWall(board.Cell(x, y))) continue;
      left = std::min(left, x);
      right = std::max(right, x);
      top = std::min(top, y);
      bottom = y;
    }
  }
  if (right < 0) return {};
  return {left, top, right - left + 1, bottom - top + 1};
}

}  // namespace midnight::ghosts
