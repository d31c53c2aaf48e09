// SlideSearch: what the engines on the side graph share. They find the slides of the tile; the
// walks of the blank in between are filled in when a plan is asked for.
#ifndef MIDNIGHT_PUZZLES_BLANK_TILE_ENGINES_SLIDE_SEARCH_H_
#define MIDNIGHT_PUZZLES_BLANK_TILE_ENGINES_SLIDE_SEARCH_H_

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "core/board.h"
#include "core/search.h"
#include "puzzles/blank_tile/engines/side_graph.h"
#include "puzzles/blank_tile/rules.h"

namespace midnight::blank_tile {

/// The plan in which the tile slides in these directions, one after the other, and the blank takes
/// a shortest way round in between. Empty when it cannot. O(slides * cells).
Plan PlanOfSlides(const Board& board, std::span<const uint8_t> directions);

/// A search without layers over nodes of the side graph. Decides by itself what needs no search: a
/// tile on its target, and pieces on fixed cells.
class SlideSearch : public Search {
 public:
  explicit SlideSearch(const Board& board);

  Stats stats() const override { return stats_; }
  int64_t steps() const override { return outcome_ == Outcome::kSolved ? steps_ : -1; }
  Plan plan() const override {
    return outcome_ == Outcome::kSolved ? PlanOfSlides(board_, Slides()) : Plan();
  }

  /// "side-graph": no shorter way exists in it; "side-graph-exhausted": no node that can be reached
  /// has the tile on its target; "fixed": a piece or the target is on a fixed cell.
  std::string_view proof() const override { return proof_; }

 protected:
  /// The directions in which the tile slides in the solution.
  virtual std::vector<uint8_t> Slides() const = 0;

  void Solve(int64_t steps) {
    outcome_ = Outcome::kSolved;
    steps_ = steps;
    proof_ = "side-graph";
  }
  void Exhaust() {
    outcome_ = Outcome::kExhausted;
    proof_ = "side-graph-exhausted";
  }
  void Stop(Outcome limit) { outcome_ = limit; }

  const Board& board() const { return board_; }
  Stats& counters() { return stats_; }

 private:
  Board board_;
  int64_t steps_ = -1;
  std::string_view proof_;
  Stats stats_;
};

}  // namespace midnight::blank_tile

#endif  // MIDNIGHT_PUZZLES_BLANK_TILE_ENGINES_SLIDE_SEARCH_H_
