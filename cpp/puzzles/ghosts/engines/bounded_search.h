// BoundedSearch: is there a plan of at most so many steps? From one end or from both, keeping only
// the joint states of which each two ghosts, alone on the board, can still be in time.
#ifndef MIDNIGHT_PUZZLES_GHOSTS_ENGINES_BOUNDED_SEARCH_H_
#define MIDNIGHT_PUZZLES_GHOSTS_ENGINES_BOUNDED_SEARCH_H_

#include <cstdint>
#include <numeric>
#include <span>
#include <vector>

#include "puzzles/ghosts/engines/pair_distances.h"
#include "puzzles/ghosts/engines/row_search.h"

namespace midnight::ghosts {

/// The distances of all three pairs to one joint state.
class PairBounds {
 public:
  /// The regions must outlive the bounds.
  PairBounds(const Regions& regions, const Trio& end);

  /// The largest distance of two ghosts from `state`; -1 when two ghosts have none.
  int LongestFrom(const Trio& state);

  /// What may be kept with k steps left.
  Bound Within(int k) { return {set_ab_.Within(k), set_ac_.Within(k), set_bc_.Within(k)}; }

  uint64_t Bytes() const { return ab_.Bytes() + ac_.Bytes() + bc_.Bytes(); }

 private:
  PairDistances ab_;
  PairDistances ac_;
  PairDistances bc_;
  PairSet set_ab_;
  PairSet set_ac_;
  PairSet set_bc_;
};

class BoundedSearch {
 public:
  enum class Result : uint8_t { kRunning, kFound, kNone, kNoMemory };

  BoundedSearch(Regions regions, const Trio& start, const Trio& goal)
      : rows_(std::move(regions)), start_(start), goal_(goal) {}

  bool Allocate(ByteBudget& budget) { return rows_.Allocate(budget); }

  /// Prepares a search for plans of at most `steps` steps. Without bounds on the way from the start
  /// (nullptr) only the side of the start is expanded.
  Result Begin(int steps, PairBounds* to_goal, PairBounds* from_start, ByteBudget& budget);

  /// Expands about `budget` rows. A plan that is found is a shortest one.
  Result Step(uint64_t rows, ByteBudget& budget);

  /// All joint states of the plan, after kFound.
  std::vector<Trio> Path() const;

  /// The state in which the sides met, and how many of those there are that the bounds let pass.
  const Trio& meeting() const { return rows_.meeting(); }
  uint64_t ties() const { return rows_.ties(); }

  const Regions& regions() const { return rows_.regions(); }
  int Depth(Side side) const { return rows_.log(side).layer_count() - 1; }
  /// States whose moves were tried: those of all layers but the newest of each side.
  uint64_t Expanded() const {
    uint64_t newest = 0;
    for (const Side side : kSides) {
      const std::span<const uint64_t> sizes = rows_.log(side).sizes();
      newest += rows_.log(side).states() - std::accumulate(sizes.begin(), sizes.end(), uint64_t{0});
      if (!sizes.empty()) newest += sizes.back();
    }
    return States() - newest;
  }
  uint64_t States() const {
    return rows_.log(Side::kForward).states() + rows_.log(Side::kBackward).states();
  }

 private:
  void OpenTurn();
  Result CloseTurn();

  RowSearch rows_;
  Trio start_;
  Trio goal_;
  int steps_ = 0;
  PairBounds* to_goal_ = nullptr;
  PairBounds* from_start_ = nullptr;
  bool turn_open_ = false;
};

}  // namespace midnight::ghosts

#endif  // MIDNIGHT_PUZZLES_GHOSTS_ENGINES_BOUNDED_SEARCH_H_
