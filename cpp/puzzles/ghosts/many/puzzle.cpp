#include "puzzles/ghosts/many/puzzle.h"

#include "puzzles/ghosts/engines/fast.h"
#include "puzzles/ghosts/many/many.h"
#include "puzzles/ghosts/puzzle_row.h"

namespace midnight::ghosts::many {
namespace {

Fit FitAny(const Board& board) { return FitsRows(board) ? FitFast(board) : FitMany(board); }

std::unique_ptr<Search> OpenAny(const Board& board, const Limits& limits, Reuse& reuse) {
  return FitsRows(board) ? OpenFast(board, limits, reuse) : OpenMany(board, limits);
}

constexpr auto kAlgorithms = AlgorithmsWith(OpenAny, FitAny);

}  // namespace

constinit const Puzzle kPuzzle = RowWith(kAlgorithms);

}  // namespace midnight::ghosts::many
