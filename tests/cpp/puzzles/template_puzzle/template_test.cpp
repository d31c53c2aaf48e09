// The template puzzle: what a copy of it must go on passing while it turns into a puzzle of its
// own.
#include <gtest/gtest.h>

#include "matrix.h"
#include "oracle.h"
#include "puzzles/read_all.h"
#include "puzzles/template_puzzle/puzzle.h"

namespace midnight::template_puzzle {
namespace {

std::vector<int> NextOf(const Board& board, int cell) {
  std::vector<int> next;
  for (const int to : {cell + 1, cell - 1}) {
    if (to >= 0 && to < board.width && board.walls[static_cast<size_t>(to)] == 0) {
      next.push_back(to);
    }
  }
  return next;
}

/// Every row of up to seven cells, with every set of walls, every start and every goal.
TEST(TemplatePuzzle, AgreesWithTheOracle) {
  for (int width = 1; width <= 7; ++width) {
    for (unsigned walls = 0; walls < 1u << width; ++walls) {
      Board board{width, 1, {}, {0}, {0}};
      for (int x = 0; x < width; ++x) board.walls.push_back(walls >> x & 1);
      for (board.starts[0] = 0; board.starts[0] < width; ++board.starts[0]) {
        const std::map<int, int> distances =
            oracle::Distances(board.starts, [&](int cell) { return NextOf(board, cell); });
        for (board.goals[0] = 0; board.goals[0] < width; ++board.goals[0]) {
          if (kPuzzle.validate(board)) continue;
          const auto found = distances.find(board.goals[0]);
          test::ExpectAnswerOfAll(kPuzzle, board, found == distances.end() ? -1 : found->second);
        }
      }
    }
  }
}

TEST(TemplatePuzzle, ReadsWhatItPrints) {
  const std::string text = "10 1 10\n3 2 2\n";
  const test::ReadText read = test::ReadAll(kPuzzle, text);
  ASSERT_EQ(test::ErrorText(read), "");
  EXPECT_EQ(kPuzzle.print(read.boards).value(), text);
  EXPECT_EQ(kPuzzle.generate("row", 1, 1).value()[0], read.boards[0]);
  EXPECT_EQ(test::ErrorText(test::ReadAll(kPuzzle, "3 2\n4")), "2:1: the goal must be 1 to 3");
}

TEST(TemplatePuzzle, NamesTheFirstFault) {
  const Board board = test::ReadAll(kPuzzle, "4 2 3").boards[0];
  const auto fault = [&](const char* plan) {
    return kPuzzle.check_plan(board, kPuzzle.parse_plan(board, plan).value()).message;
  };
  EXPECT_EQ(fault("R\n"), "");
  EXPECT_EQ(fault("L\n"), "step 1: the piece is not on its goal");
  EXPECT_EQ(fault("LL\n"), "step 2: there is no way");
  EXPECT_EQ(kPuzzle.check_plan(board, {1, 3}).message, "step 1: a jump");
  EXPECT_FALSE(kPuzzle.parse_plan(board, "RU").ok());
}

}  // namespace
}  // namespace midnight::template_puzzle
