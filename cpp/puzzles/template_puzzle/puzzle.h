// The smallest legal puzzle: a piece walks along a row. Built and tested with all others, and shown
// nowhere; a new puzzle starts as a copy of this folder.
#ifndef MIDNIGHT_PUZZLES_TEMPLATE_PUZZLE_PUZZLE_H_
#define MIDNIGHT_PUZZLES_TEMPLATE_PUZZLE_PUZZLE_H_

#include "core/puzzle.h"

namespace midnight::template_puzzle {

extern const Puzzle kPuzzle;

}  // namespace midnight::template_puzzle

#endif  // MIDNIGHT_PUZZLES_TEMPLATE_PUZZLE_PUZZLE_H_
