// The rule checker names the first fault of a plan, whatever it is.
#include "puzzles/ghosts/rules.h"

#include <gtest/gtest.h>

#include "puzzles/ghosts/ghosts_oracle.h"

namespace midnight::ghosts {
namespace {

const Board& Room() {
  static const Board board = BoardOf({"a b", "#  ", "B A"});
  return board;
}

Plan At(std::initializer_list<std::initializer_list<int>> places) {
  Plan plan;
  for (const std::initializer_list<int>& place : places) {
    const int* xy = place.begin();
    for (size_t i = 0; i < place.size(); i += 2) {
      plan.push_back(static_cast<uint16_t>(Room().Cell(xy[i], xy[i + 1])));
    }
  }
  return plan;
}

void ExpectFault(const Plan& plan, int64_t step, const std::string& message) {
  const Verdict verdict = CheckPlan(Room(), plan);
  EXPECT_FALSE(verdict.ok);
  EXPECT_EQ(verdict.step, step);
  EXPECT_EQ(verdict.message, message);
}

TEST(CheckPlan, AcceptsALegalPlan) {
  const Verdict verdict =
      CheckPlan(Room(), At({{0, 0, 2, 0}, {1, 0, 2, 1}, {1, 1, 2, 2}, {2, 1, 1, 2}, {2, 2, 0, 2}}));
  EXPECT_TRUE(verdict.ok) << verdict.message;
  EXPECT_EQ(verdict.steps, 4);
  EXPECT_EQ(verdict.step, -1);
}

TEST(CheckPlan, NamesEveryKindOfFault) {
  ExpectFault({}, 0, "step 0: the plan does not place every ghost");
  ExpectFault({0, 2, 1}, 0, "step 0: the plan does not place every ghost");
  ExpectFault(At({{1, 0, 2, 0}}), 0, "step 0: a is not at its start");
  ExpectFault(At({{0, 0, 2, 0}, {0, 1, 2, 0}}), 1, "step 1: a is in a wall at (0,1)");
  ExpectFault(At({{0, 0, 2, 0}, {1, 0, 1, 0}}), 1, "step 1: a and b are both at (1,0)");
  ExpectFault(At({{0, 0, 2, 0}, {1, 0, 2, 0}, {2, 0, 1, 0}}), 2, "step 2: a and b swapped");
  ExpectFault(At({{0, 0, 2, 0}, {2, 1, 2, 0}}), 1, "step 1: a jumps from (0,0) to (2,1)");
  ExpectFault({0, 2, 0, 900}, 1, "step 1: b leaves the board");
  ExpectFault(At({{0, 0, 2, 0}, {1, 0, 2, 0}}), 1, "step 1: a is not at its target");
}

TEST(CheckPlan, LeavingARowSidewaysIsAJump) {
  ExpectFault({0, 2, 0, 3}, 1, "step 1: b jumps from (2,0) to (0,1)");
}

TEST(Validate, NamesWhatMakesABoardUnfit) {
  const auto message = [](const Board& board) { return Validate(board)->message; };
  EXPECT_FALSE(Validate(Room()));
  EXPECT_EQ(message({}), "width and height must be 1 to 64");
  Board board = Room();
  board.width = 65;
  EXPECT_EQ(message(board), "width and height must be 1 to 64");
  board.width = 2;
  EXPECT_EQ(message(board), "the walls do not fill the board");
  board = Room();
  board.goals.pop_back();
  EXPECT_EQ(message(board), "each ghost needs one target");
  board = Room();
  board.starts[1] = kNoCell;
  EXPECT_EQ(message(board), "ghost b is not on the board");
  board = Room();
  board.goals[1] = 3;
  EXPECT_EQ(message(board), "target b is in a wall");
  board = Room();
  board.starts[1] = board.starts[0];
  EXPECT_EQ(message(board), "ghosts a and b are in one cell");
  board = Room();
  board.starts.clear();
  EXPECT_EQ(message(board), "there is no ghost");
}

}  // namespace
}  // namespace midnight::ghosts
