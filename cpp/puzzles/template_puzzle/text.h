// The text of the template puzzle and its plans.
#ifndef MIDNIGHT_PUZZLES_TEMPLATE_PUZZLE_TEXT_H_
#define MIDNIGHT_PUZZLES_TEMPLATE_PUZZLE_TEXT_H_

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/board.h"
#include "core/puzzle.h"
#include "core/result.h"

namespace midnight::template_puzzle {

/// What makes a board unfit for a search, if anything.
std::optional<Error> Validate(const Board& board);

/// Reads `width start goal` a case, cells from 1. Any bytes are safe.
std::unique_ptr<CaseReader> Read(std::string_view text);
Result<std::string> Print(std::span<const Board> boards);

/// One line of L and R.
std::string FormatPlan(const Board& board, const Plan& plan);
Result<Plan> ParsePlan(const Board& board, std::string_view text);

/// Replays a plan and names its first fault.
Verdict CheckPlan(const Board& board, const Plan& plan);

}  // namespace midnight::template_puzzle

#endif  // MIDNIGHT_PUZZLES_TEMPLATE_PUZZLE_TEXT_H_
