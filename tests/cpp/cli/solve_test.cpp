// The command line as its users meet it: standard output, standard error and exit codes.
#include <gtest/gtest.h>
#include <unistd.h>

#include "cli/arguments.h"
#include "cli/call.h"
#include "cli/commands.h"
#include "cli/files.h"
#include "session/registry.h"
#include "test_data.h"

namespace midnight::cli {
namespace {

constexpr char kCase[] = "5 3 1\n#####\n#a A#\n#####\n";
constexpr char kSealed[] = "5 3 1\n#####\n#a#A#\n#####\n";

TEST(Solve, GivesOneAnswerALine) {
  const std::string file = FileOf(std::string(kCase) + kSealed + kCase + "0 0 0\n");
  const Ran ran = Call(Solve, {"ghosts", file});
  EXPECT_EQ(ran.exit_code, kExitOk);
  EXPECT_EQ(ran.out, "2\n-1\n2\n");
  EXPECT_EQ(ran.err, "");
}

TEST(Solve, EveryAlgorithmSolvesTheStatement) {
  const std::string file = std::string(MIDNIGHT_TEST_DATA) + "/ghosts/statement.in";
  for (const Algorithm& algorithm : FindPuzzle("ghosts")->algorithms) {
    if (algorithm.wrong) continue;
    const Ran ran = Call(Solve, {"ghosts", "--algorithm", algorithm.id, file});
    EXPECT_EQ(ran.out, "7\n36\n77\n") << algorithm.id;
  }
}

TEST(Solve, PrintsPlansBelowAnswersThatHaveOne) {
  const std::string file = FileOf(std::string(kCase) + kSealed);
  const Ran ran = Call(Solve, {"ghosts", "--plan", file});
  EXPECT_EQ(ran.out, "2\n0:(1,1),\n1:(2,1),\n2:(3,1),\n-1\n");
}

TEST(Solve, PrintsOneJsonObjectACase) {
  const std::string file = FileOf(std::string(kCase) + kSealed);
  const Ran ran =
      Call(Solve, {"ghosts", "--json", "--plan", "--algorithm", "bidirectional-smaller", file});
  const std::vector<std::string> lines = Split(ran.out, '\n');
  ASSERT_EQ(lines.size(), 2u);
  EXPECT_EQ(lines[0].find("{\"case\":1,\"outcome\":\"solved\",\"steps\":2,"
                          "\"algorithm\":\"bidirectional-smaller\",\"expanded\":2,"),
            0u)
      << lines[0];
  for (const char* part : {"\"layers\":{\"forward\":[1,1,1],\"backward\":[1]}",
                           "\"schedule\":\"ff\"", "\"plan\":[[[1,1]],[[2,1]],[[3,1]]]}"}) {
    EXPECT_NE(lines[0].find(part), std::string::npos) << part << " in " << lines[0];
  }
  EXPECT_NE(lines[1].find("\"outcome\":\"exhausted\",\"steps\":-1,"), std::string::npos);
  EXPECT_NE(lines[1].find("\"plan\":[]}"), std::string::npos);
}

TEST(Solve, AnswersTheCasesBeforeAFault) {
  const std::string file = FileOf(std::string(kCase) + "5 3 1\n#####\n#a!A#\n#####\n");
  const Ran ran = Call(Solve, {"ghosts", file});
  EXPECT_EQ(ran.exit_code, kExitBadInput);
  EXPECT_EQ(ran.out, "2\n");
  EXPECT_EQ(ran.err, file + ":7:3: this character is not a cell\n");
}

TEST(Solve, ALimitIsAnAnswerAndAnExitCode) {
  std::string open = "40 40 3\n";
  for (int y = 0; y < 40; ++y) open += y == 0 ? "abcABC\n" : "\n";
  const std::string file = FileOf(open + kCase);
  for (const char* algorithm : {"breadth-first", "bidirectional-smaller"}) {
    const Ran ran = Call(Solve, {"ghosts", "--algorithm", algorithm, "--memory", "1", file});
    EXPECT_EQ(ran.exit_code, kExitLimit);
    EXPECT_EQ(ran.out, "limit\n2\n");
  }
  const Ran json =
      Call(Solve, {"ghosts", "--json", "--algorithm", "breadth-first", "--memory", "1", file});
  EXPECT_NE(json.out.find("\"outcome\":\"memory-limit\",\"steps\":null,"), std::string::npos);
}

TEST(Solve, AnEndOfTimeIsALimitWithBounds) {
  const Puzzle& ghosts = *FindPuzzle("ghosts");
  const std::string file =
      FileOf(ghosts.print(ghosts.generate("random:16x16:26", 1, 3).value()).value());
  const Ran json = Call(Solve, {"ghosts", "--seconds", "1", "--json", file});
  EXPECT_EQ(json.exit_code, kExitLimit);
  EXPECT_NE(json.out.find("\"outcome\":\"cancelled\",\"steps\":null,"), std::string::npos);
  EXPECT_NE(json.out.find("\"lower\":"), std::string::npos);
  EXPECT_NE(json.out.find("\"upper\":"), std::string::npos);
  EXPECT_EQ(Call(Solve, {"ghosts", "--seconds", "0", file}).exit_code, kExitUsage);
}

TEST(Solve, NothingIsNoAnswer) {
  const Ran ran = Call(Solve, {"ghosts", FileOf("")});
  EXPECT_EQ(ran.exit_code, kExitOk);
  EXPECT_EQ(ran.out, "");
}

TEST(Solve, SaysWhatIsWrongWithItsUsage) {
  const std::string file = FileOf(kCase);
  const Words wrong[] = {{},
                         {"chess"},
                         {"ghosts", "--algorithm", "first", file},
                         {"ghosts", "--algorithm"},
                         {"ghosts", "--algorithm", "", file},
                         {"ghosts", ""},
                         {"ghosts", "--fast", file},
                         {"ghosts", "--memory", "much", file},
                         {"ghosts", "--memory", "0", file},
                         {"ghosts", file, file},
                         {"ghosts", "no/such/file"}};
  for (const Words& words : wrong) {
    const Ran ran = Call(Solve, words);
    EXPECT_EQ(ran.exit_code, kExitUsage);
    EXPECT_EQ(ran.out, "");
    EXPECT_EQ(ran.err.find("midnight: "), 0u) << ran.err;
  }
}

TEST(FinishOutput, NoticesThatAnswersWereLost) {
  std::fflush(stdout);
  const int kept = dup(fileno(stdout));
  ASSERT_NE(std::freopen("/dev/full", "w", stdout), nullptr);
  EXPECT_EQ(Solve({"ghosts", FileOf(kCase)}), kExitOk);
  testing::internal::CaptureStderr();
  const int exit_code = FinishOutput(kExitOk);
  const std::string message = testing::internal::GetCapturedStderr();
  std::clearerr(stdout);
  dup2(kept, fileno(stdout));
  close(kept);
  EXPECT_EQ(exit_code, kExitUsage);
  EXPECT_EQ(message.find("midnight: standard output: "), 0u) << message;
  EXPECT_EQ(FinishOutput(kExitLimit), kExitLimit);
}

TEST(AlgorithmsCommand, ListsThemWithOneDefaultAPuzzle) {
  const Ran all = Call(Algorithms, {});
  EXPECT_EQ(all.exit_code, kExitOk);
  const Ran ghosts = Call(Algorithms, {"ghosts"});
  EXPECT_NE(all.out.find(ghosts.out), std::string::npos);
  int defaults = 0;
  for (const std::string& line : Split(ghosts.out, '\n')) {
    const std::vector<std::string> columns = Split(line, '\t');
    ASSERT_EQ(columns.size(), 4u) << line;
    EXPECT_EQ(columns[0], "ghosts");
    if (columns[2] == "default") ++defaults;
  }
  EXPECT_EQ(defaults, 1);
  EXPECT_EQ(Call(Algorithms, {"chess"}).exit_code, kExitUsage);
}

}  // namespace
}  // namespace midnight::cli
