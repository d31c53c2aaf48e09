// SideGraphSearch: one query on the side graph by A* with buckets. The default of the blank tile.
#ifndef MIDNIGHT_PUZZLES_BLANK_TILE_ENGINES_SIDE_GRAPH_SEARCH_H_
#define MIDNIGHT_PUZZLES_BLANK_TILE_ENGINES_SIDE_GRAPH_SEARCH_H_

#include <cstdint>
#include <memory>
#include <vector>

#include "core/reuse.h"
#include "core/search.h"
#include "puzzles/blank_tile/engines/bucket_queue.h"
#include "puzzles/blank_tile/engines/landmarks.h"
#include "puzzles/blank_tile/engines/side_graph.h"
#include "puzzles/blank_tile/engines/slide_search.h"

namespace midnight::blank_tile {

/// A lower bound of the moves from a node to the tile's target `dx`, `dy` cells away: what they
/// would take on an endless board without fixed cells, where a slide straight on costs five moves
/// and a slide round a corner three. `horizontal` tells the axis of the slide that led to the node.
/// Consistent along every arc.
uint32_t OpenBoardBound(int dx, int dy, bool horizontal);

/// What a query writes on. Kept from one query to the next, so that a query costs what it touches.
class Scratch {
 public:
  struct Reached {
    uint32_t cost = kFar;
    SideNode from : 31 = 0;  ///< the node before; itself for a first slide
    SideNode settled : 1 = 0;
  };

  Scratch(size_t nodes, uint32_t span) : reached_(nodes), queue_(span) {}

  BucketQueue& queue() { return queue_; }
  Reached& At(SideNode node) { return reached_[node]; }
  const Reached& At(SideNode node) const { return reached_[node]; }

  /// To be told of a node before it is written on for the first time.
  void Touch(SideNode node) { touched_.push_back(node); }

  void Clear() {
    for (const SideNode node : touched_) reached_[node] = Reached();
    touched_.clear();
  }

 private:
  std::vector<Reached> reached_;
  std::vector<SideNode> touched_;
  BucketQueue queue_;
};

/// A board's graph, its landmarks once the graph is whole, and the scratch of the query that ended
/// last.
struct SideTables {
  explicit SideTables(const Board& board) : graph(board) {}

  /// True when everything is there.
  bool Build(uint32_t cells);

  SideGraph graph;
  std::unique_ptr<Landmarks> landmarks;
  std::unique_ptr<Scratch> scratch;
};

/// The board's graph is built on the first query and kept in `reuse`. A query is one flood of the
/// blank to the tile's four sides and then A* (P. Hart, N. Nilsson, B. Raphael, 1968) with the
/// larger of both bounds.
class SideGraphSearch final : public SlideSearch {
 public:
  SideGraphSearch(const Board& board, const Limits& limits, Reuse& reuse);
  ~SideGraphSearch() override;
  SideGraphSearch(const SideGraphSearch&) = delete;
  SideGraphSearch& operator=(const SideGraphSearch&) = delete;

  /// Builds cells, then settles nodes, at most `budget` of both together.
  Outcome Step(uint32_t budget) override;

 private:
  void Begin();
  void Settle();
  void Relax(SideNode node, uint32_t cost, SideNode from);
  uint32_t Bound(SideNode node) const;
  std::vector<uint8_t> Slides() const override;

  std::shared_ptr<SideTables> tables_;
  Limits limits_;
  std::unique_ptr<Scratch> scratch_;  ///< taken when the search begins
  Landmarks::Target target_{};
  int target_x_ = 0;
  int target_y_ = 0;
  SideNode last_ = 0;
};

}  // namespace midnight::blank_tile

#endif  // MIDNIGHT_PUZZLES_BLANK_TILE_ENGINES_SIDE_GRAPH_SEARCH_H_
