// Generated instances are what their family promises, and the same everywhere.
#include "puzzles/ghosts/generate.h"

#include <gtest/gtest.h>

#include "puzzles/ghosts/ghosts_oracle.h"
#include "puzzles/ghosts/maze.h"
#include "puzzles/ghosts/rules.h"
#include "puzzles/ghosts/text.h"

namespace midnight::ghosts {
namespace {

Board Made(std::string_view family, int width, int height, int ghosts, uint64_t seed) {
  Result<Board> board = Generate({family, width, height, ghosts, seed});
  EXPECT_TRUE(board.ok()) << family << ": " << board.error().message;
  return board.value();
}

bool EveryBlockHasAWall(const Board& board) {
  for (int y = 0; y + 1 < board.height; ++y) {
    for (int x = 0; x + 1 < board.width; ++x) {
      const int cell = board.Cell(x, y);
      if (!board.IsWall(cell) && !board.IsWall(cell + 1) && !board.IsWall(cell + board.width) &&
          !board.IsWall(cell + board.width + 1)) {
        return false;
      }
    }
  }
  return true;
}

bool IsConnected(const Board& board) {
  const std::vector<int> cells = FreeCells(board);
  return Joined(board, cells[0]).size() == cells.size();
}

TEST(Generate, EveryFamilyMakesFitBoardsOfManySizes) {
  for (const Family& family : Families()) {
    for (uint64_t seed = 0; seed < 30; ++seed) {
      const int width = 6 + static_cast<int>(seed * 5 % 27);
      const int height = 6 + static_cast<int>(seed * 3 % 20);
      const Board board = Made(family.id, width, height, 1 + static_cast<int>(seed % 3), seed);
      const std::optional<Error> fault = Validate(board);
      EXPECT_FALSE(fault) << family.id << ": " << fault->message;
    }
  }
}

TEST(Generate, RandomMazesAreLegalAndDifferInDensity) {
  size_t total[3] = {};
  for (uint64_t seed = 0; seed < 20; ++seed) {
    int i = 0;
    for (const char* family : {"random-dense", "random", "random-sparse"}) {
      const Board board = Made(family, 16, 16, 3, seed);
      EXPECT_TRUE(EveryBlockHasAWall(board));
      EXPECT_TRUE(IsConnected(board));
      total[i++] += FreeCells(board).size();
    }
  }
  EXPECT_LT(total[0] * 11, total[1] * 10);
  EXPECT_LT(total[1] * 11, total[2] * 10);
}

TEST(Generate, PerfectMazesAreTrees) {
  for (uint64_t seed = 0; seed < 20; ++seed) {
    const Board board = Made("perfect", 16, 13, 3, seed);
    size_t edges = 0;
    for (const int cell : FreeCells(board)) edges += FreeNeighbours(board, cell).size();
    EXPECT_TRUE(IsConnected(board));
    EXPECT_EQ(edges / 2 + 1, FreeCells(board).size());
  }
}

TEST(Generate, UnreachableHasNoSolution) {
  for (uint64_t seed = 0; seed < 120; ++seed) {
    const Board board = Made("unreachable", 6, 6, 1 + static_cast<int>(seed % 3), seed);
    EXPECT_FALSE(OracleSteps(board)) << "seed " << seed;
  }
}

TEST(Generate, ContestTextCanSayTheBoard) {
  for (const Family& family : Families()) {
    for (uint64_t seed = 0; seed < 20; ++seed) {
      const Board board = Made(family.id, 16, 16, 3, seed);
      EXPECT_TRUE(Print(std::vector<Board>{board}).ok()) << family.id;
    }
  }
}

uint64_t Digest(const Board& board, uint64_t digest) {
  const auto add = [&](uint64_t value) { digest = (digest ^ value) * 0x100000001b3u; };
  for (const uint8_t wall : board.walls) add(wall);
  for (const int cell : board.starts) add(static_cast<uint64_t>(cell));
  for (const int cell : board.goals) add(static_cast<uint64_t>(cell));
  return digest;
}

TEST(Generate, IsTheSameOnEveryPlatform) {
  uint64_t digest = 0xcbf29ce484222325u;
  for (const Family& family : Families()) {
    for (uint64_t seed = 0; seed < 10; ++seed) {
      digest = Digest(Made(family.id, 16, 16, 3, seed), digest);
    }
  }
  EXPECT_EQ(digest, 5367564380883128980u);
}

TEST(Generate, RefusesWhatCannotBeMade) {
  const auto message = [](const Recipe& recipe) { return Generate(recipe).error().message; };
  EXPECT_EQ(message({"labyrinth", 16, 16, 3, 0}), "there is no family labyrinth");
  EXPECT_EQ(message({"random", 2, 16, 3, 0}), "width and height must be 3 to 64");
  EXPECT_EQ(message({"random", 16, 65, 3, 0}), "width and height must be 3 to 64");
  EXPECT_EQ(message({"random", 16, 16, 27, 0}), "there must be 1 to 26 ghosts");
  EXPECT_EQ(message({"corridor", 3, 3, 2, 0}), "there is no place for all ghosts");
  EXPECT_EQ(message({"unreachable", 3, 3, 1, 0}), "there is no place for all ghosts");
}

}  // namespace
TEST(Generate, TextsNameSizeAndGhosts) {
  const auto made = GenerateSeries("random:12x8:2", 2, 7);
  ASSERT_TRUE(made.ok());
  for (const Board& board : made.value()) {
    EXPECT_EQ(board.width, 12);
    EXPECT_EQ(board.height, 8);
    EXPECT_EQ(board.starts.size(), 2u);
  }
  EXPECT_EQ(GenerateSeries("ring:9x5", 1, 0).value()[0].starts.size(), 3u);
  for (const char* text : {"random:", "random:12", "random:12x", "random:12x8:", "random:12x8:2:",
                           "random:12x8x2", "random:99999999999x8", "random:12x8:0", ":12x8:2"}) {
    EXPECT_FALSE(GenerateSeries(text, 1, 0).ok()) << text;
  }
}

}  // namespace midnight::ghosts
