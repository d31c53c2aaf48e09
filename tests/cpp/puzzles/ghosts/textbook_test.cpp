// The textbook searches on ghosts, held against the oracle on random small boards.
#include <gtest/gtest.h>

#include <array>
#include <string>

#include "puzzles/ghosts/ghosts_oracle.h"
#include "puzzles/ghosts/rules.h"
#include "session/session.h"

namespace midnight::ghosts {
namespace {

constexpr const char* kTextbook[] = {"breadth-first", "bidirectional-alternating",
                                     "bidirectional-smaller"};

Session Open(const Board& board, const std::string& algorithm, const Limits& limits = {}) {
  Reuse reuse;
  Result<Session> session = Session::Open("ghosts", algorithm, board, limits, reuse);
  EXPECT_TRUE(session.ok());
  return std::move(session.value());
}

using Layers = std::array<std::vector<uint64_t>, 2>;

/// Every side's layers are the oracle's, as far as they go.
void ExpectLayers(const Layers& layers, const Trace& trace) {
  for (const Side side : kSides) {
    const std::vector<uint64_t>& oracle = layers[Index(side)];
    const std::span<const uint64_t> sizes = trace.LayerSizes(side);
    ASSERT_LE(sizes.size(), oracle.size());
    for (size_t d = 0; d < sizes.size(); ++d) EXPECT_EQ(sizes[d], oracle[d]) << "layer " << d;
  }
}

void ExpectSolved(const Board& board, const Search& search, int steps) {
  ASSERT_EQ(search.outcome(), Outcome::kSolved);
  EXPECT_EQ(search.steps(), steps);
  EXPECT_EQ(search.trace()->Schedule().size(), static_cast<size_t>(steps));
  const Verdict verdict = CheckPlan(board, search.plan());
  EXPECT_TRUE(verdict.ok) << verdict.message;
  EXPECT_EQ(verdict.steps, steps);
}

TEST(Textbook, AgreesWithTheOracleOnRandomBoards) {
  std::mt19937 random(20071);
  int solved = 0;
  int impossible = 0;
  for (int round = 0; round < 2500; ++round) {
    const int ghosts = round % 10 == 0 ? 4 : 3;
    const std::optional<Board> board = RandomBoard(random, ghosts == 4 ? 6 : 11, ghosts);
    if (!board) continue;
    const std::optional<int> steps = OracleSteps(*board);
    (steps ? solved : impossible) += 1;
    const Layers layers = {OracleLayers(*board, false), OracleLayers(*board, true)};
    for (const char* algorithm : kTextbook) {
      SCOPED_TRACE(std::string(algorithm) + " in round " + std::to_string(round));
      Session session = Open(*board, algorithm);
      session.Run();
      const Search& search = session.search();
      if (steps) {
        ExpectSolved(*board, search, *steps);
      } else {
        EXPECT_EQ(search.outcome(), Outcome::kExhausted);
        EXPECT_TRUE(search.plan().empty());
      }
      ExpectLayers(layers, *search.trace());
      if (HasFailure()) return;
    }
  }
  EXPECT_GT(solved, 400);
  EXPECT_GT(impossible, 100);
}

TEST(Textbook, SmallBudgetsChangeNothing) {
  std::mt19937 random(3);
  for (int round = 0; round < 100; ++round) {
    const std::optional<Board> board = RandomBoard(random, 12, 3);
    if (!board) continue;
    Session whole = Open(*board, "bidirectional-smaller");
    whole.Run();
    Session stepped = Open(*board, "bidirectional-smaller");
    while (stepped.search().Step(1 + static_cast<uint32_t>(round % 3)) == Outcome::kRunning) {
    }
    EXPECT_EQ(stepped.search().trace()->Schedule(), whole.search().trace()->Schedule());
    EXPECT_EQ(stepped.search().plan(), whole.search().plan());
    EXPECT_EQ(stepped.search().stats().generated, whole.search().stats().generated);
  }
}

TEST(Textbook, StepExpandsNoMoreThanItsBudget) {
  const Board board = BoardOf({"a    ", "  b  ", "     ", "B   A"});
  Session session = Open(board, "breadth-first");
  uint64_t before = 0;
  while (session.search().Step(7) == Outcome::kRunning) {
    const uint64_t expanded = session.search().stats().expanded;
    ASSERT_LE(expanded - before, 7u);
    before = expanded;
  }
}

TEST(Textbook, StartOnGoalIsZeroStepsBeforeAnyExpansion) {
  Board board = BoardOf({"#####", "#aAb#", "#B  #", "#####"});
  board.goals = board.starts;
  for (const char* algorithm : kTextbook) {
    Session session = Open(board, algorithm);
    EXPECT_EQ(session.search().outcome(), Outcome::kSolved);
    EXPECT_EQ(session.search().steps(), 0);
    EXPECT_EQ(session.search().stats().expanded, 0u);
    EXPECT_EQ(session.search().proof(), "same");
    EXPECT_EQ(session.search().plan().size(), 2u);
  }
}

TEST(Textbook, LimitsAreAnswersOfTheirOwn) {
  const Board board = BoardOf({"a      ", "       ", "   b   ", "       ", "B     A"});
  Session nodes = Open(board, "breadth-first", {.max_states = 100});
  EXPECT_EQ(nodes.Run(), Outcome::kNodeLimit);
  Session memory = Open(board, "breadth-first", {.max_bytes = 4096});
  EXPECT_EQ(memory.Run(), Outcome::kMemoryLimit);
  EXPECT_LE(memory.search().stats().bytes, 4096u);
  Session cancelled = Open(board, "breadth-first");
  cancelled.search().Step(10);
  cancelled.search().Cancel();
  EXPECT_EQ(cancelled.Run(), Outcome::kCancelled);
  for (const Session* session : {&nodes, &memory, &cancelled}) {
    EXPECT_EQ(session->search().proof(), "");
    EXPECT_TRUE(session->search().plan().empty());
  }
}

TEST(Textbook, TooManyJointStatesForATableMeetTheMemoryLimit) {
  Board board;
  board.width = 64;
  board.height = 64;
  board.walls.assign(size_t{64} * 64, 0);
  for (int i = 0; i < 26; ++i) {
    board.starts.push_back(i);
    board.goals.push_back(100 + i);
  }
  for (const char* algorithm : kTextbook) {
    Session session = Open(board, algorithm);
    EXPECT_EQ(session.Run(), Outcome::kMemoryLimit);
  }
}

TEST(Textbook, KeepsToSixteenBytesAState) {
  const Board board =
      BoardOf({"a               ", "                ", "                ", "                ",
               "    b      c    ", "                ", "                ", "B     C        A"});
  Session session = Open(board, "bidirectional-smaller");
  session.Run();
  const Stats stats = session.search().stats();
  const uint64_t possible = uint64_t{128} * 128 * 128;
  EXPECT_GT(stats.discovered, 100000u);
  EXPECT_LE(stats.bytes, 16 * stats.discovered + 2 * possible);
}

}  // namespace
}  // namespace midnight::ghosts
