// The portfolio for many ghosts against the oracle, and what it says of its bounds.
// MIDNIGHT_AGREEMENT=20000 in the environment makes the longer run.
#include "puzzles/ghosts/many/many.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <string>

#include "core/layered_search.h"
#include "puzzles/ghosts/generate.h"
#include "puzzles/ghosts/ghosts_oracle.h"
#include "puzzles/ghosts/joint_space.h"
#include "puzzles/ghosts/rules.h"

namespace midnight::ghosts {
namespace {

int Rounds() {
  const char* asked = std::getenv("MIDNIGHT_AGREEMENT");
  return asked != nullptr ? std::atoi(asked) : 200;
}

/// Runs a search in slices and looks at its bounds after each.
void Finish(Search& search, uint32_t budget, const std::string& what) {
  Bounds last;
  while (search.Step(budget) == Outcome::kRunning) {
    const std::optional<Bounds> bounds = search.bounds();
    ASSERT_TRUE(bounds.has_value()) << what;
    ASSERT_GE(bounds->lower, last.lower) << what;
    ASSERT_TRUE(last.upper < 0 || bounds->upper <= last.upper) << what;
    ASSERT_TRUE(bounds->upper < 0 || bounds->upper > bounds->lower) << what;
    last = *bounds;
  }
}

/// Four to six ghosts on few cells, so that they crowd: rotations, orders that cannot change.
std::optional<Board> CrowdedBoard(std::mt19937& random, int cells) {
  for (;;) {
    const int ghosts = 4 + static_cast<int>(random() % 3);
    const std::optional<Board> board = RandomBoard(random, cells - ghosts, ghosts);
    if (board && board->starts.size() >= 4) return board;
  }
}

void ExpectAnswer(const Board& board, int64_t steps, const std::string& what) {
  const std::unique_ptr<Search> search = OpenMany(board, Limits{});
  Finish(*search, 500, what);
  ASSERT_EQ(search->outcome(), steps < 0 ? Outcome::kExhausted : Outcome::kSolved) << what;
  ASSERT_EQ(search->steps(), steps) << what << " by " << search->proof();
  if (steps < 0) return;
  const Verdict verdict = CheckPlan(board, search->plan());
  ASSERT_TRUE(verdict.ok) << what << ": " << verdict.message;
  ASSERT_EQ(verdict.steps, steps) << what;
}

TEST(GhostsMany, AgreesWithTheOracleOnCrowdedBoards) {
  std::mt19937 random(11);
  for (int round = 0; round < Rounds() / 5; ++round) {
    const Board board = *CrowdedBoard(random, 13);
    ExpectAnswer(board, OracleSteps(board).value_or(-1), "round " + std::to_string(round));
  }
}

/// The textbook's search, which agrees with the oracle, is fast enough for more and larger boards.
TEST(GhostsMany, AgreesWithBreadthFirstSearch) {
  std::mt19937 random(12);
  int solvable = 0;
  for (int round = 0; round < Rounds(); ++round) {
    const Board board = *CrowdedBoard(random, 16);
    LayeredSearch<JointSpace> textbook(JointSpace(board), Policy::kForwardOnly, Limits{});
    while (textbook.Step(UINT32_MAX) == Outcome::kRunning) {
    }
    solvable += textbook.steps() >= 0 ? 1 : 0;
    ExpectAnswer(board, textbook.steps(), "round " + std::to_string(round));
  }
  EXPECT_GT(solvable, Rounds() / 4);
  EXPECT_LT(solvable, Rounds() * 19 / 20);
}

TEST(GhostsMany, EightGhostsTurnAFullRing) {
  Board board = BoardOf({"abc", "h#d", "gfe"});
  board.goals = {1, 2, 5, 8, 7, 6, 3, 0};
  const std::unique_ptr<Search> search = OpenMany(board, Limits{});
  Finish(*search, 1000, "ring");
  EXPECT_EQ(search->steps(), 1);
  EXPECT_EQ(search->proof(), "single-bound");
  board.goals = {1, 0, 2, 5, 8, 7, 6, 3};
  const std::unique_ptr<Search> twisted = OpenMany(board, Limits{});
  Finish(*twisted, 1000, "twisted ring");
  EXPECT_EQ(twisted->outcome(), Outcome::kExhausted);
}

/// Same board, same slices or not: the same work, bounds and plan.
TEST(GhostsMany, IsTheSameEachTime) {
  const Board board = Generate({.family = "random", .ghosts = 8, .seed = 6}).value();
  const std::unique_ptr<Search> one = OpenMany(board, Limits{});
  const std::unique_ptr<Search> two = OpenMany(board, Limits{});
  Finish(*one, 5000, "one");
  Finish(*two, 5000, "two");
  EXPECT_EQ(one->outcome(), Outcome::kSolved);
  EXPECT_EQ(one->plan(), two->plan());
  EXPECT_EQ(one->stats().expanded, two->stats().expanded);
}

TEST(GhostsMany, SolvesBoardsWiderThanARow) {
  const Board board =
      Generate({.family = "open", .width = 40, .height = 30, .ghosts = 26, .seed = 1}).value();
  const std::unique_ptr<Search> search = OpenMany(board, Limits{});
  Finish(*search, 100'000, "open");
  EXPECT_EQ(search->outcome(), Outcome::kSolved);
  EXPECT_EQ(search->proof(), "single-bound");
  EXPECT_TRUE(CheckPlan(board, search->plan()).ok);
}

TEST(GhostsMany, EndsAtItsLimits) {
  const Board board = Generate({.family = "random-dense", .ghosts = 26, .seed = 1}).value();
  const std::unique_ptr<Search> small = OpenMany(board, Limits{.max_bytes = 1 << 16});
  Finish(*small, 10'000, "bytes");
  EXPECT_EQ(small->outcome(), Outcome::kMemoryLimit);
  const std::unique_ptr<Search> few = OpenMany(board, Limits{.max_states = 20'000});
  Finish(*few, 1000, "states");
  EXPECT_EQ(few->outcome(), Outcome::kNodeLimit);
  EXPECT_LT(few->stats().expanded, 40'000u);
  EXPECT_GT(few->bounds()->lower, 0);
  const std::unique_ptr<Search> stopped = OpenMany(board, Limits{});
  stopped->Step(100);
  stopped->Cancel();
  EXPECT_EQ(stopped->Step(100), Outcome::kCancelled);
}

}  // namespace
}  // namespace midnight::ghosts
