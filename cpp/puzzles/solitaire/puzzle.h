// The solitaire (HDU 1401): its row in the table of puzzles.
#ifndef MIDNIGHT_PUZZLES_SOLITAIRE_PUZZLE_H_
#define MIDNIGHT_PUZZLES_SOLITAIRE_PUZZLE_H_

#include "core/puzzle.h"

namespace midnight::solitaire {

extern const Puzzle kPuzzle;

}  // namespace midnight::solitaire

#endif  // MIDNIGHT_PUZZLES_SOLITAIRE_PUZZLE_H_
