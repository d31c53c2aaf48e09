// The contest text and the plans of the blank tile: what is read, what is refused and where.
#include "puzzles/blank_tile/text.h"

#include <gtest/gtest.h>

#include <random>
#include <string>

#include "puzzles/blank_tile/puzzle.h"
#include "puzzles/read_all.h"

namespace midnight::blank_tile {
namespace {

using test::ErrorText;
using test::ReadAll;

const std::string kStatement = "3 4 2\n0 1 1 1\n0 1 1 0\n0 1 0 0\n3 2 1 2 2 2\n1 2 2 2 3 2\n";

TEST(BlankTileText, ReadsTheStatement) {
  const test::ReadText read = ReadAll(kPuzzle, kStatement);
  ASSERT_EQ(ErrorText(read), "");
  ASSERT_EQ(read.boards.size(), 2u);
  const Board& first = read.boards[0];
  EXPECT_EQ(first.width, 4);
  EXPECT_EQ(first.height, 3);
  EXPECT_EQ(first.walls, (std::vector<uint8_t>{1, 0, 0, 0, 1, 0, 0, 1, 1, 0, 1, 1}));
  EXPECT_EQ(first.starts, (std::vector<int>{9, 1}));
  EXPECT_EQ(first.goals, (std::vector<int>{kNoCell, 5}));
  EXPECT_EQ(read.boards[1].starts, (std::vector<int>{1, 5}));
  EXPECT_EQ(read.boards[1].walls, first.walls);
}

TEST(BlankTileText, ReadsBoardsOneAfterAnother) {
  const test::ReadText read =
      ReadAll(kPuzzle, "1 2 0\n1 1\n\n\n1 3 1\n1 1 1\n1 1 1 2 1 3\n 2 1 1 1 1 1 1 2 1 1 1");
  ASSERT_EQ(ErrorText(read), "");
  ASSERT_EQ(read.boards.size(), 2u);
  EXPECT_EQ(read.boards[1].width, 1);
  EXPECT_EQ(read.boards[1].height, 2);
}

TEST(BlankTileText, ReadsWhatIsReadableWithoutDoubt) {
  std::string crlf = "\xEF\xBB\xBF";
  for (const char c : kStatement) crlf += c == '\n' ? std::string(" \t\r\n") : std::string(1, c);
  const test::ReadText read = ReadAll(kPuzzle, crlf);
  ASSERT_EQ(ErrorText(read), "");
  EXPECT_EQ(read.boards, ReadAll(kPuzzle, kStatement).boards);
  EXPECT_EQ(ReadAll(kPuzzle, "").boards.size(), 0u);
  EXPECT_EQ(ErrorText(ReadAll(kPuzzle, " \r\n\n")), "");
}

TEST(BlankTileText, NamesThePlaceOfAFault) {
  const auto fault = [](const std::string& text) { return ErrorText(ReadAll(kPuzzle, text)); };
  EXPECT_EQ(fault("0 4 1"), "1:1: the number of rows must be 1 to 255");
  EXPECT_EQ(fault("1 256 1"), "1:3: the number of columns must be 1 to 255");
  EXPECT_EQ(fault("1 2 -1"), "1:5: the number of queries must be 0 to 1000000000");
  EXPECT_EQ(fault("1 2\n"), "2:1: the text ends where the number of queries should be");
  EXPECT_EQ(fault("1 2 1\n1 2"), "2:3: a cell must be 0 to 1");
  EXPECT_EQ(fault("1 2 1\n1 x"), "2:3: expected a cell, a number");
  EXPECT_EQ(fault("1 2 1\n1 1#"), "2:4: unexpected character in a number");
  EXPECT_EQ(fault("1 2 1\n1 1\n1 1 1 2 1"),
            "3:10: the text ends where the target's column should be");
  EXPECT_EQ(fault("1 2 1\n1 1\n1 3 1 2 1 1"), "3:3: the blank's column must be 1 to 2");
  EXPECT_EQ(fault("1 2 1\n1 1\n1 1 2 2 1 1"), "3:5: the tile's row must be 1 to 1");
  EXPECT_EQ(fault("1 2 1\n1 1\n1 1\n1 1 1 2"), "4:1: the blank is on the tile");
  EXPECT_EQ(fault("1111111111111111111 2 1"), "1:1: the number is too large");
}

TEST(BlankTileText, GivesTheCasesBeforeAFault) {
  const test::ReadText read = ReadAll(kPuzzle, "1 3 2\n1 1 1\n1 1 1 2 1 3\n1 1 1 2 1 4\n");
  EXPECT_EQ(read.boards.size(), 1u);
  EXPECT_EQ(ErrorText(read), "4:11: the target's column must be 1 to 3");
}

TEST(BlankTileText, PrintsWhatItReads) {
  const std::string text = kStatement + "1 2 1\n1 1\n1 1 1 2 1 1\n";
  const test::ReadText read = ReadAll(kPuzzle, text);
  const Result<std::string> printed = Print(read.boards);
  ASSERT_TRUE(printed.ok());
  EXPECT_EQ(printed.value(), text);
}

TEST(BlankTileText, RefusesToPrintABoardWithoutTile) {
  Board board = ReadAll(kPuzzle, kStatement).boards[0];
  board.starts[1] = kNoCell;
  const Result<std::string> printed = Print({&board, 1});
  ASSERT_FALSE(printed.ok());
  EXPECT_EQ(printed.error().message, "the tile is not on the board");
}

TEST(BlankTileText, ReadsPlansInLetters) {
  const Board board = ReadAll(kPuzzle, "2 2 1\n1 1\n1 1\n1 1 1 2 2 2\n").boards[0];
  const Result<Plan> plan = ParsePlan(board, "R d\n");
  ASSERT_TRUE(plan.ok());
  EXPECT_EQ(plan.value(), (Plan{0, 1, 1, 0, 3, 0}));
  EXPECT_EQ(FormatPlan(board, plan.value()), "RD\n");
  const Result<Plan> wrong = ParsePlan(board, "R\nRX");
  ASSERT_FALSE(wrong.ok());
  EXPECT_EQ(wrong.error(), (Error{"expected U, D, L or R", 2, 2}));
  const Result<Plan> away = ParsePlan(board, "UR");
  ASSERT_TRUE(away.ok());
  EXPECT_EQ(away.value(), (Plan{0, 1, 0xffff, 1, 0xffff, 1}));
}

TEST(BlankTileText, SurvivesAnyBytes) {
  std::mt19937 random(1);
  const Board board = ReadAll(kPuzzle, kStatement).boards[0];
  const std::string alphabet = "0123456789 \n\r\t-xUDLR#\xEF\xBB\xBF";
  for (int round = 0; round < 3000; ++round) {
    std::string text = kStatement;
    for (auto edits = random() % 6 + 1; edits > 0; --edits) {
      const char c = random() % 4 == 0 ? static_cast<char>(random() % 256)
                                       : alphabet[random() % alphabet.size()];
      if (random() % 2 == 0) text.erase(random() % text.size(), random() % 3);
      text.insert(random() % text.size(), 1, c);
    }
    const test::ReadText read = ReadAll(kPuzzle, text);
    for (const Board& each : read.boards) EXPECT_FALSE(kPuzzle.validate(each));
    EXPECT_TRUE(!read.error || read.error->line > 0);
    const Result<Plan> plan = ParsePlan(board, text);
    if (plan.ok()) kPuzzle.check_plan(board, plan.value());
  }
}

}  // namespace
}  // namespace midnight::blank_tile
