// The ghosts' row in the table of puzzles with the engines for many ghosts and large maps.
#ifndef MIDNIGHT_PUZZLES_GHOSTS_MANY_PUZZLE_H_
#define MIDNIGHT_PUZZLES_GHOSTS_MANY_PUZZLE_H_

#include "core/puzzle.h"

namespace midnight::ghosts::many {

/// The same puzzle; `fast` answers any number of ghosts. What it adds is not small, so the page's
/// first module is built without.
extern const Puzzle kPuzzle;

}  // namespace midnight::ghosts::many

#endif  // MIDNIGHT_PUZZLES_GHOSTS_MANY_PUZZLE_H_
