// The rules of the blank tile, said once: where the blank can go, what a board must have, and what
// is wrong with a plan.
#ifndef MIDNIGHT_PUZZLES_BLANK_TILE_RULES_H_
#define MIDNIGHT_PUZZLES_BLANK_TILE_RULES_H_

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "core/board.h"
#include "core/puzzle.h"
#include "core/result.h"

namespace midnight::blank_tile {

/// Pieces of a Board: starts are [blank, tile], goals are [kNoCell, target].
inline constexpr size_t kBlank = 0;
inline constexpr size_t kTile = 1;
inline constexpr int kPieces = 2;

/// The four directions in their fixed order, as letters and as steps (x, y). They name the sides of
/// a cell as well.
inline constexpr int kDirections = 4;
inline constexpr std::array<char, kDirections> kLetters = {'U', 'D', 'L', 'R'};
inline constexpr std::array<std::array<int, 2>, kDirections> kSteps = {
    {{0, -1}, {0, 1}, {-1, 0}, {1, 0}}};

constexpr int Opposite(int direction) { return direction ^ 1; }

inline constexpr int kMaxSide = 255;

inline int BlankOf(const Board& board) { return board.starts[kBlank]; }
inline int TileOf(const Board& board) { return board.starts[kTile]; }
inline int TargetOf(const Board& board) { return board.goals[kTile]; }

/// The neighbour of a cell, walls included; kNoCell outside the board.
int CellAfter(const Board& board, int cell, int direction);

/// True when blank and tile both stand on free cells, so that moves exist at all.
bool CanMove(const Board& board);

/// What makes a board unfit for a search, if anything: a size out of range, or a blank, tile or
/// target that is missing; blank and tile in one cell unless the tile is on its target. Blank, tile
/// and target may stand on fixed cells: then the answer is 0 or that there is none.
std::optional<Error> Validate(const Board& board);

/// Replays a plan: starts, single steps of the blank into free cells, the tile that changes places
/// with it and else stays, the target. A verdict names the first fault. O(length).
Verdict CheckPlan(const Board& board, const Plan& plan);

}  // namespace midnight::blank_tile

#endif  // MIDNIGHT_PUZZLES_BLANK_TILE_RULES_H_
