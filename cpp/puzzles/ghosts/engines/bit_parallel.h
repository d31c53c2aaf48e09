// The bit-parallel engine: blind bidirectional search, layer by layer, on rows of bits.
#ifndef MIDNIGHT_PUZZLES_GHOSTS_ENGINES_BIT_PARALLEL_H_
#define MIDNIGHT_PUZZLES_GHOSTS_ENGINES_BIT_PARALLEL_H_

#include <memory>

#include "core/board.h"
#include "core/puzzle.h"
#include "core/reuse.h"
#include "core/search.h"

namespace midnight::ghosts {

/// One to three ghosts on any board whose free cells fit 16x16. A turn expands the side with fewer
/// rows in its frontier, so the schedule may differ from the textbook's; the layers of a side never
/// do. `Step` counts rows. `generated` stays 0: successors are never seen one by one.
Fit FitBitParallel(const Board& board);
std::unique_ptr<Search> OpenBitParallel(const Board& board, const Limits& limits, Reuse& reuse);

}  // namespace midnight::ghosts

#endif  // MIDNIGHT_PUZZLES_GHOSTS_ENGINES_BIT_PARALLEL_H_
