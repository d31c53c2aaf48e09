// The parts of the blank tile's fast engines: floods, components, the bound of A*, large boards.
#include "puzzles/blank_tile/engines/side_graph.h"

#include <gtest/gtest.h>

#include <random>
#include <set>

#include "matrix.h"
#include "puzzles/blank_tile/engines/bucket_queue.h"
#include "puzzles/blank_tile/engines/landmarks.h"
#include "puzzles/blank_tile/engines/side_graph_search.h"
#include "puzzles/blank_tile/engines/spfa_search.h"
#include "puzzles/blank_tile/puzzle.h"
#include "session/registry.h"

namespace midnight::blank_tile {
namespace {

Board RandomBoard(std::mt19937& random, int width, int height, uint64_t density) {
  Board board;
  board.width = width;
  board.height = height;
  for (int i = 0; i < board.CellCount(); ++i) board.walls.push_back(random() % 100 < density);
  return board;
}

int RandomFreeCell(std::mt19937& random, const Board& board) {
  while (true) {
    const int cell = static_cast<int>(random() % static_cast<unsigned>(board.CellCount()));
    if (!board.IsWall(cell)) return cell;
  }
}

/// Widths around whole words, where bits are carried from word to word.
TEST(BlankTileSideGraph, FloodsLikeAPlainSearch) {
  std::mt19937 random(1);
  for (const int width : {1, 2, 31, 62, 63, 64, 65, 127, 128, 129, 200, 255}) {
    const Board board = RandomBoard(random, width, 9, 25);
    Flood flood(board);
    PlainSideGraph plain(board);
    for (int round = 0; round < 20; ++round) {
      const int from = RandomFreeCell(random, board);
      const int blocked = static_cast<int>(random() % static_cast<unsigned>(board.CellCount()));
      if (blocked == from) continue;
      plain.Search(from, blocked);
      std::vector<uint32_t> found(static_cast<size_t>(board.CellCount()), kFar);
      found[static_cast<size_t>(from)] = 0;
      const uint32_t stop = random() % 2 == 0 ? kFar : random() % 8 + 1;
      flood.Run(from, blocked, [&](uint32_t step) {
        flood.ForEachReached([&](int cell) { found[static_cast<size_t>(cell)] = step; });
        return step < stop;
      });
      for (int cell = 0; cell < board.CellCount(); ++cell) {
        const uint32_t distance = plain.Distance(cell);
        const uint32_t expected = distance == kFar || distance > stop ? kFar : distance;
        ASSERT_EQ(found[static_cast<size_t>(cell)], expected) << width << " " << cell;
      }
    }
  }
}

TEST(BlankTileSideGraph, KnowsWhichSidesStayConnected) {
  std::mt19937 random(2);
  for (int round = 0; round < 100; ++round) {
    const Board board = RandomBoard(random, 7, 6, 20 + random() % 30);
    const Blocks blocks(board);
    PlainSideGraph plain(board);
    for (int cell = 0; cell < board.CellCount(); ++cell) {
      for (int a = 0; a < kDirections; ++a) {
        const int from = CellAfter(board, cell, a);
        const bool open = from != kNoCell && !board.IsWall(from) && !board.IsWall(cell);
        ASSERT_EQ(blocks.Of(cell, a) != Blocks::kNone, open);
        if (!open) continue;
        plain.Search(from, cell);
        for (int b = 0; b < kDirections; ++b) {
          const int to = CellAfter(board, cell, b);
          if (to == kNoCell || board.IsWall(to)) continue;
          EXPECT_EQ(blocks.Of(cell, a) == blocks.Of(cell, b), plain.Distance(to) != kFar);
        }
      }
    }
  }
}

/// Consistent: the bound falls by no more than an arc costs. On an open board, away from the rim,
/// it is what the slides cost.
TEST(BlankTileSideGraph, BoundsFromBelow) {
  std::mt19937 random(3);
  for (int round = 0; round < 40; ++round) {
    const Board board = RandomBoard(random, 9, 8, random() % 40);
    SideGraph graph(board);
    ASSERT_TRUE(graph.Build(10'000));
    const int target = RandomFreeCell(random, board);
    const Landmarks landmarks(graph);
    const Landmarks::Target far = landmarks.TargetAt(target);
    const auto bound = [&](SideNode node) {
      const int cell = CellOf(node);
      return OpenBoardBound(cell % 9 - target % 9, cell / 9 - target / 9, SideOf(node) >= 2);
    };
    for (SideNode node = 0; node < static_cast<SideNode>(board.CellCount()) * 4; ++node) {
      EXPECT_TRUE(CellOf(node) != target || bound(node) == 0);
      EXPECT_TRUE(CellOf(node) != target || graph.Next(target, SideOf(node)) == kNoCell ||
                  landmarks.Bound(node, far) == 0);
      for (const SideGraph::Arc& arc : graph.Arcs(node)) {
        EXPECT_LE(bound(node), arc.cost + bound(arc.to));
        const uint32_t next = landmarks.Bound(arc.to, far);
        EXPECT_TRUE(next == kFar || landmarks.Bound(node, far) <= arc.cost + next);
      }
    }
  }
  EXPECT_EQ(OpenBoardBound(3, 0, true), 15u);
  EXPECT_EQ(OpenBoardBound(3, 0, false), 13u);
  EXPECT_EQ(OpenBoardBound(-2, 2, true), 12u);
}

TEST(BlankTileSideGraph, QueuesByKey) {
  std::mt19937 random(4);
  BucketQueue queue(100);
  for (int round = 0; round < 3; ++round) {
    std::multiset<uint32_t> keys;
    uint32_t least = static_cast<uint32_t>(round) * 1000;
    queue.Restart(least);
    for (int i = 0; i < 2000; ++i) {
      if (keys.empty() || random() % 2 == 0) {
        const uint32_t key = least + static_cast<uint32_t>(random() % 100);
        keys.insert(key);
        queue.Push(key, key * 2);
      } else {
        least = *keys.begin();
        keys.erase(keys.begin());
        ASSERT_EQ(queue.Pop(), least * 2);
        ASSERT_EQ(queue.key(), least);
      }
      ASSERT_EQ(queue.empty(), keys.empty());
    }
  }
}

/// Boards beyond the oracle: the engines on the side graph against the published method.
TEST(BlankTileSideGraph, AgreesOnLargeBoards) {
  std::mt19937 random(5);
  for (const int width : {30, 70}) {
    for (const uint64_t density : {0u, 20u, 35u, 45u}) {
      Board board = RandomBoard(random, width, 30, density);
      Reuse plain_tables;
      std::vector<Reuse> tables(kPuzzle.algorithms.size());
      for (int query = 0; query < 8; ++query) {
        board.starts = {RandomFreeCell(random, board), RandomFreeCell(random, board)};
        board.goals = {kNoCell, RandomFreeCell(random, board)};
        if (kPuzzle.validate(board)) continue;
        const Algorithm* plain = FindAlgorithm(kPuzzle, "side-graph-spfa");
        const auto search = plain->open(board, Limits{}, plain_tables);
        test::RunToEnd(*search);
        for (size_t i = 3; i < kPuzzle.algorithms.size(); ++i) {
          if (width > 30 && kPuzzle.algorithms[i].id == "all-pairs") continue;  // 100 MB
          test::ExpectAnswer(kPuzzle, kPuzzle.algorithms[i], board, search->steps(), tables[i]);
        }
      }
    }
  }
}

TEST(BlankTileSideGraph, KeepsItsLimits) {
  Board board;
  board.width = 255;
  board.height = 255;
  board.walls.assign(255 * 255, 0);
  board.starts = {0, 1};
  board.goals = {kNoCell, 2};
  for (const Algorithm& algorithm : kPuzzle.algorithms) {
    Reuse reuse;
    Limits limits;
    limits.max_bytes = 1 << 20;
    const auto search = algorithm.open(board, limits, reuse);
    EXPECT_EQ(test::RunToEnd(*search), Outcome::kMemoryLimit) << algorithm.id;
  }
  Reuse reuse;
  test::ExpectAnswer(kPuzzle, *FindAlgorithm(kPuzzle, "side-graph"), board, 5, reuse);
}

}  // namespace
}  // namespace midnight::blank_tile
