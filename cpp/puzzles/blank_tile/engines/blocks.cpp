#include "puzzles/blank_tile/engines/blocks.h"

#include <algorithm>

namespace midnight::blank_tile {

Blocks::Blocks(const Board& board) {
  const size_t cells = static_cast<size_t>(board.CellCount());
  blocks_.assign(cells * kDirections, kNone);
  order_.assign(cells, 0);
  low_.assign(cells, 0);
  for (int cell = 0; cell < board.CellCount(); ++cell) {
    if (!board.IsWall(cell) && order_[static_cast<size_t>(cell)] == 0) Search(board, cell);
  }
}

/// Depth-first search with a stack of its own, for boards may be mazes of 65,025 cells.
void Blocks::Search(const Board& board, int root) {
  struct Visit {
    int cell;
    int entry;  ///< side by which the search came in, kDirections for the root
    int side;   ///< next side to look at
  };
  std::vector<Visit> stack;
  const auto enter = [&](int cell, int entry) {
    order_[static_cast<size_t>(cell)] = low_[static_cast<size_t>(cell)] = ++entered_;
    stack.push_back({cell, entry, 0});
  };
  enter(root, kDirections);
  while (!stack.empty()) {
    Visit& at = stack.back();
    uint32_t& low = low_[static_cast<size_t>(at.cell)];
    if (at.side < kDirections) {
      const int side = at.side++;
      const int next = CellAfter(board, at.cell, side);
      if (side == at.entry || next == kNoCell || board.IsWall(next)) continue;
      const uint32_t order = order_[static_cast<size_t>(next)];
      if (order > order_[static_cast<size_t>(at.cell)]) continue;  // walked from below already
      edges_.push_back(Edge(at.cell, side));
      if (order == 0) {
        enter(next, Opposite(side));
      } else {
        low = std::min(low, order);
      }
      continue;
    }
    const Visit done = at;
    const uint32_t done_low = low;
    stack.pop_back();
    if (stack.empty()) return;
    const int parent = stack.back().cell;
    uint32_t& parent_low = low_[static_cast<size_t>(parent)];
    parent_low = std::min(parent_low, done_low);
    if (done_low >= order_[static_cast<size_t>(parent)]) {
      Close(board, Edge(parent, Opposite(done.entry)));
    }
  }
}

/// Gives all edges that were walked since `edge` their component.
void Blocks::Close(const Board& board, size_t edge) {
  for (bool last = false; !last;) {
    const size_t top = edges_.back();
    edges_.pop_back();
    last = top == edge;
    const int cell = static_cast<int>(top / kDirections);
    const int side = static_cast<int>(top % kDirections);
    blocks_[top] = count_;
    blocks_[Edge(CellAfter(board, cell, side), Opposite(side))] = count_;
  }
  ++count_;
}

}  // namespace midnight::blank_tile
