// The portfolio: what proves its answers, and the distances and components that it rests on.
#include "puzzles/ghosts/engines/fast.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>

#include "puzzles/ghosts/engines/bounded_search.h"
#include "puzzles/ghosts/engines/reachability.h"
#include "puzzles/ghosts/ghosts_oracle.h"
#include "session/registry.h"
#include "session/session.h"

namespace midnight::ghosts {
namespace {

Board BoardOf(const std::string& text) {
  const std::unique_ptr<CaseReader> reader = FindPuzzle("ghosts")->read(text);
  return *reader->Next().value();
}

/// "7 single-bound", "-1 exhausted" ...
std::string AnswerOf(const Board& board, uint32_t budget = 1000) {
  Reuse reuse;
  const std::unique_ptr<Search> search = OpenFast(board, Limits{}, reuse);
  while (search->Step(budget) == Outcome::kRunning) {
  }
  return std::to_string(search->steps()) + " " + std::string(search->proof());
}

TEST(GhostsFast, NamesWhatProvesTheAnswer) {
  EXPECT_EQ(AnswerOf(BoardOf("5 1 1\na  A \n")), "3 single-bound");
  EXPECT_EQ(AnswerOf(BoardOf("6 2 2\n######\n#aB#Ab\n")), "-1 single-exhausted");
  EXPECT_EQ(AnswerOf(BoardOf("4 1 2\nabBA\n")), "-1 pair-exhausted");
  EXPECT_EQ(AnswerOf(BoardOf("3 3 2\nA#B\n   \nb#a\n")), "7 pair-bound");
}

TEST(GhostsFast, StartsThatAreTheTargetsAreNoSteps) {
  Board board = BoardOf("5 1 2\na bAB\n");
  board.goals = board.starts;
  EXPECT_EQ(AnswerOf(board), "0 same");
}

/// Each two can turn the ring until both stand right; three keep their order.
TEST(GhostsFast, ThreeOnARingKeepTheirOrder) {
  const Board board = BoardOf("5 3 3\nac B \n ### \nAb C \n");
  EXPECT_EQ(AnswerOf(board), "-1 exhausted");
}

TEST(GhostsFast, MeetsWhereTheBoundsFail) {
  const Board board =
      BoardOf("16 4 3\n################\n## ########## ##\n#    ABCcba    #\n################\n");
  const std::optional<int> steps = OracleSteps(board);
  ASSERT_TRUE(steps.has_value());
  EXPECT_EQ(AnswerOf(board), std::to_string(*steps) + " met");
  EXPECT_EQ(AnswerOf(board, 1), std::to_string(*steps) + " met") << "in the smallest slices";
}

TEST(GhostsFast, OtherBoardsAreSearchedByTheTextbook) {
  EXPECT_EQ(AnswerOf(BoardOf("18 1 1\na               A \n")), "16 met");
  EXPECT_EQ(AnswerOf(BoardOf("4 2 4\nabcd\nABCD\n")), "1 met");
}

TEST(GhostsFast, ObeysTheByteLimit) {
  const Board board = BoardOf("3 3 2\nA#B\n   \nb#a\n");
  Reuse reuse;
  const std::unique_ptr<Search> search = OpenFast(board, Limits{.max_bytes = 500}, reuse);
  while (search->Step(1000) == Outcome::kRunning) {
  }
  EXPECT_EQ(search->outcome(), Outcome::kMemoryLimit);
  EXPECT_EQ(search->proof(), "");
}

/// The figures are those of all stages, the one that runs included.
TEST(GhostsFast, CountsAndLimitsTheStatesOfAllStages) {
  const Board board =
      BoardOf("16 4 3\n################\n## ########## ##\n#    ABCcba    #\n################\n");
  Reuse reuse;
  const auto run = [&](uint64_t most, Stats& stats) {
    const std::unique_ptr<Search> search = OpenFast(board, Limits{.max_states = most}, reuse);
    while (search->Step(1) == Outcome::kRunning) {
      EXPECT_GE(search->stats().discovered, stats.discovered) << "never falls";
      EXPECT_GE(search->stats().expanded, stats.expanded) << "never falls";
      stats = search->stats();
    }
    stats = search->stats();
    return search->outcome();
  };
  Stats whole;
  EXPECT_EQ(run(UINT64_MAX, whole), Outcome::kSolved);
  EXPECT_GT(whole.expanded, 0u);
  EXPECT_LT(whole.expanded, whole.discovered);
  Stats part;
  const uint64_t most = whole.discovered * 3 / 4;
  EXPECT_EQ(run(most, part), Outcome::kNodeLimit);
  EXPECT_LT(part.discovered, whole.discovered);
}

/// Unreachable: the states of the last search count once.
TEST(GhostsFast, CountsTheStatesOfAnImpossibleBoardOnce) {
  const Board board = BoardOf("5 3 3\nac B \n ### \nAb C \n");
  Reuse reuse;
  const std::unique_ptr<Search> search = OpenFast(board, Limits{}, reuse);
  uint64_t before = 0;
  uint64_t most_found = 0;  // in one step, but for the component of the end
  while (search->Step(1) == Outcome::kRunning) {
    most_found = std::max(most_found, search->stats().discovered - before);
    before = search->stats().discovered;
  }
  const Grid grid(board, Frame::Of(board));
  const Regions regions = Regions::Of(board, grid);
  ByteBudget budget(1 << 20);
  const std::optional<Reach> reach = FindReach(grid, regions, regions.TrioOf(grid, board.starts),
                                               regions.TrioOf(grid, board.goals), budget);
  ASSERT_TRUE(reach.has_value());
  EXPECT_LE(search->stats().discovered - before, reach->states + most_found);
}

/// Two ghosts alone, from every joint state, are as far as the oracle says.
TEST(GhostsFast, PairDistancesAreExact) {
  std::mt19937 random(7);
  for (int round = 0; round < 60; ++round) {
    const std::optional<Board> some = RandomBoard(random, 12, 2);
    if (!some || some->starts.size() != 2) continue;
    const Board& board = *some;
    const Grid grid(board, Frame::Of(board));
    const Regions regions = Regions::Of(board, grid);
    const Trio start = regions.TrioOf(grid, board.starts);
    PairBounds bounds(regions, regions.TrioOf(grid, board.goals));
    EXPECT_EQ(bounds.LongestFrom(start), OracleSteps(board).value_or(-1)) << round;
  }
}

TEST(GhostsFast, SingleMovesReachWhatJointMovesReach) {
  std::mt19937 random(8);
  for (int round = 0; round < 100; ++round) {
    const std::optional<Board> some = RandomBoard(random, 12, 3);
    if (!some) continue;
    const Board& board = *some;
    const Grid grid(board, Frame::Of(board));
    const Regions regions = Regions::Of(board, grid);
    ByteBudget budget(1 << 20);
    const std::optional<Reach> reach = FindReach(grid, regions, regions.TrioOf(grid, board.starts),
                                                 regions.TrioOf(grid, board.goals), budget);
    ASSERT_TRUE(reach.has_value());
    EXPECT_EQ(reach->joined, OracleSteps(board).has_value()) << round;
  }
}

}  // namespace
}  // namespace midnight::ghosts
