// AllPairs: every answer of a board computed beforehand, for boards that are asked many queries.
#ifndef MIDNIGHT_PUZZLES_BLANK_TILE_ENGINES_ALL_PAIRS_H_
#define MIDNIGHT_PUZZLES_BLANK_TILE_ENGINES_ALL_PAIRS_H_

#include <cstdint>
#include <memory>
#include <vector>

#include "core/reuse.h"
#include "core/search.h"
#include "puzzles/blank_tile/engines/bucket_queue.h"
#include "puzzles/blank_tile/engines/side_graph.h"
#include "puzzles/blank_tile/engines/slide_search.h"

namespace midnight::blank_tile {

/// Two tables. Slides: from (tile, side of the blank), the blank being about to slide the tile to
/// itself, to every target. Walks: of the blank to each side of each tile. 24 bytes for each pair
/// of cells.
class AllPairs {
 public:
  explicit AllPairs(const Board& board);

  static uint64_t BytesFor(const Board& board);

  /// Builds the graph's cells and then the tables of the next cells, `cells` in all; true when
  /// everything is there. Per cell four floods and one Dijkstra search with buckets.
  bool Build(uint32_t cells);

  /// Moves that bring the tile to `target` when the blank first goes to that side of it; kFar when
  /// that cannot be. Two look-ups.
  uint32_t Moves(int blank, int tile, int side, int target) const {
    const uint32_t walk = walks_[WalkIndex(tile, blank, side)];
    const uint32_t slides = slides_[SlideIndex(target, NodeAt(tile, side))];
    return walk == kNoWalk || slides == kFar ? kFar : walk + slides;
  }

  /// The directions in which the tile then slides.
  std::vector<uint8_t> Slides(int tile, int side, int target) const;

 private:
  static constexpr uint16_t kNoWalk = 0xffff;

  size_t WalkIndex(int tile, int blank, int side) const {
    return (static_cast<size_t>(tile) * cells_ + static_cast<size_t>(blank)) * kDirections +
           static_cast<size_t>(side);
  }
  size_t SlideIndex(int target, SideNode node) const {
    return static_cast<size_t>(target) * cells_ * kDirections + node;
  }
  void BuildWalks(int tile);
  void BuildSlides(int target);

  SideGraph graph_;
  size_t cells_;
  std::vector<uint16_t> walks_;
  std::vector<uint32_t> slides_;
  std::unique_ptr<BucketQueue> queue_;
  int built_ = 0;
};

/// One query: eight look-ups, once the tables are there.
class AllPairsSearch final : public SlideSearch {
 public:
  AllPairsSearch(const Board& board, const Limits& limits, Reuse& reuse);

  /// Builds at most `budget` cells, then answers.
  Outcome Step(uint32_t budget) override;

 private:
  std::vector<uint8_t> Slides() const override;

  std::shared_ptr<AllPairs> tables_;
  int side_ = kDirections;  ///< of the first slide
};

}  // namespace midnight::blank_tile

#endif  // MIDNIGHT_PUZZLES_BLANK_TILE_ENGINES_ALL_PAIRS_H_
