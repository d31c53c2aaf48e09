// Stepping into the history: where each expansion stands, and what became of each joint move.
#include <gtest/gtest.h>

#include <map>
#include <set>

#include "core/locate.h"
#include "puzzles/ghosts/ghosts_oracle.h"
#include "session/session.h"

namespace midnight::ghosts {
namespace {

using Cells = std::vector<uint16_t>;

/// Replays a search expansion by expansion, with sets, and judges each move anew.
class Replay {
 public:
  explicit Replay(const Board& board) : board_(board) {
    known_[0].insert(Cells(board.starts.begin(), board.starts.end()));
    known_[1].insert(Cells(board.goals.begin(), board.goals.end()));
  }

  void Check(const Inspection& inspection) {
    const Position& at = inspection.position;
    std::set<Cells>& mine = known_[Index(at.side)];
    const std::set<Cells>& others = known_[Index(Other(at.side))];
    ASSERT_TRUE(mine.count(at.cells));
    std::set<Cells> legal;
    for (const JointCells& to : LegalSteps(board_, JointCells(at.cells.begin(), at.cells.end()))) {
      legal.insert(Cells(to.begin(), to.end()));
    }
    size_t judged_legal = 0;
    for (const JudgedAttempt& judged : inspection.attempts) {
      const Cells& to = judged.attempt.cells;
      const bool is_legal = judged.fate != Fate::kRefused;
      ASSERT_EQ(is_legal, legal.count(to) == 1);
      if (!is_legal) continue;
      ++judged_legal;
      const bool is_new = mine.insert(to).second;
      const Fate fate = !is_new ? Fate::kSeen : others.count(to) ? Fate::kMeeting : Fate::kNew;
      ASSERT_EQ(judged.fate, fate);
    }
    EXPECT_EQ(judged_legal, legal.size());
  }

 private:
  Board board_;
  std::set<Cells> known_[2];
};

TEST(Inspect, JudgesEveryMoveAsAReplayDoes) {
  std::mt19937 random(11);
  for (int round = 0; round < 150; ++round) {
    const std::optional<Board> board = RandomBoard(random, 12, 3);
    if (!board) continue;
    for (const char* algorithm : {"breadth-first", "bidirectional-smaller"}) {
      Reuse reuse;
      Result<Session> session = Session::Open("ghosts", algorithm, *board, {}, reuse);
      session.value().Run();
      const Search& search = session.value().search();
      Replay replay(*board);
      const uint64_t expanded = search.stats().expanded;
      for (uint64_t step = 0; step < expanded; ++step) {
        const std::optional<Inspection> inspection = search.trace()->Inspect(step);
        ASSERT_TRUE(inspection) << "step " << step << " in round " << round;
        replay.Check(*inspection);
        if (HasFatalFailure()) return;
      }
      EXPECT_FALSE(search.trace()->Inspect(expanded));
    }
  }
}

TEST(Inspect, NamesTheRuleAndTheGhosts) {
  const Board board = BoardOf({"ab#", "BA#"});
  Reuse reuse;
  Result<Session> session = Session::Open("ghosts", "breadth-first", board, {}, reuse);
  session.value().Run();
  const std::optional<Inspection> inspection = session.value().search().trace()->Inspect(0);
  ASSERT_TRUE(inspection);
  std::map<Refusal, int> count;
  for (const JudgedAttempt& judged : inspection->attempts) {
    const Attempt& attempt = judged.attempt;
    ++count[attempt.refusal];
    if (attempt.refusal == Refusal::kSwap) {
      EXPECT_EQ(attempt.cells, (Cells{1, 0}));
      EXPECT_EQ(attempt.first, 0);
      EXPECT_EQ(attempt.second, 1);
    }
  }
  EXPECT_EQ(inspection->attempts.size(), 25u);
  EXPECT_EQ(count[Refusal::kSwap], 1);
  EXPECT_EQ(count[Refusal::kVertex], 2);
  EXPECT_EQ(count[Refusal::kNone], 6);
}

TEST(Locate, CountsExpansionsTurnByTurn) {
  const Board board = BoardOf({"a    B", "      ", "b    A"});
  Reuse reuse;
  Result<Session> session = Session::Open("ghosts", "bidirectional-smaller", board, {}, reuse);
  session.value().Run();
  const Trace& trace = *session.value().search().trace();
  uint64_t step = 0;
  int depth[2] = {0, 0};
  for (uint64_t turn = 0; turn < trace.Schedule().size(); ++turn) {
    const Side side =
        trace.Schedule()[static_cast<size_t>(turn)] == 'f' ? Side::kForward : Side::kBackward;
    const int layer = depth[Index(side)]++;
    const uint64_t size = trace.LayerSizes(side)[static_cast<size_t>(layer)];
    for (uint64_t index = 0; index < size; ++index, ++step) {
      const std::optional<Position> at = Locate(trace, 2, step);
      ASSERT_TRUE(at);
      ASSERT_EQ(at->turn, turn);
      ASSERT_EQ(at->side, side);
      ASSERT_EQ(at->layer, layer);
      ASSERT_EQ(at->index, index);
    }
  }
  EXPECT_EQ(step, session.value().search().stats().expanded);
}

}  // namespace
}  // namespace midnight::ghosts
