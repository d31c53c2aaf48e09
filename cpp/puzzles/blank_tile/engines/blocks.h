// Blocks: which sides of a cell stay connected when the cell itself is closed.
#ifndef MIDNIGHT_PUZZLES_BLANK_TILE_ENGINES_BLOCKS_H_
#define MIDNIGHT_PUZZLES_BLANK_TILE_ENGINES_BLOCKS_H_

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/board.h"
#include "puzzles/blank_tile/rules.h"

namespace midnight::blank_tile {

/// The biconnected components of the free cells (J. Hopcroft and R. Tarjan, "Efficient algorithms
/// for graph manipulation", 1973). Two neighbours of a cell are connected without that cell exactly
/// when their edges to it lie in one component. O(cells).
class Blocks {
 public:
  explicit Blocks(const Board& board);

  /// The component of the edge from a cell to its neighbour; kNone where that is no free cell.
  uint32_t Of(int cell, int side) const { return blocks_[Edge(cell, side)]; }

  static constexpr uint32_t kNone = 0xffffffff;

 private:
  static size_t Edge(int cell, int side) {
    return static_cast<size_t>(cell) * kDirections + static_cast<size_t>(side);
  }
  void Search(const Board& board, int root);
  void Close(const Board& board, size_t edge);

  std::vector<uint32_t> blocks_;  // by cell and side
  std::vector<uint32_t> order_;   // when the search entered a cell, from 1; 0 = not yet
  std::vector<uint32_t> low_;     // the earliest cell that is reached from below a cell
  std::vector<size_t> edges_;     // walked and not in a component yet
  uint32_t entered_ = 0;
  uint32_t count_ = 0;
};

}  // namespace midnight::blank_tile

#endif  // MIDNIGHT_PUZZLES_BLANK_TILE_ENGINES_BLOCKS_H_
