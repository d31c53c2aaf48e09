// The ghosts' row in the table of puzzles.
#ifndef MIDNIGHT_PUZZLES_GHOSTS_PUZZLE_H_
#define MIDNIGHT_PUZZLES_GHOSTS_PUZZLE_H_

#include "core/puzzle.h"

namespace midnight::ghosts {

/// Ghosts: "The Morning after Halloween" (ICPC Tokyo 2007, problem G), which is multi-agent path
/// finding with the makespan objective.
extern const Puzzle kPuzzle;

}  // namespace midnight::ghosts

#endif  // MIDNIGHT_PUZZLES_GHOSTS_PUZZLE_H_
