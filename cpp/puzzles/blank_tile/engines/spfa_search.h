// SpfaSearch: the method that contest solutions publish, kept as the measure of the others.
#ifndef MIDNIGHT_PUZZLES_BLANK_TILE_ENGINES_SPFA_SEARCH_H_
#define MIDNIGHT_PUZZLES_BLANK_TILE_ENGINES_SPFA_SEARCH_H_

#include <cstdint>
#include <deque>
#include <memory>
#include <vector>

#include "core/reuse.h"
#include "core/search.h"
#include "puzzles/blank_tile/engines/side_graph.h"
#include "puzzles/blank_tile/engines/slide_search.h"

namespace midnight::blank_tile {

/// 4 * cells nodes (tile, side of the blank) with an edge for each walk of the blank from side to
/// side, found by a breadth-first search from every side of every cell, and one for each slide.
class PlainSideGraph {
 public:
  struct Edge {
    SideNode to;
    uint32_t cost;
  };

  explicit PlainSideGraph(const Board& board);
  static uint64_t BytesFor(const Board& board);

  /// Adds the edges of the next `cells` cells; true when all are there.
  bool Build(uint32_t cells);

  const std::vector<Edge>& Edges(SideNode node) const { return edges_[node]; }

  /// Breadth-first search of the blank; afterwards `Distance` tells its moves to any cell.
  void Search(int blank, int tile);
  uint32_t Distance(int cell) const { return distance_[static_cast<size_t>(cell)]; }

 private:
  Board board_;
  std::vector<std::vector<Edge>> edges_;
  std::vector<uint32_t> distance_;
  std::vector<int> queue_;
  int built_ = 0;
};

/// One query: a search for the blank, then the label-correcting search of R. Bellman and E. Moore
/// with a queue ("shortest path faster algorithm").
class SpfaSearch final : public SlideSearch {
 public:
  SpfaSearch(const Board& board, const Limits& limits, Reuse& reuse);

  /// Builds cells, then takes nodes off the queue, at most `budget` of both together.
  Outcome Step(uint32_t budget) override;

 private:
  void Begin();
  void Expand();
  void Relax(SideNode node, uint32_t cost, SideNode from);
  void Finish();
  std::vector<uint8_t> Slides() const override;

  std::shared_ptr<PlainSideGraph> graph_;
  bool begun_ = false;
  std::vector<uint32_t> cost_;
  std::vector<SideNode> from_;
  std::vector<uint8_t> queued_;
  std::deque<SideNode> queue_;
  SideNode last_ = 0;
};

}  // namespace midnight::blank_tile

#endif  // MIDNIGHT_PUZZLES_BLANK_TILE_ENGINES_SPFA_SEARCH_H_
