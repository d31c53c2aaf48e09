// The contest text of the ghosts: read case by case, and printed.
#ifndef MIDNIGHT_PUZZLES_GHOSTS_TEXT_H_
#define MIDNIGHT_PUZZLES_GHOSTS_TEXT_H_

#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "core/board.h"
#include "core/puzzle.h"
#include "core/result.h"

namespace midnight::ghosts {

/// Reads `w h n` and h rows, again and again, up to `0 0 0` or the end of the text. Any bytes are
/// safe; faults carry their line and column. Linear in the text.
std::unique_ptr<CaseReader> Read(std::string_view text);

/// Prints boards as contest text, closed by `0 0 0`. Refused where the text cannot say the board: a
/// piece is missing, or two letters share a cell.
Result<std::string> Print(std::span<const Board> boards);

/// T+1 lines `t:(x,y),(x,y),`, the ghosts in letter order.
std::string FormatPlan(const Board& board, const Plan& plan);

/// Reads what FormatPlan writes; blanks are free, and so is a comma at the end of a line.
Result<Plan> ParsePlan(const Board& board, std::string_view text);

}  // namespace midnight::ghosts

#endif  // MIDNIGHT_PUZZLES_GHOSTS_TEXT_H_
