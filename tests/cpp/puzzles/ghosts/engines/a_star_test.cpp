// A*: its estimates never say too much, and its f-layers tell how it went.
#include "puzzles/ghosts/engines/a_star.h"

#include <gtest/gtest.h>

#include <set>
#include <vector>

#include "puzzles/ghosts/engines/distance_heuristic.h"
#include "puzzles/ghosts/ghosts_oracle.h"
#include "puzzles/ghosts/joint_space.h"

namespace midnight::ghosts {
namespace {

constexpr int kRounds = 60;

/// Along every move between joint states that lead to the goal an estimate changes by one at most,
/// and it is 0 at the goal; so it never exceeds the steps left.
template <class Heuristic>
void ExpectConsistent(const Board& board, const Heuristic& heuristic) {
  const JointSpace space(board);
  const auto estimate = [&](State state) {
    std::vector<uint16_t> cells(board.starts.size());
    space.WriteCells(state, cells.data());
    return heuristic(cells.data());
  };
  std::set<State> seen;
  std::vector<State> queue;
  space.ForEachGoal([&](State goal) { queue.push_back(goal); });
  EXPECT_EQ(estimate(queue[0]), 0);
  seen.insert(queue[0]);
  for (size_t next = 0; next < queue.size(); ++next) {
    const int here = estimate(queue[next]);
    ASSERT_GE(here, 0);
    space.ForEachPredecessor(queue[next], [&](State from) {
      EXPECT_LE(estimate(from), here + 1);
      if (seen.insert(from).second) queue.push_back(from);
    });
  }
}

TEST(GhostsAStar, EstimatesAreConsistentAndPairsKnowMore) {
  std::mt19937 random(11);
  for (int round = 0; round < kRounds; ++round) {
    const std::optional<Board> board = RandomBoard(random, 9, 3);
    if (!board) continue;
    const DistanceHeuristic single(*board);
    DistanceHeuristic pairs(*board);
    pairs.AddPairs(*board, Frame::Of(*board));
    ExpectConsistent(*board, single);
    ExpectConsistent(*board, pairs);
    const std::vector<uint16_t> start(board->starts.begin(), board->starts.end());
    const int most = pairs(start.data());
    EXPECT_TRUE(most < 0 || most >= single(start.data()));
  }
}

/// The start, then the states of each f, ascending, each state once, and last the goal.
void ExpectLayers(const Search& search, size_t pieces) {
  const Trace& trace = *search.trace();
  const std::span<const uint64_t> sizes = trace.LayerSizes(Side::kForward);
  const std::span<const int32_t> estimates = trace.Estimates();
  ASSERT_EQ(estimates.size(), sizes.size());
  EXPECT_EQ(trace.LayerSizes(Side::kBackward).size(), 1u);
  EXPECT_EQ(trace.Schedule(), std::string(sizes.size() - 1, 'f'));
  EXPECT_EQ(sizes[0], 1u);
  EXPECT_EQ(sizes.back(), 1u);
  EXPECT_EQ(estimates.back(), search.steps());
  std::set<std::vector<uint16_t>> states;
  uint64_t total = 0;
  for (size_t layer = 0; layer < sizes.size(); ++layer) {
    EXPECT_GE(estimates[layer], estimates[layer - (layer > 0 ? 1 : 0)]);
    total += sizes[layer];
    for (uint64_t i = 0; i < sizes[layer]; ++i) {
      std::vector<uint16_t> cells(pieces);
      trace.Read(Side::kForward, static_cast<int>(layer), i, 1, cells.data());
      states.insert(cells);
    }
  }
  EXPECT_EQ(states.size(), total);
  EXPECT_EQ(search.stats().expanded + 1, total);
}

TEST(GhostsAStar, LayersHoldTheStatesOfOneEstimate) {
  std::mt19937 random(12);
  int solved = 0;
  for (int round = 0; round < kRounds; ++round) {
    const std::optional<Board> board = RandomBoard(random, 12, 3);
    if (!board || board->starts == board->goals) continue;
    Reuse reuse;
    for (const auto open : {OpenAStarSingle, OpenAStarPairs}) {
      const std::unique_ptr<Search> search = open(*board, Limits{}, reuse);
      while (search->Step(3) == Outcome::kRunning) {
      }
      if (search->outcome() != Outcome::kSolved) continue;
      ++solved;
      ExpectLayers(*search, board->starts.size());
    }
  }
  EXPECT_GT(solved, kRounds / 2);
}

TEST(GhostsAStar, EndsAtItsLimits) {
  Board board;
  board.width = 8;
  board.height = 8;
  board.walls.assign(64, 0);
  board.starts = {0, 7, 56};
  board.goals = {63, 56, 7};
  Reuse reuse;
  const auto outcome = [&](const Limits& limits) {
    const std::unique_ptr<Search> search = OpenAStarSingle(board, limits, reuse);
    while (search->Step(1000) == Outcome::kRunning) {
    }
    return search->outcome();
  };
  EXPECT_EQ(outcome({.max_bytes = 10'000}), Outcome::kMemoryLimit);
  EXPECT_EQ(outcome({.max_states = 100}), Outcome::kNodeLimit);
  EXPECT_EQ(outcome({}), Outcome::kSolved);
}

}  // namespace
}  // namespace midnight::ghosts
