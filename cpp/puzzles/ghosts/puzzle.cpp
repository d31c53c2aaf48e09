#include "puzzles/ghosts/puzzle.h"

#include "puzzles/ghosts/engines/fast.h"
#include "puzzles/ghosts/puzzle_row.h"

namespace midnight::ghosts {
namespace {

constexpr auto kAlgorithms = AlgorithmsWith(OpenFast, FitFast);

}  // namespace

constinit const Puzzle kPuzzle = RowWith(kAlgorithms);

}  // namespace midnight::ghosts
