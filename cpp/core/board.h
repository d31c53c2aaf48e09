// Board: one instance of any puzzle as a plain value. Texts, links and drawings become a Board, and
// a Board is all that a search is given.
#ifndef MIDNIGHT_CORE_BOARD_H_
#define MIDNIGHT_CORE_BOARD_H_

#include <cstddef>
#include <cstdint>
#include <vector>

namespace midnight {

/// A piece without a place: missing on the board, or (as a goal) free to end anywhere.
inline constexpr int kNoCell = -1;

/// A grid with walls and pieces. A cell is y * width + x, row by row from the top left; outside the
/// grid is wall. `starts[i]` and `goals[i]` belong to piece i.
struct Board {
  int width = 0;
  int height = 0;
  std::vector<uint8_t> walls;  ///< width * height entries, 1 = wall
  std::vector<int> starts;
  std::vector<int> goals;

  int CellCount() const { return width * height; }
  bool Contains(int x, int y) const { return x >= 0 && x < width && y >= 0 && y < height; }
  int Cell(int x, int y) const { return y * width + x; }
  bool IsCell(int cell) const { return cell >= 0 && cell < CellCount(); }
  bool IsWall(int cell) const { return walls[static_cast<size_t>(cell)] != 0; }

  bool operator==(const Board&) const = default;
};

}  // namespace midnight

#endif  // MIDNIGHT_CORE_BOARD_H_
