#include "puzzles/ghosts/maze.h"

#include <algorithm>
#include <array>

#include "puzzles/ghosts/graph.h"

namespace midnight::ghosts {
namespace {

void SetWall(Board& board, int cell, bool wall) {
  board.walls[static_cast<size_t>(cell)] = wall ? 1 : 0;
}

/// The cell `times` moves away, or kNoCell outside the board.
int CellAfter(const Board& board, int cell, int move, int times) {
  const std::array<int, 2>& by = kMoves[static_cast<size_t>(move)];
  const int x = cell % board.width + by[0] * times;
  const int y = cell / board.width + by[1] * times;
  return board.Contains(x, y) ? board.Cell(x, y) : kNoCell;
}

bool IsInside(const Board& board, int cell) {
  const int x = cell % board.width;
  const int y = cell / board.width;
  return x > 0 && y > 0 && x < board.width - 1 && y < board.height - 1;
}

/// How many 2x2 blocks without a wall have this cell.
int OpenBlocks(const Board& board, int cell) {
  const int x = cell % board.width;
  const int y = cell / board.width;
  int blocks = 0;
  for (int top = y - 1; top <= y; ++top) {
    for (int left = x - 1; left <= x; ++left) {
      if (!board.Contains(left, top) || !board.Contains(left + 1, top + 1)) continue;
      const int corner = board.Cell(left, top);
      const bool open = !board.IsWall(corner) && !board.IsWall(corner + 1) &&
                        !board.IsWall(corner + board.width) &&
                        !board.IsWall(corner + board.width + 1);
      blocks += open ? 1 : 0;
    }
  }
  return blocks;
}

/// Makes a free cell a wall unless that parts the floor.
bool TryWall(Board& board, int cell, size_t free_cells) {
  const std::vector<int> neighbours = FreeNeighbours(board, cell);
  if (neighbours.empty()) return false;
  SetWall(board, cell, true);
  if (Joined(board, neighbours[0]).size() == free_cells - 1) return true;
  SetWall(board, cell, false);
  return false;
}

/// Opens up to `bays` walls inside the border that touch exactly one free cell.
void AddBays(Board& board, int bays, Random& random) {
  std::vector<int> cells;
  for (int cell = 0; cell < board.CellCount(); ++cell) {
    if (board.IsWall(cell) && IsInside(board, cell)) cells.push_back(cell);
  }
  random.Shuffle(cells);
  for (const int cell : cells) {
    if (bays == 0) return;
    if (FreeNeighbours(board, cell).size() != 1) continue;
    SetWall(board, cell, false);
    --bays;
  }
}

}  // namespace

std::vector<int> FreeNeighbours(const Board& board, int cell) {
  std::vector<int> cells;
  for (int move = 1; move < 5; ++move) {
    const int next = CellAfter(board, cell, move, 1);
    if (next != kNoCell && !board.IsWall(next)) cells.push_back(next);
  }
  return cells;
}

std::vector<int> Joined(const Board& board, int cell) {
  std::vector<uint8_t> seen(board.walls.size(), 0);
  std::vector<int> queue = {cell};
  seen[static_cast<size_t>(cell)] = 1;
  for (size_t i = 0; i < queue.size(); ++i) {
    for (const int next : FreeNeighbours(board, queue[i])) {
      if (seen[static_cast<size_t>(next)] != 0) continue;
      seen[static_cast<size_t>(next)] = 1;
      queue.push_back(next);
    }
  }
  return queue;
}

std::vector<int> FreeCells(const Board& board) {
  std::vector<int> cells;
  for (int cell = 0; cell < board.CellCount(); ++cell) {
    if (!board.IsWall(cell)) cells.push_back(cell);
  }
  return cells;
}

Board EmptyBoard(int width, int height, bool floor) {
  Board board{width, height, std::vector<uint8_t>(static_cast<size_t>(width * height), 1), {}, {}};
  for (int cell = 0; floor && cell < board.CellCount(); ++cell) {
    if (IsInside(board, cell)) SetWall(board, cell, false);
  }
  return board;
}

Board LegalMaze(int width, int height, int percent, Random& random) {
  Board board = EmptyBoard(width, height, true);
  std::vector<int> cells = FreeCells(board);
  const size_t target = cells.size() * static_cast<size_t>(percent) / 100;
  size_t free_cells = cells.size();
  random.Shuffle(cells);
  for (int blocks = 4; blocks > 0; --blocks) {
    for (const int cell : cells) {
      if (OpenBlocks(board, cell) < blocks || board.IsWall(cell)) continue;
      if (TryWall(board, cell, free_cells)) --free_cells;
    }
  }
  for (const int cell : cells) {
    if (free_cells <= target) break;
    if (!board.IsWall(cell) && TryWall(board, cell, free_cells)) --free_cells;
  }
  return board;
}

Board NoiseMaze(int width, int height, int percent, Random& random) {
  Board board = EmptyBoard(width, height, true);
  for (const int cell : FreeCells(board)) SetWall(board, cell, random.Chance(percent));
  return board;
}

Board PerfectMaze(int width, int height, Random& random) {
  Board board = EmptyBoard(width, height, false);
  std::vector<int> way = {board.Cell(1, 1)};
  SetWall(board, way[0], false);
  while (!way.empty()) {
    std::vector<int> moves;
    for (int move = 1; move < 5; ++move) {
      const int next = CellAfter(board, way.back(), move, 2);
      if (next != kNoCell && IsInside(board, next) && board.IsWall(next)) moves.push_back(move);
    }
    if (moves.empty()) {
      way.pop_back();
      continue;
    }
    const int move = moves[static_cast<size_t>(random.Below(static_cast<int>(moves.size())))];
    SetWall(board, CellAfter(board, way.back(), move, 1), false);
    way.push_back(CellAfter(board, way.back(), move, 2));
    SetWall(board, way.back(), false);
  }
  return board;
}

Board Corridor(int width, int height, int bays, Random& random) {
  Board board = EmptyBoard(width, height, false);
  for (int y = 1; y < height - 1; y += 2) {
    for (int x = 1; x < width - 1; ++x) SetWall(board, board.Cell(x, y), false);
    const int turn = y % 4 == 1 ? width - 2 : 1;
    if (y + 2 < height - 1) SetWall(board, board.Cell(turn, y + 1), false);
  }
  AddBays(board, bays, random);
  return board;
}

Board Ring(int width, int height, int bays, Random& random) {
  Board board = EmptyBoard(width, height, true);
  for (int y = 2; y < height - 2; ++y) {
    for (int x = 2; x < width - 2; ++x) SetWall(board, board.Cell(x, y), true);
  }
  AddBays(board, bays, random);
  return board;
}

}  // namespace midnight::ghosts
