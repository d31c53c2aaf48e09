// SideGraphSearch: one query on the side graph by A* with buckets. The default of the blank tile.
#ifndef MIDNIGHT_PUZZLES_BLANK_TILE_ENGINES_SIDE_GRAPH_SEARCH_H_
#define MIDNIGHT_PUZZLES_BLANK_TILE_ENGINES_SIDE_GRAPH_SEARCH_H_

#include <cstdint>
#include <memory>
#include <vector>

#include "core/reuse.h"
#include "core/search.h"
#include "puzzles/blank_tile/engines/bucket_queue.h"
#include "puzzles/blank_tile/engines/side_graph.h"
#include "puzzles/blank_tile/engines/slide_search.h"

namespace midnight::blank_tile {

/// A lower bound of the moves from a node to the tile's target `dx`, `dy` cells away: what they
/// would take on an endless board without fixed cells, where a slide straight on costs five moves
/// and a slide round a corner three. `horizontal` tells the axis of the slide that led to the node.
/// Consistent along every arc.
uint32_t OpenBoardBound(int dx, int dy, bool horizontal);

/// The board's graph is built on the first query and kept in `reuse`. A query is one flood of the
/// blank to the tile's four sides and then A* (P. Hart, N. Nilsson, B. Raphael, 1968).
class SideGraphSearch final : public SlideSearch {
 public:
  SideGraphSearch(const Board& board, const Limits& limits, Reuse& reuse);

  /// Builds cells, then settles nodes, at most `budget` of both together.
  Outcome Step(uint32_t budget) override;

 private:
  struct Reached {
    uint32_t cost = kFar;
    SideNode from = 0;  ///< the node before; itself for a first slide
    bool settled = false;
  };

  void Begin();
  void Settle();
  void Offer(SideNode node, uint32_t cost, SideNode from);
  uint32_t Bound(SideNode node) const;
  std::vector<uint8_t> Slides() const override;

  std::shared_ptr<SideGraph> graph_;
  Limits limits_;
  bool begun_ = false;
  std::vector<Reached> reached_;
  std::unique_ptr<BucketQueue> queue_;
  SideNode last_ = 0;
};

}  // namespace midnight::blank_tile

#endif  // MIDNIGHT_PUZZLES_BLANK_TILE_ENGINES_SIDE_GRAPH_SEARCH_H_
