#include "puzzles/blank_tile/generate.h"

#include <algorithm>
#include <string>
#include <utility>

#include "core/random.h"
#include "puzzles/blank_tile/rules.h"

namespace midnight::blank_tile {
namespace {

constexpr Family kFamilies[] = {
    {"small", "6x6, a fifth of the cells fixed"},
    {"open", "30x30, nothing fixed"},
    {"sparse", "30x30, an eighth of the cells fixed"},
    {"random", "30x30, 30 % of the cells fixed"},
    {"dense", "30x30, 40 % of the cells fixed: mostly no way"},
    {"maze", "29x29, corridors with loops: the blank walks far between two slides"},
    {"ring", "30x30, one loop with a few bays to turn in"},
};

constexpr int kSide = 30;

Board Solid(int side, uint8_t wall) {
  Board board;
  board.width = side;
  board.height = side;
  board.walls.assign(static_cast<size_t>(side * side), wall);
  return board;
}

Board Noise(int side, int percent, Random& random) {
  Board board = Solid(side, 0);
  for (uint8_t& wall : board.walls) wall = random.Chance(percent) ? 1 : 0;
  return board;
}

void Open(Board& board, int cell) { board.walls[static_cast<size_t>(cell)] = 0; }

/// The directions in which the cell two steps away is on the board and fixed (or free).
std::vector<int> DirectionsTo(const Board& board, int cell, bool fixed) {
  std::vector<int> directions;
  for (int direction = 0; direction < kDirections; ++direction) {
    const int near = CellAfter(board, cell, direction);
    const int far = near == kNoCell ? kNoCell : CellAfter(board, near, direction);
    if (far == kNoCell || board.IsWall(far) != fixed) continue;
    if (fixed || board.IsWall(near)) directions.push_back(direction);
  }
  return directions;
}

int PickOf(const std::vector<int>& items, Random& random) {
  return items[static_cast<size_t>(random.Below(static_cast<int>(items.size())))];
}

/// Opens the cell next to `cell` and the one behind it; returns the latter.
int Dig(Board& board, int cell, int direction) {
  const int near = CellAfter(board, cell, direction);
  const int far = CellAfter(board, near, direction);
  Open(board, near);
  Open(board, far);
  return far;
}

/// A depth-first walk over every other cell; then dead ends are joined with a neighbour.
Board Maze(int side, Random& random) {
  Board board = Solid(side, 1);
  std::vector<int> way = {0};
  Open(board, 0);
  while (!way.empty()) {
    const std::vector<int> directions = DirectionsTo(board, way.back(), true);
    if (directions.empty()) {
      way.pop_back();
    } else {
      way.push_back(Dig(board, way.back(), PickOf(directions, random)));
    }
  }
  for (int y = 0; y < side; y += 2) {
    for (int x = 0; x < side; x += 2) {
      int exits = 0;
      for (int direction = 0; direction < kDirections; ++direction) {
        const int next = CellAfter(board, board.Cell(x, y), direction);
        exits += next != kNoCell && !board.IsWall(next) ? 1 : 0;
      }
      const std::vector<int> closed = DirectionsTo(board, board.Cell(x, y), false);
      if (exits == 1 && !closed.empty()) Dig(board, board.Cell(x, y), PickOf(closed, random));
    }
  }
  return board;
}

/// The rim of the board, and bays beside it in which the blank and the tile can turn.
Board Ring(int side, Random& random) {
  Board board = Solid(side, 1);
  for (int i = 0; i < side; ++i) {
    for (const int cell :
         {board.Cell(i, 0), board.Cell(i, side - 1), board.Cell(0, i), board.Cell(side - 1, i)}) {
      Open(board, cell);
    }
  }
  for (int bays = random.Below(3) + 1; bays > 0; --bays) {
    const int x = random.Below(side - 4) + 1;
    for (const int cell : {board.Cell(x, 1), board.Cell(x + 1, 1)}) Open(board, cell);
  }
  return board;
}

Result<Board> Grid(std::string_view family, Random& random) {
  if (family == "small") return Noise(6, 20, random);
  if (family == "open") return Solid(kSide, 0);
  if (family == "sparse") return Noise(kSide, 12, random);
  if (family == "random") return Noise(kSide, 30, random);
  if (family == "dense") return Noise(kSide, 40, random);
  if (family == "maze") return Maze(kSide - 1, random);
  if (family == "ring") return Ring(kSide, random);
  return Error{"there is no family " + std::string(family)};
}

/// The largest set of connected free cells.
std::vector<int> LargestPart(const Board& board) {
  std::vector<uint8_t> seen = board.walls;
  std::vector<int> largest;
  for (int root = 0; root < board.CellCount(); ++root) {
    if (seen[static_cast<size_t>(root)] != 0) continue;
    std::vector<int> part = {root};
    seen[static_cast<size_t>(root)] = 1;
    for (size_t i = 0; i < part.size(); ++i) {
      for (int direction = 0; direction < kDirections; ++direction) {
        const int next = CellAfter(board, part[i], direction);
        if (next == kNoCell || seen[static_cast<size_t>(next)] != 0) continue;
        seen[static_cast<size_t>(next)] = 1;
        part.push_back(next);
      }
    }
    if (part.size() > largest.size()) largest = std::move(part);
  }
  return largest;
}

}  // namespace

std::span<const Family> Families() { return kFamilies; }

Result<std::vector<Board>> Generate(std::string_view family, uint32_t count, uint64_t seed) {
  Random random(seed);
  Result<Board> grid = Grid(family, random);
  std::vector<int> cells;
  for (; grid.ok() && (cells = LargestPart(grid.value())).size() < 3;) grid = Grid(family, random);
  if (!grid.ok()) return grid.error();
  std::vector<Board> boards(count, grid.value());
  for (Board& board : boards) {
    std::vector<int> pieces;
    while (pieces.size() < 3) {
      const int cell = PickOf(cells, random);
      if (std::find(pieces.begin(), pieces.end(), cell) == pieces.end()) pieces.push_back(cell);
    }
    board.starts = {pieces[0], pieces[1]};
    board.goals = {kNoCell, pieces[2]};
  }
  return boards;
}

}  // namespace midnight::blank_tile
