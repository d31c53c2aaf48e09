// Graph: the free cells of a board, numbered, each with the cells that a ghost can be on one step
// later.
#ifndef MIDNIGHT_PUZZLES_GHOSTS_GRAPH_H_
#define MIDNIGHT_PUZZLES_GHOSTS_GRAPH_H_

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "core/board.h"

namespace midnight::ghosts {

/// Number of a free cell, row by row from the top left.
using Node = uint16_t;
inline constexpr Node kNoNode = 0xffff;

/// Moves of one ghost in their fixed order: stay, up, down, left, right.
inline constexpr std::array<std::array<int, 2>, 5> kMoves = {
    {{0, 0}, {0, -1}, {0, 1}, {-1, 0}, {1, 0}}};

/// Built from a board of up to 65,535 cells in O(cells).
class Graph {
 public:
  explicit Graph(const Board& board);

  int node_count() const { return static_cast<int>(cells_.size()); }

  /// The node itself first, then its free neighbours, in the order of kMoves.
  std::span<const Node> Next(Node node) const {
    const Moves& moves = moves_[node];
    return {moves.nodes.data(), moves.count};
  }

  uint16_t CellOf(Node node) const { return cells_[node]; }

  /// kNoNode for walls, and for cells that are not on the board.
  Node NodeOf(int cell) const;

  /// The cell that a move leads to, walls included; kNoCell outside the board.
  int CellAfter(int cell, int move) const;

 private:
  struct Moves {
    std::array<Node, 5> nodes;
    uint16_t count;
  };

  int width_;
  int height_;
  std::vector<uint16_t> cells_;  // by node
  std::vector<Node> nodes_;      // by cell
  std::vector<Moves> moves_;     // by node
};

}  // namespace midnight::ghosts

#endif  // MIDNIGHT_PUZZLES_GHOSTS_GRAPH_H_
