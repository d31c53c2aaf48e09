// Contest text: what is read, what is refused and where, and that print and read are inverse.
#include "puzzles/ghosts/text.h"

#include <gtest/gtest.h>

#include "puzzles/ghosts/ghosts_oracle.h"

namespace midnight::ghosts {
namespace {

struct Reading {
  std::vector<Board> boards;
  std::optional<Error> error;
};

Reading ReadAll(std::string_view text) {
  Reading reading;
  const std::unique_ptr<CaseReader> reader = Read(text);
  for (;;) {
    Result<std::optional<Board>> next = reader->Next();
    if (!next.ok()) reading.error = next.error();
    if (!next.ok() || !next.value()) return reading;
    reading.boards.push_back(*next.value());
  }
}

void ExpectError(std::string_view text, int line, int column, const std::string& message) {
  const Reading reading = ReadAll(text);
  ASSERT_TRUE(reading.error) << text;
  EXPECT_EQ(*reading.error, (Error{message, line, column})) << text;
}

const Board kSmall = BoardOf({"####", "#aA#", "####"});

TEST(ReadGhosts, ReadsCasesUntilThreeZeros) {
  const Reading reading = ReadAll("4 3 1\n####\n#aA#\n####\n4 3 1\n####\n#aA#\n####\n0 0 0\nnoise");
  EXPECT_FALSE(reading.error);
  EXPECT_EQ(reading.boards, (std::vector<Board>{kSmall, kSmall}));
}

TEST(ReadGhosts, ReadsWhatIsReadableWithoutDoubt) {
  for (const std::string_view text : {
           "4 3 1\n####\n#aA#\n####",                   // no closing zeros, no last line feed
           "4 3 1\r\n####\r\n#aA#\r\n####\r\n",         // CR before LF
           "\xEF\xBB\xBF\x34 3 1\n####\n#aA#\n####\n",  // byte-order mark
           "4 3 1   \n####\n#aA#\n####\n",              // blanks behind the header
           "\n  \n4 3 1\n####  \n#aA#\n####\n\n",  // empty lines before a header, blanks beyond w
           "4 3 1\n####\n#aA#\n####\n0 0 0 0",     // the zeros end everything
           "4 3 1\n####\n#aA#\n####\n0 0 0 end",   // on their own line too
       }) {
    const Reading reading = ReadAll(text);
    EXPECT_FALSE(reading.error) << text;
    EXPECT_EQ(reading.boards, std::vector<Board>{kSmall}) << text;
  }
}

TEST(ReadGhosts, FillsShortRowsWithFloor) {
  const Reading reading = ReadAll("4 3 1\n#\n aA\n\n");
  EXPECT_FALSE(reading.error);
  EXPECT_EQ(reading.boards, std::vector<Board>{BoardOf({"#   ", " aA ", "    "})});
}

TEST(ReadGhosts, LettersNeedNotBeConsecutive) {
  const Reading reading = ReadAll("4 1 2\nzqZQ\n");
  ASSERT_EQ(reading.boards.size(), 1u);
  EXPECT_EQ(reading.boards[0].starts, (std::vector<int>{1, 0}));
  EXPECT_EQ(reading.boards[0].goals, (std::vector<int>{3, 2}));
}

TEST(ReadGhosts, NothingIsNoCase) {
  for (const std::string_view text : {"", "\n", "\r\n \n", "0 0 0", "\xEF\xBB\xBF"}) {
    const Reading reading = ReadAll(text);
    EXPECT_FALSE(reading.error);
    EXPECT_TRUE(reading.boards.empty());
  }
}

TEST(ReadGhosts, SaysWhereTheFaultIs) {
  ExpectError("x", 1, 1, "expected a number");
  ExpectError("4 3", 1, 4, "expected width, height and ghosts");
  ExpectError("4 3 1 9", 1, 7, "more than three numbers");
  ExpectError("4 3 1x", 1, 6, "unexpected character in a number");
  ExpectError("4\t3 1", 1, 2, "unexpected character in a number");
  ExpectError("65 3 1", 1, 1, "width must be 1 to 64");
  ExpectError("4 0 1", 1, 3, "height must be 1 to 64");
  ExpectError("4 -3 1", 1, 3, "height must be 1 to 64");
  ExpectError("4 3 27", 1, 5, "ghosts must be 1 to 26");
  ExpectError("4 3 0", 1, 5, "ghosts must be 1 to 26");
  ExpectError("4 3 99999999999999999999", 1, 5, "the number is too large");
  ExpectError("4 3 1\n####\n#aA#\n", 4, 1, "the text ends after 2 of 3 rows");
  ExpectError("4 3 1\n####\n#aA##\n####\n", 3, 5, "the row is longer than the width");
  ExpectError("4 3 1\n####\n#aA#  #\n####\n", 3, 5, "the row is longer than the width");
  ExpectError("4 3 1\n####\n#aA.\n####\n", 3, 4, "this character is not a cell");
  ExpectError("4 3 1\n####\n\taA#\n####\n", 3, 1, "a tab is not a cell");
  ExpectError("4 3 1\n####\n#aAa\n####\n", 3, 4, "a stands here a second time");
  ExpectError("4 3 1\n####\n#a##\n####\n", 3, 2, "ghost a has no target A");
  ExpectError("4 3 1\n####\n##A#\n####\n", 3, 3, "target A has no ghost a");
  ExpectError("\n4 3 2\n####\n#aA#\n####\n", 2, 5, "the header says 2 ghosts, the rows have 1");
  ExpectError(std::string_view("4 3 1\n####\n#a\0#\n####\n", 21), 3, 3,
              "this character is not a cell");
}

TEST(ReadGhosts, GivesTheCasesBeforeTheFault) {
  const Reading reading = ReadAll("4 3 1\n####\n#aA#\n####\n4 3 1\n####\n#aA!\n####\n");
  EXPECT_EQ(reading.boards, std::vector<Board>{kSmall});
  EXPECT_EQ(reading.error->line, 7);
}

TEST(ReadGhosts, AnyBytesAreSafe) {
  std::mt19937 random(5);
  const std::string alphabet = "0123 #aAbB\n\r\t-x\xff";
  for (int round = 0; round < 3000; ++round) {
    std::string text = round % 2 == 0 ? "3 3 1\n" : "";
    for (size_t i = random() % 40; i > 0; --i) text += alphabet[random() % alphabet.size()];
    const Reading reading = ReadAll(text);
    if (reading.error) {
      EXPECT_GE(reading.error->line, 1);
      EXPECT_GE(reading.error->column, 1);
    }
  }
}

TEST(PrintGhosts, IsReadBackAsTheSameBoards) {
  std::mt19937 random(8);
  std::vector<Board> boards;
  for (int round = 0; round < 300; ++round) {
    const std::optional<Board> board = RandomBoard(random, 20, 3);
    if (board && Print(std::vector<Board>{*board}).ok()) boards.push_back(*board);
  }
  ASSERT_GT(boards.size(), 20u);
  const Result<std::string> text = Print(boards);
  ASSERT_TRUE(text.ok());
  const Reading reading = ReadAll(text.value());
  EXPECT_FALSE(reading.error);
  EXPECT_EQ(reading.boards, boards);
}

TEST(PrintGhosts, RefusesWhatContestTextCannotSay) {
  Board board = kSmall;
  board.goals[0] = board.starts[0];
  const Result<std::string> text = Print(std::vector<Board>{board});
  ASSERT_FALSE(text.ok());
  EXPECT_EQ(text.error().message, "contest text cannot put target A and a ghost in one cell");
  board.goals[0] = kNoCell;
  EXPECT_EQ(Print(std::vector<Board>{board}).error().message, "target a is not on the board");
}

TEST(PlanText, RoundTrips) {
  const Board board = BoardOf({"aB ", "bA "});
  const Plan plan = {0, 3, 0, 4, 1, 4};
  const std::string text = FormatPlan(board, plan);
  EXPECT_EQ(text, "0:(0,0),(0,1),\n1:(0,0),(1,1),\n2:(1,0),(1,1),\n");
  const Result<Plan> read = ParsePlan(board, text);
  ASSERT_TRUE(read.ok());
  EXPECT_EQ(read.value(), plan);
}

TEST(PlanText, SaysWhereTheFaultIs) {
  const Board board = BoardOf({"aB ", "bA "});
  const auto error = [&](std::string_view text) { return ParsePlan(board, text).error(); };
  EXPECT_EQ(error("1:(0,0),(0,1)"), (Error{"expected time 0", 1, 1}));
  EXPECT_EQ(error("0:(0,0)(0,1)"), (Error{"expected ,", 1, 8}));
  EXPECT_EQ(error("0:(0,0),"), (Error{"expected (", 1, 9}));
  EXPECT_EQ(error("0:(0,0),(3,1)"), (Error{"expected a place on the board", 1, 14}));
  EXPECT_EQ(error("0:(0,0),(0,1),x"), (Error{"expected the end of the line", 1, 15}));
  EXPECT_EQ(error("0:(0,0),(0,1)\n0:"), (Error{"expected time 1", 2, 1}));
  EXPECT_EQ(error("0:(9999999999,0),"), (Error{"expected a column", 1, 13}));
}

}  // namespace
}  // namespace midnight::ghosts
