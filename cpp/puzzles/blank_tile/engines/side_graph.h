// SideGraph: the board as nodes (the tile's cell, the side of it on which the blank stands). All
// that the blank does between two slides of the tile is one arc.
#ifndef MIDNIGHT_PUZZLES_BLANK_TILE_ENGINES_SIDE_GRAPH_H_
#define MIDNIGHT_PUZZLES_BLANK_TILE_ENGINES_SIDE_GRAPH_H_

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "core/board.h"
#include "puzzles/blank_tile/engines/blocks.h"
#include "puzzles/blank_tile/engines/flood.h"
#include "puzzles/blank_tile/rules.h"

namespace midnight::blank_tile {

inline constexpr uint32_t kFar = 0xffffffff;

/// cell * kDirections + side.
using SideNode = uint32_t;

/// Moves of the blank to each side of the tile, kFar where it cannot get.
using Walks = std::array<uint32_t, kDirections>;

constexpr SideNode NodeAt(int cell, int side) {
  return static_cast<SideNode>(cell) * kDirections + static_cast<SideNode>(side);
}
constexpr int CellOf(SideNode node) { return static_cast<int>(node / kDirections); }
constexpr int SideOf(SideNode node) { return static_cast<int>(node % kDirections); }

/// Built once a board, in slices; then read by any number of queries on the same fixed cells.
class SideGraph {
 public:
  /// From a node, where the tile has just slid in: the blank walks round to another side, and the
  /// tile slides there. `cost` counts the walk and the slide.
  struct Arc {
    SideNode to;
    uint32_t cost;
  };

  explicit SideGraph(const Board& board);

  /// Memory of a graph of that board.
  static uint64_t BytesFor(const Board& board);

  /// Builds the arcs of the next `cells` cells; true when all are there. A walk round a cell is
  /// found at once where it is the shortest that can be, known to be impossible from the
  /// components, and flooded otherwise: O(length * rows).
  bool Build(uint32_t cells);

  SideNode node_count() const { return static_cast<SideNode>(next_.size()); }

  /// The neighbour of a free cell, or kNoCell.
  int Next(int cell, int side) const { return next_[NodeAt(cell, side)]; }

  std::span<const Arc> Arcs(SideNode node) const {
    return {arcs_.data() + size_t{node} * kMostArcs, arc_counts_[node]};
  }

  /// The largest cost of an arc so far.
  uint32_t largest_cost() const { return largest_cost_; }

  /// The blank's way to each side of the tile, the tile staying where it is. One flood.
  Walks WalksFrom(int blank, int tile);

  int XOf(int cell) const { return places_[static_cast<size_t>(cell)][0]; }
  int YOf(int cell) const { return places_[static_cast<size_t>(cell)][1]; }

  /// The flood of this board, for tables of one's own.
  Flood& flood() { return flood_; }

 private:
  static constexpr size_t kMostArcs = 3;
  using WalkTable = std::array<Walks, kDirections>;

  void BuildCell(int cell);
  void FindShortWalks(int cell, WalkTable& walks) const;
  bool FollowCorridor(int cell, WalkTable& walks) const;
  void FloodFrom(int cell, int side, WalkTable& walks);
  void AddArcs(int cell, const WalkTable& walks);

  int OnlyOtherSide(int cell, int side) const;

  Flood flood_;
  Blocks blocks_;
  std::vector<std::array<uint8_t, 2>> places_;  // x and y, by cell
  std::vector<int> next_;                       // by node
  std::vector<Arc> arcs_;                       // kMostArcs a node
  std::vector<uint8_t> arc_counts_;
  uint32_t largest_cost_ = 0;
  int built_ = 0;  // cells
  int cells_;
};

}  // namespace midnight::blank_tile

#endif  // MIDNIGHT_PUZZLES_BLANK_TILE_ENGINES_SIDE_GRAPH_H_
