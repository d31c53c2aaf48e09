// A* for ghosts, with two heuristics to compare.
#ifndef MIDNIGHT_PUZZLES_GHOSTS_ENGINES_A_STAR_H_
#define MIDNIGHT_PUZZLES_GHOSTS_ENGINES_A_STAR_H_

#include <memory>

#include "core/board.h"
#include "core/puzzle.h"
#include "core/reuse.h"
#include "core/search.h"

namespace midnight::ghosts {

/// The estimate is the largest distance of a ghost alone. Any number of ghosts whose joint states
/// can be numbered.
Fit FitAStarSingle(const Board& board);
std::unique_ptr<Search> OpenAStarSingle(const Board& board, const Limits& limits, Reuse& reuse);

/// The estimate is the largest distance of two ghosts alone, exact with their conflicts. Boards
/// whose free cells fit 16x16, and whose tables the byte budget holds.
Fit FitAStarPairs(const Board& board);
std::unique_ptr<Search> OpenAStarPairs(const Board& board, const Limits& limits, Reuse& reuse);

}  // namespace midnight::ghosts

#endif  // MIDNIGHT_PUZZLES_GHOSTS_ENGINES_A_STAR_H_
