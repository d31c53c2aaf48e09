// The rules of the solitaire, said once: 8x8 cells, four like pieces that step to a free neighbour
// or jump over a neighbouring piece into the free cell behind it. Nothing leaves the board.
#ifndef MIDNIGHT_PUZZLES_SOLITAIRE_RULES_H_
#define MIDNIGHT_PUZZLES_SOLITAIRE_RULES_H_

#include <array>
#include <cstdint>
#include <optional>
#include <string>

#include "core/board.h"
#include "core/puzzle.h"
#include "core/result.h"

namespace midnight::solitaire {

inline constexpr int kWidth = 8;
inline constexpr int kCells = kWidth * kWidth;
inline constexpr int kPieces = 4;

/// The contest asks for a way of at most this many moves.
inline constexpr int64_t kAskedSteps = 8;

/// Up, left, right, down as steps (x, y): what a piece can reach has then ascending cells.
inline constexpr std::array<std::array<int, 2>, 4> kSteps = {{{0, -1}, {-1, 0}, {1, 0}, {0, 1}}};

/// The cell `distance` steps further in a direction; kNoCell outside the board.
constexpr int CellAfter(int cell, size_t direction, int distance) {
  const int x = cell % kWidth + kSteps[direction][0] * distance;
  const int y = cell / kWidth + kSteps[direction][1] * distance;
  const bool inside = x >= 0 && x < kWidth && y >= 0 && y < kWidth;
  return inside ? y * kWidth + x : kNoCell;
}

/// What makes a board unfit for a search, if anything: not 8x8, a wall, not four pieces and four
/// goals on cells of their own.
std::optional<Error> Validate(const Board& board);

/// Replays a plan. Pieces are alike, so the order of the cells at one time means nothing. A verdict
/// names the first fault as "step 3: the piece at (1,4) cannot go to (4,4)". O(length).
Verdict CheckPlan(const Board& board, const Plan& plan);

}  // namespace midnight::solitaire

#endif  // MIDNIGHT_PUZZLES_SOLITAIRE_RULES_H_
