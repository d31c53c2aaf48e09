// The bit-parallel engine for boards wider than 16 cells: in a source of its own, which is compiled
// for size, since its rows are loops and it would outweigh all the rest.
#ifndef MIDNIGHT_PUZZLES_GHOSTS_ENGINES_BIT_PARALLEL_WIDE_H_
#define MIDNIGHT_PUZZLES_GHOSTS_ENGINES_BIT_PARALLEL_WIDE_H_

#include <memory>

#include "core/board.h"
#include "core/search.h"
#include "puzzles/ghosts/engines/grid.h"

namespace midnight::ghosts {

/// One to three ghosts in a frame of up to 32x32; the memory limit beyond.
std::unique_ptr<Search> OpenBitParallelWide(const Board& board, const Frame& frame,
                                            const Limits& limits);

}  // namespace midnight::ghosts

#endif  // MIDNIGHT_PUZZLES_GHOSTS_ENGINES_BIT_PARALLEL_WIDE_H_
