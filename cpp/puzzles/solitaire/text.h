// The contest text of the solitaire (HDU 1401): read case by case, and printed; plans as moves.
#ifndef MIDNIGHT_PUZZLES_SOLITAIRE_TEXT_H_
#define MIDNIGHT_PUZZLES_SOLITAIRE_TEXT_H_

#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "core/board.h"
#include "core/puzzle.h"
#include "core/result.h"

namespace midnight::solitaire {

/// Reads 16 numbers a case: row and column from 1, four pieces and then four goals. A count of
/// cases stands first exactly when the number of words is 1 modulo 16. Cells of a Board are
/// ascending. Any bytes are safe; faults carry their line and column. Linear in the text.
std::unique_ptr<CaseReader> Read(std::string_view text);

/// Prints boards as contest text, two lines a case. Refused for what Validate refuses.
Result<std::string> Print(std::span<const Board> boards);

/// `r c r c` a line: the piece at the first row and column goes to the second.
std::string FormatPlan(const Board& board, const Plan& plan);

/// Reads what FormatPlan writes. A line that moves no piece is an error.
Result<Plan> ParsePlan(const Board& board, std::string_view text);

}  // namespace midnight::solitaire

#endif  // MIDNIGHT_PUZZLES_SOLITAIRE_TEXT_H_
