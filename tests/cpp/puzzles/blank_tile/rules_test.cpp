// The rules of the blank tile: which boards are fit, and the first fault of a plan.
#include "puzzles/blank_tile/rules.h"

#include <gtest/gtest.h>

#include "puzzles/blank_tile/text.h"

namespace midnight::blank_tile {
namespace {

/// 3x3, the middle fixed; blank in the top left corner, tile right of it, target top right.
Board Ring() { return {3, 3, {0, 0, 0, 0, 1, 0, 0, 0, 0}, {0, 1}, {kNoCell, 2}}; }

std::string Fault(const Board& board, const Plan& plan) { return CheckPlan(board, plan).message; }

TEST(BlankTileRules, AcceptsAPlan) {
  const Board board = Ring();
  const Result<Plan> plan = ParsePlan(board, "DDRRUUL");
  const Verdict verdict = CheckPlan(board, plan.value());
  EXPECT_TRUE(verdict.ok) << verdict.message;
  EXPECT_EQ(verdict.steps, 7);
  EXPECT_EQ(verdict.step, -1);
}

TEST(BlankTileRules, NamesTheFirstFault) {
  const Board board = Ring();
  const auto fault = [&](const char* plan) { return Fault(board, ParsePlan(board, plan).value()); };
  EXPECT_EQ(fault(""), "step 0: the tile is not on its target");
  EXPECT_EQ(fault("DU"), "step 2: the tile is not on its target");
  EXPECT_EQ(fault("DLR"), "step 2: the blank leaves the board");
  EXPECT_EQ(fault("DR"), "step 2: the blank goes into a fixed cell at (1,1)");
}

TEST(BlankTileRules, NamesFaultsThatLettersCannotSay) {
  const Board board = Ring();
  EXPECT_EQ(Fault(board, {}), "step 0: the plan does not place blank and tile");
  EXPECT_EQ(Fault(board, {0}), "step 0: the plan does not place blank and tile");
  EXPECT_EQ(Fault(board, {3, 1}), "step 0: the blank is not at its start");
  EXPECT_EQ(Fault(board, {0, 2}), "step 0: the tile is not at its start");
  EXPECT_EQ(Fault(board, {0, 1, 6, 1}), "step 1: the blank jumps from (0,0) to (0,2)");
  EXPECT_EQ(Fault(board, {0, 1, 2, 1}), "step 1: the blank jumps from (0,0) to (2,0)");
  EXPECT_EQ(Fault(board, {0, 1, 1, 1}), "step 1: the tile does not slide to (0,0)");
  EXPECT_EQ(Fault(board, {0, 1, 3, 2}), "step 1: the tile moves although the blank is elsewhere");
  EXPECT_EQ(Fault(board, {0, 1, 3, 9}), "step 1: the tile leaves the board");
  EXPECT_EQ(Fault(board, {0, 1, 3, 1, 4, 1}), "step 2: the blank goes into a fixed cell at (1,1)");
  Board fixed = board;
  fixed.walls[0] = 1;
  EXPECT_EQ(Fault(fixed, {0, 1, 3, 1}), "step 1: the blank starts on a fixed cell at (0,0)");
}

TEST(BlankTileRules, SaysWhatMakesABoardUnfit) {
  const auto why = [](const Board& board) {
    const std::optional<Error> fault = Validate(board);
    return fault ? fault->message : "";
  };
  EXPECT_EQ(why(Ring()), "");
  Board board = Ring();
  board.width = 0;
  EXPECT_EQ(why(board), "rows and columns must be 1 to 255");
  board = Ring();
  board.walls.pop_back();
  EXPECT_EQ(why(board), "the fixed cells do not fill the board");
  board = Ring();
  board.starts = {0};
  EXPECT_EQ(why(board), "the board needs a blank, a tile and a target");
  board = Ring();
  board.starts = {9, 1};
  EXPECT_EQ(why(board), "the blank is not on the board");
  board = Ring();
  board.goals = {kNoCell, kNoCell};
  EXPECT_EQ(why(board), "the target is not on the board");
  board = Ring();
  board.starts = {1, 1};
  EXPECT_EQ(why(board), "the blank is on the tile");
  board.goals = {kNoCell, 1};
  EXPECT_EQ(why(board), "");
}

}  // namespace
}  // namespace midnight::blank_tile
