// The blank tile (NOIP 2013, Luogu P1979): its row in the table of puzzles.
#ifndef MIDNIGHT_PUZZLES_BLANK_TILE_PUZZLE_H_
#define MIDNIGHT_PUZZLES_BLANK_TILE_PUZZLE_H_

#include "core/puzzle.h"

namespace midnight::blank_tile {

extern const Puzzle kPuzzle;

}  // namespace midnight::blank_tile

#endif  // MIDNIGHT_PUZZLES_BLANK_TILE_PUZZLE_H_
