// DistanceHeuristic: how many steps are left at least, told from ghosts that are alone on the
// board.
#ifndef MIDNIGHT_PUZZLES_GHOSTS_ENGINES_DISTANCE_HEURISTIC_H_
#define MIDNIGHT_PUZZLES_GHOSTS_ENGINES_DISTANCE_HEURISTIC_H_

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/board.h"
#include "puzzles/ghosts/engines/grid.h"
#include "puzzles/ghosts/engines/region.h"

namespace midnight::ghosts {

/// A heuristic: the largest distance of a ghost alone, and after `AddPairs` of two ghosts alone,
/// exact with their conflicts. Admissible, since nobody can be faster than alone, and consistent,
/// since a step changes no distance by more than one.
class DistanceHeuristic {
 public:
  /// O(ghosts * cells) time and memory.
  explicit DistanceHeuristic(const Board& board);

  /// The frame must fit a row. O(pairs * cells^2) time; PairBytes(board) bytes.
  void AddPairs(const Board& board, const Frame& frame);

  static uint64_t PairBytes(const Board& board) {
    const uint64_t ghosts = board.goals.size();
    const uint64_t cells = static_cast<uint64_t>(board.CellCount());
    return ghosts * (ghosts - 1) / 2 * cells * cells * sizeof(int16_t);
  }

  /// Steps left at least from the cells of all ghosts; -1 when one or two of them have no way.
  int operator()(const uint16_t* at) const {
    int most = 0;
    for (size_t i = 0; i < ghosts_; ++i) {
      const int16_t steps = single_[i * cells_ + at[i]];
      if (steps < 0) return -1;
      most = std::max<int>(most, steps);
    }
    for (const Pair& pair : pairs_) {
      const int16_t steps = pair.steps[at[pair.first] * cells_ + at[pair.second]];
      if (steps < 0) return -1;
      most = std::max<int>(most, steps);
    }
    return most;
  }

  uint64_t Bytes() const {
    return (single_.size() + pairs_.size() * cells_ * cells_) * sizeof(int16_t);
  }

 private:
  struct Pair {
    size_t first;
    size_t second;
    std::vector<int16_t> steps;  // by the cells of the first and of the second
  };

  void AddPair(const Board& board, const Grid& grid, const Region& first, const Region& second);

  size_t ghosts_;
  size_t cells_;
  std::vector<int16_t> single_;  // by ghost and cell
  std::vector<Pair> pairs_;
};

}  // namespace midnight::ghosts

#endif  // MIDNIGHT_PUZZLES_GHOSTS_ENGINES_DISTANCE_HEURISTIC_H_
