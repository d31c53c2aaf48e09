// Every algorithm of the solitaire against the oracle, and the known facts about its graph.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <random>
#include <set>

#include "matrix.h"
#include "oracle.h"
#include "puzzles/read_all.h"
#include "puzzles/solitaire/position_space.h"
#include "puzzles/solitaire/puzzle.h"
#include "session/session.h"

namespace midnight::solitaire {
namespace {

using Pieces = std::set<std::pair<int, int>>;

/// The moves of the statement, written without the engines' code.
std::set<Pieces> NextOf(const Pieces& pieces) {
  std::set<Pieces> next;
  const auto inside = [](std::pair<int, int> p) {
    return p.first >= 1 && p.first <= 8 && p.second >= 1 && p.second <= 8;
  };
  for (const auto& [row, column] : pieces) {
    for (const auto& [dr, dc] : {std::pair(0, 1), {1, 0}, {0, -1}, {-1, 0}}) {
      std::pair to(row + dr, column + dc);
      if (pieces.count(to) > 0) to = {row + 2 * dr, column + 2 * dc};
      if (!inside(to) || pieces.count(to) > 0) continue;
      Pieces moved = pieces;
      moved.erase({row, column});
      moved.insert(to);
      next.insert(moved);
    }
  }
  return next;
}

Pieces PiecesOf(const std::vector<int>& cells) {
  Pieces pieces;
  for (const int cell : cells) pieces.insert({cell / 8 + 1, cell % 8 + 1});
  return pieces;
}

std::vector<int> RandomCells(std::mt19937& random) {
  std::set<int> cells;
  while (cells.size() < kPieces) cells.insert(static_cast<int>(random() % kCells));
  std::vector<int> shuffled(cells.begin(), cells.end());
  std::shuffle(shuffled.begin(), shuffled.end(), random);
  return shuffled;
}

Board BoardOf(std::vector<int> starts, std::vector<int> goals) {
  return {kWidth, kWidth, std::vector<uint8_t>(kCells, 0), std::move(starts), std::move(goals)};
}

/// The oracle's distance when it is at most `most`, else most + 1.
int64_t Distance(const Board& board, int64_t most) {
  const Pieces goal = PiecesOf(board.goals);
  std::set<Pieces> seen = {PiecesOf(board.starts)};
  std::set<Pieces> layer = seen;
  for (int64_t depth = 0; depth <= most; ++depth) {
    if (layer.count(goal) > 0) return depth;
    std::set<Pieces> found;
    for (const Pieces& pieces : layer) {
      for (const Pieces& next : NextOf(pieces)) {
        if (seen.insert(next).second) found.insert(next);
      }
    }
    layer = std::move(found);
  }
  return most + 1;
}

/// Walks a few random moves away, so that the answer is near.
Board NearBoard(std::mt19937& random, uint32_t moves) {
  const std::vector<int> starts = RandomCells(random);
  Pieces pieces = PiecesOf(starts);
  for (; moves > 0; --moves) {
    const std::set<Pieces> next = NextOf(pieces);
    auto chosen = next.begin();
    std::advance(chosen, static_cast<int>(random() % next.size()));
    pieces = *chosen;
  }
  std::vector<int> goals;
  for (const auto& [row, column] : pieces) goals.push_back((row - 1) * 8 + column - 1);
  return BoardOf(starts, goals);
}

TEST(SolitaireSearch, AgreesWithTheOracle) {
  std::mt19937 random(3);
  for (int round = 0; round < 40; ++round) {
    const Board board = NearBoard(random, static_cast<uint32_t>(round % 5));
    SCOPED_TRACE(kPuzzle.print({&board, 1}).value());
    test::ExpectAnswerOfAll(kPuzzle, board, Distance(board, 4));
    if (HasFailure()) return;
  }
}

TEST(SolitaireSearch, StopsAtTheQuestionAskedWithTheSameAnswer) {
  std::mt19937 random(4);
  for (int round = 0; round < 12; ++round) {
    const Board board =
        round % 2 == 0 ? NearBoard(random, 12) : BoardOf(RandomCells(random), RandomCells(random));
    for (const Algorithm& algorithm : kPuzzle.algorithms) {
      Reuse reuse;
      const std::unique_ptr<Search> all = algorithm.open(board, Limits{}, reuse);
      test::RunToEnd(*all, 100'000);
      Limits limits;
      limits.max_steps = kPuzzle.asked_steps;
      const std::unique_ptr<Search> bounded = algorithm.open(board, limits, reuse);
      const bool near = test::RunToEnd(*bounded, 100'000) == Outcome::kSolved;
      EXPECT_EQ(near, all->steps() <= kAskedSteps);
      EXPECT_EQ(bounded->steps(), near ? all->steps() : -1);
      EXPECT_EQ(bounded->proof(), near ? "met" : "step-bound");
      EXPECT_LE(bounded->stats().expanded, all->stats().expanded);
    }
  }
}

TEST(SolitaireSearch, AnswersTheStatementAndThePairThatLeavesTheBoard) {
  const char* text = "4 4 4 5 5 4 6 5 2 4 3 3 3 6 4 6\n2 1 2 8 3 7 6 3 3 7 4 1 4 3 5 1\n";
  const test::ReadText read = test::ReadAll(kPuzzle, text);
  ASSERT_EQ(read.boards.size(), 2u) << test::ErrorText(read);
  test::ExpectAnswerOfAll(kPuzzle, read.boards[0], 7);
  test::ExpectAnswerOfAll(kPuzzle, read.boards[1], 11);
  EXPECT_EQ(kPuzzle.format_answer(Outcome::kSolved, 7, false), "YES");
  EXPECT_EQ(kPuzzle.format_answer(Outcome::kSolved, 8, false), "YES");
  EXPECT_EQ(kPuzzle.format_answer(Outcome::kSolved, 11, false), "NO");
  EXPECT_EQ(kPuzzle.format_answer(Outcome::kSolved, 11, true), "11");
  EXPECT_EQ(kPuzzle.format_answer(Outcome::kExhausted, -1, false), "NO");
}

TEST(SolitaireSearch, HasTheKnownGraph) {
  const PositionSpace space(BoardOf({0, 1, 2, 3}, {0, 1, 2, 3}));
  uint64_t moves = 0;
  uint64_t least = 100;
  uint64_t most = 0;
  for (State state = 0; state < kPositions; ++state) {
    ASSERT_EQ(Rank(Unrank(state)), state);
    uint64_t degree = 0;
    space.ForEachSuccessor(state, [&](State next) { degree += next < kPositions ? 1 : 0; });
    moves += degree;
    least = std::min(least, degree);
    most = std::max(most, degree);
  }
  EXPECT_EQ(moves, 8'823'040u);
  EXPECT_EQ(least, 6u);
  EXPECT_EQ(most, 16u);
}

/// Two columns of pieces whose distance is the diameter: the last layer of the search from one
/// holds the other, and by then every position has been found.
TEST(SolitaireSearch, HasTheKnownDiameterAndIsConnected) {
  const Board board = BoardOf({0, 8, 16, 24}, {7, 55, 61, 63});
  Reuse reuse;
  const std::unique_ptr<Search> search = kPuzzle.algorithms[0].open(board, Limits{}, reuse);
  EXPECT_EQ(test::RunToEnd(*search, 100'000), Outcome::kSolved);
  EXPECT_EQ(search->steps(), 27);
  uint64_t found = 0;
  for (const uint64_t size : search->trace()->LayerSizes(Side::kForward)) found += size;
  EXPECT_EQ(found, kPositions);
}

/// A session's plan begins with the starts as the board has them, and one column changes a step.
TEST(SolitaireSearch, FollowsEachPieceOfAPlan) {
  std::mt19937 random(6);
  for (int round = 0; round < 50; ++round) {
    const Board board = BoardOf(RandomCells(random), RandomCells(random));
    Reuse reuse;
    Result<Session> session = Session::Open("solitaire", "", board, Limits{}, reuse);
    ASSERT_TRUE(session.ok());
    session.value().Run();
    const Plan plan = session.value().plan();
    EXPECT_EQ(kPuzzle.check_plan(board, plan).message, "");
    for (size_t i = 0; i < kPieces; ++i) EXPECT_EQ(plan[i], board.starts[i]);
    for (size_t t = kPieces; t < plan.size(); t += kPieces) {
      int moved = 0;
      for (size_t i = t; i < t + kPieces; ++i) moved += plan[i] != plan[i - kPieces] ? 1 : 0;
      EXPECT_EQ(moved, 1);
    }
  }
}

TEST(SolitaireSearch, InspectsEveryMove) {
  const Board board = BoardOf({0, 1, 2, 9}, {0, 1, 2, 63});
  Reuse reuse;
  const std::unique_ptr<Search> search = kPuzzle.algorithms[0].open(board, Limits{}, reuse);
  test::RunToEnd(*search, 1000);
  const std::optional<Inspection> first = search->trace()->Inspect(0);
  ASSERT_TRUE(first);
  EXPECT_EQ(first->attempts.size(), 16u);
  std::set<Pieces> fresh;
  int walls = 0;
  for (const JudgedAttempt& attempt : first->attempts) {
    const std::vector<uint16_t>& cells = attempt.attempt.cells;
    if (attempt.fate == Fate::kNew) fresh.insert(PiecesOf({cells.begin(), cells.end()}));
    walls += attempt.attempt.refusal == Refusal::kWall ? 1 : 0;
  }
  EXPECT_EQ(fresh, NextOf(PiecesOf(board.starts)));
  EXPECT_EQ(walls, 6);
}

}  // namespace
}  // namespace midnight::solitaire
