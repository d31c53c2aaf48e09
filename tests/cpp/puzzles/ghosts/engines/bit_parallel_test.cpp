// The bit-parallel engine keeps the contract of a layered search on boards of every size.
#include "puzzles/ghosts/engines/bit_parallel.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

#include "puzzles/ghosts/generate.h"
#include "puzzles/ghosts/ghosts_oracle.h"
#include "puzzles/ghosts/rules.h"
#include "session/session.h"

namespace midnight::ghosts {
namespace {

Session Open(const Board& board, const std::string& algorithm, const Limits& limits = {}) {
  Reuse reuse;
  Result<Session> session = Session::Open("ghosts", algorithm, board, limits, reuse);
  EXPECT_TRUE(session.ok());
  return std::move(session.value());
}

using Cells = std::vector<uint16_t>;

/// The states of a layer as a set, read in pieces of `chunk`.
std::set<Cells> ReadLayer(const Session& session, Side side, int layer, uint64_t chunk) {
  const Trace& trace = *session.search().trace();
  const uint64_t size = trace.LayerSizes(side)[static_cast<size_t>(layer)];
  const size_t pieces = static_cast<size_t>(session.piece_count());
  std::set<Cells> states;
  for (uint64_t first = 0; first < size; first += chunk) {
    const uint64_t count = std::min(chunk, size - first);
    Cells cells(static_cast<size_t>(count) * pieces);
    trace.Read(side, layer, first, count, cells.data());
    for (size_t i = 0; i < count; ++i) {
      const auto begin = cells.begin() + static_cast<std::ptrdiff_t>(i * pieces);
      states.insert(Cells(begin, begin + static_cast<std::ptrdiff_t>(pieces)));
    }
  }
  EXPECT_EQ(states.size(), size) << "every state once";
  return states;
}

/// The same answer as the textbook, and the same states in every layer that both have.
void ExpectTextbook(const Board& board) {
  Session bits = Open(board, "bit-parallel");
  Session textbook = Open(board, "bidirectional-smaller");
  ASSERT_EQ(bits.Run(), textbook.Run());
  ASSERT_EQ(bits.search().steps(), textbook.search().steps());
  for (const Side side : kSides) {
    const size_t layers = std::min(bits.search().trace()->LayerSizes(side).size(),
                                   textbook.search().trace()->LayerSizes(side).size());
    for (size_t d = 0; d < layers; ++d) {
      const int layer = static_cast<int>(d);
      ASSERT_EQ(ReadLayer(bits, side, layer, 37), ReadLayer(textbook, side, layer, 1000));
    }
  }
  if (bits.search().outcome() != Outcome::kSolved) return;
  const Verdict verdict = CheckPlan(board, bits.search().plan());
  EXPECT_TRUE(verdict.ok) << verdict.message;
  EXPECT_EQ(verdict.steps, bits.search().steps());
}

Board Made(std::string_view family, int width, int height, int ghosts, uint64_t seed) {
  return Generate({family, width, height, ghosts, seed}).value();
}

TEST(BitParallel, HasTheTextbooksLayers) {
  for (const Family& family : Families()) {
    for (uint64_t seed = 0; seed < 4; ++seed) {
      SCOPED_TRACE(std::string(family.id) + " " + std::to_string(seed));
      ExpectTextbook(Made(family.id, 9, 8, 1 + static_cast<int>(seed % 3), seed));
    }
  }
}

TEST(BitParallel, FillsARowToItsEdges) {
  for (uint64_t seed = 0; seed < 6; ++seed) {
    Board board = Made("noise", 16, 16, 2, seed);
    for (int x = 0; x < 16; ++x) {  // no border: rows of 16 places are used to the last
      for (const int y : {0, 15}) board.walls[static_cast<size_t>(board.Cell(x, y))] = 0;
      for (const int y : {0, 15}) board.walls[static_cast<size_t>(board.Cell(y, x))] = 0;
    }
    board.starts[0] = board.Cell(0, 0);
    board.goals[0] = board.Cell(15, 15);
    board.starts[1] = board.Cell(15, 0);
    board.goals[1] = board.Cell(0, 15);
    ExpectTextbook(board);
  }
}

TEST(BitParallel, TakesABorderForNothing) {
  ExpectTextbook(Made("random", 18, 18, 2, 1));
  ExpectTextbook(Made("corridor", 18, 6, 3, 2));
}

TEST(BitParallel, SmallBudgetsChangeNothing) {
  for (uint64_t seed = 0; seed < 10; ++seed) {
    const Board board = Made("random", 10, 10, 3, seed);
    Session whole = Open(board, "bit-parallel");
    whole.Run();
    Session stepped = Open(board, "bit-parallel");
    while (stepped.search().Step(1) == Outcome::kRunning) {
    }
    EXPECT_EQ(stepped.search().trace()->Schedule(), whole.search().trace()->Schedule());
    EXPECT_EQ(stepped.search().plan(), whole.search().plan());
  }
}

TEST(BitParallel, TiesAreTheStatesThatBothSidesHold) {
  for (uint64_t seed = 0; seed < 10; ++seed) {
    Session session = Open(Made("open", 7, 7, 2, seed), "bit-parallel");
    session.Run();
    const Meeting meeting = *session.search().meeting();
    const std::set<Cells> forward = ReadLayer(session, Side::kForward, meeting.forward_depth, 1000);
    const std::set<Cells> backward =
        ReadLayer(session, Side::kBackward, meeting.backward_depth, 1000);
    uint64_t ties = 0;
    for (const Cells& state : forward) ties += backward.count(state);
    EXPECT_EQ(meeting.ties, ties);
    EXPECT_EQ(forward.count(meeting.cells) + backward.count(meeting.cells), 2u);
    EXPECT_EQ(meeting.forward_depth + meeting.backward_depth, session.search().steps());
  }
}

TEST(BitParallel, StartOnGoalIsZeroSteps) {
  for (int ghosts = 1; ghosts <= 3; ++ghosts) {
    Board board = Made("random", 8, 8, ghosts, 3);
    board.goals = board.starts;
    Session session = Open(board, "bit-parallel");
    EXPECT_EQ(session.search().outcome(), Outcome::kSolved);
    EXPECT_EQ(session.search().steps(), 0);
    EXPECT_EQ(session.search().proof(), "same");
    EXPECT_EQ(session.search().plan().size(), static_cast<size_t>(ghosts));
  }
}

TEST(BitParallel, LimitsAreAnswersOfTheirOwn) {
  const Board board = Made("open", 16, 16, 3, 1);
  Session nodes = Open(board, "bit-parallel", {.max_states = 1000});
  EXPECT_EQ(nodes.Run(), Outcome::kNodeLimit);
  Session cancelled = Open(board, "bit-parallel");
  cancelled.search().Step(10);
  cancelled.search().Cancel();
  EXPECT_EQ(cancelled.Run(), Outcome::kCancelled);
  for (uint64_t bytes = 1 << 10; bytes < 16 << 20; bytes *= 2) {
    Session memory = Open(board, "bit-parallel", {.max_bytes = bytes});
    memory.Run();
    EXPECT_LE(memory.search().stats().bytes, bytes);
    const bool fits = memory.search().outcome() == Outcome::kSolved;
    EXPECT_EQ(fits, bytes > 2 << 20) << bytes;
  }
}

TEST(BitParallel, WhatFitsNoRowMeetsTheMemoryLimit) {
  EXPECT_EQ(Open(Made("open", 19, 8, 1, 1), "bit-parallel").Run(), Outcome::kMemoryLimit);
  EXPECT_EQ(Open(Made("random", 8, 8, 4, 1), "bit-parallel").Run(), Outcome::kMemoryLimit);
}

}  // namespace
}  // namespace midnight::ghosts
