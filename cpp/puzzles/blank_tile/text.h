// The contest text of the blank tile (NOIP 2013): read query by query, and printed; plans as
// letters.
#ifndef MIDNIGHT_PUZZLES_BLANK_TILE_TEXT_H_
#define MIDNIGHT_PUZZLES_BLANK_TILE_TEXT_H_

#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "core/board.h"
#include "core/puzzle.h"
#include "core/result.h"

namespace midnight::blank_tile {

/// Reads `n m q`, n rows of m numbers (1 = free, 0 = fixed) and q queries of blank, tile and target
/// as rows and columns from 1; boards may follow each other. One Board a query. Any bytes are safe;
/// faults carry their line and column. Linear in the text.
std::unique_ptr<CaseReader> Read(std::string_view text);

/// Prints boards as contest text; neighbours with the same fixed cells share one board. Refused for
/// a board that lacks a piece, or whose blank stands on the tile.
Result<std::string> Print(std::span<const Board> boards);

/// One line of U D L R, the directions of the blank.
std::string FormatPlan(const Board& board, const Plan& plan);

/// Reads what FormatPlan writes, small letters too. Where the blank leaves the board its cell is
/// 65,535 from then on.
Result<Plan> ParsePlan(const Board& board, std::string_view text);

}  // namespace midnight::blank_tile

#endif  // MIDNIGHT_PUZZLES_BLANK_TILE_TEXT_H_
