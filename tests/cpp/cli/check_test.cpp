// `midnight check` and `midnight generate`: right and wrong answers and plans of every puzzle.
#include <gtest/gtest.h>

#include "cli/arguments.h"
#include "cli/call.h"
#include "cli/commands.h"
#include "session/registry.h"

namespace midnight::cli {
namespace {

constexpr char kStatement[] = "3 4 2\n0 1 1 1\n0 1 1 0\n0 1 0 0\n3 2 1 2 2 2\n1 2 2 2 3 2\n";
constexpr char kPair[] = "4 4 4 5 5 4 6 5\n2 4 3 3 3 6 4 6\n";

Ran CheckText(std::string_view puzzle, const std::string& cases, const std::string& answers) {
  return Call(Check, {puzzle, FileOf(cases, "check.in"), FileOf(answers, "check.out")});
}

/// What is said behind the name of the file.
std::string Said(const Ran& ran) { return ran.err.substr(ran.err.find("check.out") + 9); }

TEST(Check, AcceptsRightAnswers) {
  const Ran ran = CheckText("blank-tile", kStatement, "2\r\n\n-1\n");
  EXPECT_EQ(ran.err, "");
  EXPECT_EQ(ran.out, "2 cases, 0 plans, 0 wrong\n");
  EXPECT_EQ(ran.exit_code, kExitOk);
  EXPECT_EQ(CheckText("solitaire", kPair, "YES\n").exit_code, kExitOk);
  EXPECT_EQ(CheckText("solitaire", kPair, "7\n").exit_code, kExitOk);
  EXPECT_EQ(CheckText("solitaire", kPair, "limit\n").exit_code, kExitOk);
}

TEST(Check, NamesEveryWrongAnswer) {
  const Ran ran = CheckText("blank-tile", kStatement, "3\n7\n");
  EXPECT_EQ(ran.exit_code, kExitUsage);
  EXPECT_EQ(ran.out, "2 cases, 0 plans, 2 wrong\n");
  EXPECT_NE(ran.err.find("check.out:1:1: case 1: 3 instead of 2\n"), std::string::npos);
  EXPECT_NE(ran.err.find("check.out:2:1: case 2: 7 instead of -1\n"), std::string::npos);
  EXPECT_EQ(Said(CheckText("blank-tile", kStatement, "2\n")), ": case 2: there is no answer\n");
  EXPECT_EQ(Said(CheckText("blank-tile", kStatement, "2\n-1\n-1\n")),
            ":3:1: case 3: an answer without a case\n");
  EXPECT_EQ(Said(CheckText("solitaire", kPair, "NO\n")), ":1:1: case 1: NO instead of YES (7)\n");
}

TEST(Check, ReplaysPlans) {
  const Ran right = CheckText("blank-tile", kStatement, "2\nUU\n-1\n");
  EXPECT_EQ(right.err, "");
  EXPECT_EQ(right.out, "2 cases, 1 plans, 0 wrong\n");
  EXPECT_EQ(Said(CheckText("blank-tile", kStatement, "2\nUL\n-1\n")),
            ":2:1: case 1: step 2: the blank goes into a fixed cell at (0,1)\n");
  EXPECT_EQ(Said(CheckText("blank-tile", kStatement, "2\nU?\n-1\n")),
            ":2:2: case 1: expected U, D, L or R\n");
  EXPECT_EQ(Said(CheckText("blank-tile", kStatement, "2\nUDUU\n-1\n")),
            ":2:1: case 1: a plan of 4 steps where 2 are enough\n");
  const Ran alone = CheckText("blank-tile", "1 3 1\n1 1 1\n1 1 1 2 1 1\n", "R\n");
  EXPECT_EQ(alone.err, "");
  EXPECT_EQ(alone.out, "1 cases, 1 plans, 0 wrong\n");
}

TEST(Check, RefusesBadCases) {
  const Ran ran = CheckText("blank-tile", "1 2 1\n1 7\n", "2\n");
  EXPECT_EQ(ran.exit_code, kExitBadInput);
  EXPECT_NE(ran.err.find("check.in:2:3: a cell must be 0 to 1"), std::string::npos);
  EXPECT_EQ(Call(Check, {"solitaire", "a"}).exit_code, kExitUsage);
  EXPECT_EQ(Call(Check, {"chess", "a", "b"}).exit_code, kExitUsage);
}

/// Whatever is generated is read, solved, and its plans pass; the same seed gives the same text.
TEST(Generate, MakesWhatSolveAndCheckTake) {
  for (const Puzzle* puzzle : Puzzles()) {
    if (puzzle->generate == nullptr) continue;
    for (const Family& family : puzzle->families()) {
      const Words words = {puzzle->id, "--family", family.id, "--count", "3", "--seed", "5"};
      const Ran made = Call(Generate, words);
      EXPECT_EQ(made.exit_code, kExitOk) << made.err;
      EXPECT_EQ(Call(Generate, words).out, made.out);
      const std::string cases = FileOf(made.out, "generate.in");
      const Ran solved = Call(Solve, {puzzle->id, "--plan", cases});
      EXPECT_EQ(solved.err, "");
      const Ran checked = CheckText(puzzle->id, made.out, solved.out);
      EXPECT_EQ(checked.exit_code, kExitOk) << family.id << checked.err;
      EXPECT_EQ(checked.out.substr(0, 8), "3 cases,");
    }
  }
}

TEST(Generate, IsTheSameEverywhere) {
  const Ran ran = Call(Generate, {"solitaire", "--family", "near", "--seed", "7"});
  EXPECT_EQ(ran.out, "1 2 2 7 7 1 7 3\n2 1 2 7 5 2 7 4\n");
  const Ran tile = Call(Generate, {"blank-tile", "--family", "small", "--count", "2"});
  EXPECT_EQ(tile.out,
            "6 6 2\n1 1 1 1 1 1\n1 1 1 1 1 1\n1 1 1 0 1 1\n1 1 0 0 1 0\n1 0 1 1 0 1\n1 1 1 1 1 1\n"
            "2 5 4 5 5 3\n2 6 6 4 6 3\n");
}

TEST(Generate, ListsTheFamilies) {
  const Ran ran = Call(Generate, {"solitaire", "--family", "none"});
  EXPECT_EQ(ran.exit_code, kExitUsage);
  EXPECT_NE(ran.err.find("there is no family none"), std::string::npos);
  EXPECT_NE(ran.err.find("mixed"), std::string::npos);
  EXPECT_EQ(Call(Generate, {"solitaire", "--family", "near", "--count", "0"}).exit_code,
            kExitUsage);
}

}  // namespace
}  // namespace midnight::cli
