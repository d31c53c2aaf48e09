#include "puzzles/ghosts/graph.h"

namespace midnight::ghosts {

Graph::Graph(const Board& board)
    : width_(board.width),
      height_(board.height),
      nodes_(static_cast<size_t>(board.CellCount()), kNoNode) {
  for (int cell = 0; cell < board.CellCount(); ++cell) {
    if (board.IsWall(cell)) continue;
    nodes_[static_cast<size_t>(cell)] = static_cast<Node>(cells_.size());
    cells_.push_back(static_cast<uint16_t>(cell));
  }
  moves_.reserve(cells_.size());
  for (const uint16_t cell : cells_) {
    Moves moves{};
    for (int move = 0; move < 5; ++move) {
      const Node next = NodeOf(CellAfter(cell, move));
      if (next != kNoNode) moves.nodes[moves.count++] = next;
    }
    moves_.push_back(moves);
  }
}

Node Graph::NodeOf(int cell) const {
  const bool on_board = cell >= 0 && cell < width_ * height_;
  return on_board ? nodes_[static_cast<size_t>(cell)] : kNoNode;
}

int Graph::CellAfter(int cell, int move) const {
  const std::array<int, 2>& by = kMoves[static_cast<size_t>(move)];
  const int x = cell % width_ + by[0];
  const int y = cell / width_ + by[1];
  return x >= 0 && x < width_ && y >= 0 && y < height_ ? y * width_ + x : kNoCell;
}

}  // namespace midnight::ghosts
