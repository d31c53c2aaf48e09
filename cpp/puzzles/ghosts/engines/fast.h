// Fast: the portfolio of engines that answers first, for up to three ghosts.
#ifndef MIDNIGHT_PUZZLES_GHOSTS_ENGINES_FAST_H_
#define MIDNIGHT_PUZZLES_GHOSTS_ENGINES_FAST_H_

#include <memory>

#include "core/board.h"
#include "core/puzzle.h"
#include "core/reuse.h"
#include "core/search.h"

namespace midnight::ghosts {

/// Up to three ghosts on floor that fits a row of bits.
bool FitsRows(const Board& board);

/// Lower bounds first, then searches that keep only what a bound allows, each a stage:
///   1. a greedy beam at the largest distance of a ghost alone ("single-bound");
///   2. a one-way search at the largest distance of two ghosts alone ("pair-bound");
///   3. two-way searches at larger and larger bounds ("met");
///   4. after three of those, whether there is a plan at all ("exhausted"), and then on with 3.
/// Every plan is replayed by the rules before it is an answer. `Step` counts rows, and runs a stage
/// of bounds as a whole. It keeps no trace. Other boards (more ghosts, wider than a row of bits)
/// are searched by the textbook's bidirectional search.
Fit FitFast(const Board& board);
std::unique_ptr<Search> OpenFast(const Board& board, const Limits& limits, Reuse& reuse);

}  // namespace midnight::ghosts

#endif  // MIDNIGHT_PUZZLES_GHOSTS_ENGINES_FAST_H_
