// The contest text, the plans and the rules of the solitaire.
#include "puzzles/solitaire/text.h"

#include <gtest/gtest.h>

#include <random>

#include "puzzles/read_all.h"
#include "puzzles/solitaire/puzzle.h"
#include "puzzles/solitaire/rules.h"

namespace midnight::solitaire {
namespace {

using test::ErrorText;
using test::ReadAll;

const std::string kCase = "4 4 4 5 5 4 6 5\n2 4 3 3 3 6 4 6\n";

TEST(SolitaireText, ReadsCasesWithAndWithoutACount) {
  const test::ReadText plain = ReadAll(kPuzzle, kCase + kCase);
  ASSERT_EQ(ErrorText(plain), "");
  ASSERT_EQ(plain.boards.size(), 2u);
  EXPECT_EQ(plain.boards[0].starts, (std::vector<int>{27, 28, 35, 44}));
  EXPECT_EQ(plain.boards[0].goals, (std::vector<int>{11, 18, 21, 29}));
  EXPECT_EQ(plain.boards, ReadAll(kPuzzle, "\xEF\xBB\xBF 2\r\n\n" + kCase + kCase).boards);
  EXPECT_EQ(ErrorText(ReadAll(kPuzzle, "")), "");
  EXPECT_EQ(ErrorText(ReadAll(kPuzzle, "0\n")), "");
}

TEST(SolitaireText, SortsThePieces) {
  const test::ReadText read = ReadAll(kPuzzle, "6 5 4 4 5 4 4 5 4 6 2 4 3 6 3 3");
  ASSERT_EQ(ErrorText(read), "");
  EXPECT_EQ(read.boards, ReadAll(kPuzzle, kCase).boards);
}

TEST(SolitaireText, NamesThePlaceOfAFault) {
  const auto fault = [](const std::string& text) { return ErrorText(ReadAll(kPuzzle, text)); };
  EXPECT_EQ(fault("4 4 4 5 5 4 6 9\n2 4 3 3 3 6 4 6\n"), "1:15: a column must be 1 to 8");
  EXPECT_EQ(fault("4 4 4 5 5 4 4 5\n2 4 3 3 3 6 4 6\n"), "1:13: two pieces in one cell");
  EXPECT_EQ(fault("4 4 4 5 5 4 6 5\n2 4 3 3 3 6 2 4\n"), "2:13: two goals in one cell");
  EXPECT_EQ(fault(kCase + "4 4 4\n"), "4:1: the text ends where a column should be");
  EXPECT_EQ(fault("3\n" + kCase + kCase), "1:1: the text holds another number of cases, 2");
  EXPECT_EQ(fault("x\n" + kCase), "1:1: expected the number of cases, a number");
  EXPECT_EQ(fault("1\n4 4 4 5 5 4 6 5\n2 4 3 3 y 6 4 6\n"), "3:9: expected a row, a number");
}

TEST(SolitaireText, GivesTheCasesBeforeAFault) {
  EXPECT_EQ(ReadAll(kPuzzle, kCase + kCase + "1 1 2").boards.size(), 2u);
  EXPECT_EQ(ReadAll(kPuzzle, "2\n" + kCase + "0 4 4 5 5 4 6 5 2 4 3 3 3 6 4 6").boards.size(), 1u);
}

TEST(SolitaireText, PrintsWhatItReads) {
  const Result<std::string> printed = Print(ReadAll(kPuzzle, kCase + kCase).boards);
  ASSERT_TRUE(printed.ok());
  EXPECT_EQ(printed.value(), kCase + kCase);
  Board board = ReadAll(kPuzzle, kCase).boards[0];
  board.goals[2] = kNoCell;
  ASSERT_FALSE(Print({&board, 1}).ok());
  EXPECT_EQ(Print({&board, 1}).error().message, "a goal is not on the board");
}

Board TestBoard() { return ReadAll(kPuzzle, "1 1 1 2 2 1 8 8 1 3 1 2 2 1 8 8").boards[0]; }

TEST(SolitaireRules, AcceptsAJump) {
  const Board board = TestBoard();
  const Result<Plan> plan = ParsePlan(board, "1 1 1 3\n");
  ASSERT_TRUE(plan.ok());
  EXPECT_EQ(CheckPlan(board, plan.value()).message, "");
  EXPECT_EQ(FormatPlan(board, plan.value()), "1 1 1 3\n");
}

TEST(SolitaireRules, NamesTheFirstFault) {
  const Board board = TestBoard();
  const auto fault = [&](const char* text) {
    const Result<Plan> plan = ParsePlan(board, text);
    return plan.ok() ? CheckPlan(board, plan.value()).message : plan.error().message;
  };
  EXPECT_EQ(fault(""), "step 0: the pieces are not on their goals");
  EXPECT_EQ(fault("1 1 1 2"), "step 1: two pieces are at (1,0)");
  EXPECT_EQ(fault("2 1 3 1 8 8 8 6"), "step 2: there is no piece at (6,7) to jump over");
  EXPECT_EQ(fault("8 8 5 8"), "step 1: the piece at (7,7) cannot go to (7,4)");
  EXPECT_EQ(fault("8 8 8 8"), "step 1: no piece moves");
  EXPECT_EQ(fault("8 8 8 7 8 8 8 7"), "step 2: there is no piece to move");
  EXPECT_EQ(CheckPlan(board, {0, 1, 8}).message, "step 0: the plan does not place four pieces");
  EXPECT_EQ(CheckPlan(board, {0, 1, 8, 62}).message, "step 0: the pieces are not at their starts");
  EXPECT_EQ(CheckPlan(board, {0, 1, 8, 64}).message, "step 0: a piece leaves the board");
  EXPECT_EQ(CheckPlan(board, {0, 1, 8, 63, 2, 1, 8, 62}).message,
            "step 1: more than one piece moves");
}

TEST(SolitaireRules, SaysWhatMakesABoardUnfit) {
  const auto why = [](const Board& board) {
    const std::optional<Error> fault = Validate(board);
    return fault ? fault->message : "";
  };
  EXPECT_EQ(why(TestBoard()), "");
  Board board = TestBoard();
  board.width = 7;
  EXPECT_EQ(why(board), "the board must be 8x8");
  board = TestBoard();
  for (const uint8_t wall : {uint8_t{1}, uint8_t{2}}) {
    board.walls[5] = wall;
    EXPECT_EQ(why(board), "the board has walls, and the solitaire knows none");
  }
  board = TestBoard();
  board.starts.pop_back();
  EXPECT_EQ(why(board), "the board needs four pieces and four goals");
  board = TestBoard();
  board.starts[1] = board.starts[3];
  EXPECT_EQ(why(board), "two pieces are at (7,7)");
}

TEST(SolitaireText, SurvivesAnyBytes) {
  std::mt19937 random(1);
  const Board board = TestBoard();
  const std::string alphabet = "0123456789 \n\r\t-x";
  for (int round = 0; round < 3000; ++round) {
    std::string text = kCase + kCase;
    for (auto edits = random() % 6 + 1; edits > 0; --edits) {
      text[random() % text.size()] = random() % 4 == 0 ? static_cast<char>(random() % 256)
                                                       : alphabet[random() % alphabet.size()];
    }
    const test::ReadText read = ReadAll(kPuzzle, text);
    for (const Board& each : read.boards) EXPECT_FALSE(kPuzzle.validate(each));
    EXPECT_TRUE(!read.error || read.error->line > 0);
    const Result<Plan> plan = ParsePlan(board, text);
    if (plan.ok()) CheckPlan(board, plan.value());
  }
}

}  // namespace
}  // namespace midnight::solitaire
