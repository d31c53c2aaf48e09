// Every algorithm of the blank tile against the oracle, on thousands of small random boards.
#include <gtest/gtest.h>

#include <map>
#include <random>
#include <set>
#include <utility>

#include "matrix.h"
#include "oracle.h"
#include "puzzles/blank_tile/puzzle.h"
#include "puzzles/read_all.h"

namespace midnight::blank_tile {
namespace {

using Joint = std::pair<int, int>;  // blank, tile

/// The moves of the statement, written without the engines' code.
std::set<Joint> NextOf(const Board& board, const Joint& state) {
  std::set<Joint> next;
  const auto [blank, tile] = state;
  if (board.IsWall(blank) || board.IsWall(tile)) return next;
  for (int cell = 0; cell < board.CellCount(); ++cell) {
    const int dx = std::abs(cell % board.width - blank % board.width);
    const int dy = std::abs(cell / board.width - blank / board.width);
    if (dx + dy != 1 || board.IsWall(cell)) continue;
    next.insert({cell, cell == tile ? blank : tile});
  }
  return next;
}

std::map<Joint, int> Distances(const Board& board) {
  const std::vector<Joint> starts = {{board.starts[0], board.starts[1]}};
  return oracle::Distances(starts, [&](const Joint& state) { return NextOf(board, state); });
}

/// The fewest moves, -1 when there is no way.
int64_t Ask(const Board& board) {
  if (board.starts[1] == board.goals[1]) return 0;
  int64_t steps = -1;
  for (const auto& [state, distance] : Distances(board)) {
    if (state.second == board.goals[1] && (steps < 0 || distance < steps)) steps = distance;
  }
  return steps;
}

Board RandomBoard(std::mt19937& random) {
  Board board;
  board.width = static_cast<int>(random() % 6 + 1);
  board.height = static_cast<int>(random() % 6 + 1);
  const int cells = board.CellCount();
  const auto density = random() % 50;
  for (int i = 0; i < cells; ++i) board.walls.push_back(random() % 100 < density ? 1 : 0);
  const auto cell = [&] { return static_cast<int>(random() % static_cast<uint32_t>(cells)); };
  board.starts = {cell(), cell()};
  board.goals = {kNoCell, cell()};
  return board;
}

TEST(BlankTileSearch, AgreesWithTheOracle) {
  std::mt19937 random(7);
  int solved = 0;
  int unfit = 0;
  for (int round = 0; round < 3000; ++round) {
    const Board board = RandomBoard(random);
    if (kPuzzle.validate(board)) {
      ++unfit;
      continue;
    }
    SCOPED_TRACE(kPuzzle.print({&board, 1}).value());
    const int64_t steps = Ask(board);
    solved += steps > 0 ? 1 : 0;
    test::ExpectAnswerOfAll(kPuzzle, board, steps);
    if (HasFailure()) return;
  }
  EXPECT_GT(solved, 600);
  EXPECT_LT(unfit, 400);
}

TEST(BlankTileSearch, KeepsTheLayersOfTheOracle) {
  std::mt19937 random(8);
  for (int round = 0; round < 400; ++round) {
    Board board = RandomBoard(random);
    if (kPuzzle.validate(board) || board.starts[1] == board.goals[1]) continue;
    for (const int cell : {board.starts[0], board.starts[1], board.goals[1]}) {
      board.walls[static_cast<size_t>(cell)] = 0;
    }
    const std::vector<uint64_t> expected = oracle::LayerSizes(Distances(board));
    Reuse reuse;
    const std::unique_ptr<Search> search = kPuzzle.algorithms[0].open(board, Limits{}, reuse);
    test::RunToEnd(*search, 3);
    ASSERT_NE(search->trace(), nullptr);
    const std::span<const uint64_t> sizes = search->trace()->LayerSizes(Side::kForward);
    ASSERT_EQ(sizes.size(), Ask(board) < 0 ? expected.size() : sizes.size());
    for (size_t i = 0; i < sizes.size(); ++i) EXPECT_EQ(sizes[i], expected[i]);
  }
}

TEST(BlankTileSearch, SharesTablesBetweenQueriesOnOneBoard) {
  std::mt19937 random(9);
  for (int round = 0; round < 60; ++round) {
    Board board = RandomBoard(random);
    for (const Algorithm& algorithm : kPuzzle.algorithms) {
      Reuse reuse;
      for (int query = 0; query < 12; ++query) {
        const Board other = RandomBoard(random);
        board.starts = {other.starts[0] % board.CellCount(), other.starts[1] % board.CellCount()};
        board.goals = {kNoCell, other.goals[1] % board.CellCount()};
        if (kPuzzle.validate(board)) continue;
        SCOPED_TRACE(kPuzzle.print({&board, 1}).value());
        test::ExpectAnswer(kPuzzle, algorithm, board, Ask(board), reuse, 5);
        if (HasFailure()) return;
      }
    }
  }
}

TEST(BlankTileSearch, FixedCellsAnswerWithoutAWay) {
  const auto expect = [](const char* text, int64_t steps) {
    const test::ReadText read = test::ReadAll(kPuzzle, text);
    ASSERT_EQ(read.boards.size(), 1u) << test::ErrorText(read);
    test::ExpectAnswerOfAll(kPuzzle, read.boards[0], steps);
  };
  expect("1 4 1  1 1 1 0  1 4 1 2 1 3", -1);  // blank fixed
  expect("1 4 1  1 1 1 0  1 1 1 4 1 3", -1);  // tile fixed
  expect("1 4 1  1 1 1 0  1 1 1 3 1 4", -1);  // target fixed
  expect("1 4 1  1 1 1 0  1 4 1 2 1 2", 0);   // the tile is there, whatever the blank
  expect("1 4 1  1 1 1 0  1 4 1 4 1 4", 0);   // all in one fixed cell
  expect("1 4 1  1 1 1 0  1 2 1 2 1 2", 0);   // all in one free cell
  expect("1 4 1  0 0 0 0  1 1 1 2 1 3", -1);  // nothing is free
  expect("1 4 1  0 0 1 0  1 1 1 2 1 3", -1);  // the target alone is free
  expect("1 1 1  1  1 1 1 1 1 1", 0);         // a single cell
  expect("1 2 1  1 1  1 1 1 2 1 1", 1);
}

}  // namespace
}  // namespace midnight::blank_tile
