// SingleDistances: how far a ghost that is alone on the board is from its target, as sets of
// places.
#ifndef MIDNIGHT_PUZZLES_GHOSTS_ENGINES_SINGLE_DISTANCES_H_
#define MIDNIGHT_PUZZLES_GHOSTS_ENGINES_SINGLE_DISTANCES_H_

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "puzzles/ghosts/engines/grid.h"
#include "puzzles/ghosts/engines/row.h"

namespace midnight::ghosts {

/// A breadth-first search on rows of bits. O(largest distance).
class SingleDistances {
 public:
  static constexpr uint16_t kNone = 0xffff;

  SingleDistances(const Grid& grid, Place target) : SingleDistances(grid.free(), target) {}

  /// The distances of a ghost that does not exist: it stands at place 0 and never moves.
  static SingleDistances OfNobody() { return SingleDistances(Row::Of(0), 0); }

  /// The places at most k steps away, k >= 0.
  const Row& Within(int k) const {
    return within_[std::min(static_cast<size_t>(k), within_.size() - 1)];
  }

  /// Steps from a place to the target; kNone when there is no way.
  uint16_t From(Place place) const { return steps_[place]; }

 private:
  SingleDistances(const Row& floor, Place target) {
    steps_.fill(kNone);
    within_.reserve(64);
    Row last = Row::None();
    for (Row all = Row::Of(target); !(all == last); all = all.Spread() & floor) {
      const uint16_t depth = static_cast<uint16_t>(within_.size());
      Without(all, last).ForEach([&](Place place) { steps_[place] = depth; });
      within_.push_back(all);
      last = all;
    }
  }

  std::vector<Row> within_;  // by k
  std::array<uint16_t, Row::kPlaces> steps_;
};

}  // namespace midnight::ghosts

#endif  // MIDNIGHT_PUZZLES_GHOSTS_ENGINES_SINGLE_DISTANCES_H_
