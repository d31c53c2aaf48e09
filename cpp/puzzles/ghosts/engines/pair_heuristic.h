// PairHeuristic: how many steps are left at least, told from every two ghosts alone on the board.
#ifndef MIDNIGHT_PUZZLES_GHOSTS_ENGINES_PAIR_HEURISTIC_H_
#define MIDNIGHT_PUZZLES_GHOSTS_ENGINES_PAIR_HEURISTIC_H_

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/board.h"
#include "puzzles/ghosts/engines/grid.h"
#include "puzzles/ghosts/engines/walk.h"
#include "puzzles/ghosts/heuristics.h"

namespace midnight::ghosts {

/// The longest way of two ghosts, exact with their conflicts; never less than SingleHeuristic, and
/// admissible and consistent for the same reasons.
class PairHeuristic {
 public:
  /// The frame must fit a row. O(pairs * floods); BytesFor(board) bytes.
  PairHeuristic(const Board& board, const Frame& frame);

  /// Steps left at least from the cells of all ghosts; -1 when two ghosts have no way.
  int operator()(const uint16_t* at) const {
    int most = single_(at);
    for (const Pair& pair : pairs_) {
      const int16_t steps = pair.steps[at[pair.first] * cells_ + at[pair.second]];
      if (steps < 0 || most < 0) return -1;
      most = std::max<int>(most, steps);
    }
    return most;
  }

  uint64_t Bytes() const {
    return single_.Bytes() + pairs_.size() * cells_ * cells_ * sizeof(int16_t);
  }

  static uint64_t BytesFor(const Board& board) {
    const uint64_t ghosts = board.goals.size();
    const uint64_t cells = static_cast<uint64_t>(board.CellCount());
    return ghosts * (ghosts - 1) / 2 * cells * cells * sizeof(int16_t);
  }

 private:
  struct Pair {
    size_t first;
    size_t second;
    std::vector<int16_t> steps;  // by the cells of the first and of the second
  };

  void AddPair(const Board& board, const Grid& grid, const Walk& first, const Walk& second);

  SingleHeuristic single_;
  size_t cells_;
  std::vector<Pair> pairs_;
};

}  // namespace midnight::ghosts

#endif  // MIDNIGHT_PUZZLES_GHOSTS_ENGINES_PAIR_HEURISTIC_H_
