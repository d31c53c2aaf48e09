// Heuristics: how many steps are left at least, told from ghosts that are alone on the board.
#ifndef MIDNIGHT_PUZZLES_GHOSTS_HEURISTICS_H_
#define MIDNIGHT_PUZZLES_GHOSTS_HEURISTICS_H_

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/board.h"

namespace midnight::ghosts {

/// The longest way of a ghost alone: admissible, since nobody can be faster than alone, and
/// consistent, since a step changes no way by more than one.
class SingleHeuristic {
 public:
  /// O(ghosts * cells) time and memory.
  explicit SingleHeuristic(const Board& board);

  /// Steps left at least from the cells of all ghosts; -1 when a ghost has no way.
  int operator()(const uint16_t* at) const {
    int most = 0;
    for (size_t i = 0; i < ghosts_; ++i) {
      const int16_t steps = steps_[i * cells_ + at[i]];
      if (steps < 0) return -1;
      most = std::max<int>(most, steps);
    }
    return most;
  }

  uint64_t Bytes() const { return steps_.size() * sizeof(int16_t); }

 private:
  size_t ghosts_;
  size_t cells_;
  std::vector<int16_t> steps_;  // by ghost and cell
};

}  // namespace midnight::ghosts

#endif  // MIDNIGHT_PUZZLES_GHOSTS_HEURISTICS_H_
