// The matrix: every algorithm of a puzzle on one board, held against a known answer; every plan is
// replayed, printed and read back.
#ifndef MIDNIGHT_TESTS_MATRIX_H_
#define MIDNIGHT_TESTS_MATRIX_H_

#include <gtest/gtest.h>

#include <memory>
#include <string>

#include "core/puzzle.h"

namespace midnight::test {

/// Runs a search to its end in slices of `budget`.
inline Outcome RunToEnd(Search& search, uint32_t budget = 1000) {
  while (search.Step(budget) == Outcome::kRunning) {
  }
  return search.outcome();
}

/// A plan must be as long as the answer, obey the rules, and survive being printed and read.
inline void ExpectPlan(const Puzzle& puzzle, const Board& board, const Plan& plan, int64_t steps) {
  const Verdict verdict = puzzle.check_plan(board, plan);
  EXPECT_TRUE(verdict.ok) << verdict.message;
  EXPECT_EQ(verdict.steps, steps);
  const std::string text = puzzle.format_plan(board, plan);
  const Result<Plan> again = puzzle.parse_plan(board, text);
  ASSERT_TRUE(again.ok()) << again.error().message << "\n" << text;
  EXPECT_TRUE(puzzle.check_plan(board, again.value()).ok) << text;
  EXPECT_EQ(puzzle.format_plan(board, again.value()), text);
}

/// `steps` is -1 when there is no plan. Tables in `reuse` may come from earlier boards.
inline void ExpectAnswer(const Puzzle& puzzle, const Algorithm& algorithm, const Board& board,
                         int64_t steps, Reuse& reuse, uint32_t budget = 1000) {
  SCOPED_TRACE(std::string(puzzle.id) + ", " + std::string(algorithm.id));
  const std::unique_ptr<Search> search = algorithm.open(board, Limits{}, reuse);
  const Outcome outcome = RunToEnd(*search, budget);
  EXPECT_EQ(Name(outcome), Name(steps < 0 ? Outcome::kExhausted : Outcome::kSolved));
  EXPECT_EQ(search->steps(), steps);
  EXPECT_NE(search->proof(), "");
  if (steps < 0) {
    EXPECT_TRUE(search->plan().empty());
  } else {
    ExpectPlan(puzzle, board, search->plan(), steps);
  }
}

/// The whole row of a puzzle; algorithms that are kept for their mistakes are left out.
inline void ExpectAnswerOfAll(const Puzzle& puzzle, const Board& board, int64_t steps) {
  for (const Algorithm& algorithm : puzzle.algorithms) {
    Reuse reuse;
    if (!algorithm.wrong) ExpectAnswer(puzzle, algorithm, board, steps, reuse);
  }
}

}  // namespace midnight::test

#endif  // MIDNIGHT_TESTS_MATRIX_H_
