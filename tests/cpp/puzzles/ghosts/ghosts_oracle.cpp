#include "puzzles/ghosts/ghosts_oracle.h"

#include <algorithm>
#include <cctype>

#include "oracle.h"

namespace midnight::ghosts {
namespace {

int Below(std::mt19937& random, int limit) {
  return static_cast<int>(random() % static_cast<unsigned>(limit));
}

bool IsFree(const Board& board, int x, int y) {
  return board.Contains(x, y) && !board.IsWall(board.Cell(x, y));
}

std::vector<int> SingleSteps(const Board& board, int cell) {
  const int x = cell % board.width;
  const int y = cell / board.width;
  std::vector<int> steps = {cell};
  if (IsFree(board, x - 1, y)) steps.push_back(cell - 1);
  if (IsFree(board, x + 1, y)) steps.push_back(cell + 1);
  if (IsFree(board, x, y - 1)) steps.push_back(cell - board.width);
  if (IsFree(board, x, y + 1)) steps.push_back(cell + board.width);
  return steps;
}

bool Collides(const JointCells& from, const JointCells& to) {
  for (size_t i = 0; i < to.size(); ++i) {
    for (size_t j = i + 1; j < to.size(); ++j) {
      if (to[i] == to[j]) return true;
      if (to[i] == from[j] && to[j] == from[i]) return true;
    }
  }
  return false;
}

void AddRing(Board& board) {
  for (int y = 1; y + 1 < board.height; ++y) {
    for (int x = 1; x + 1 < board.width; ++x)
      board.walls[static_cast<size_t>(board.Cell(x, y))] = 1;
  }
}

void AddRandomWalls(std::mt19937& random, Board& board, int percent) {
  for (uint8_t& wall : board.walls) {
    if (Below(random, 100) < percent) wall = 1;
  }
}

}  // namespace

std::vector<JointCells> LegalSteps(const Board& board, const JointCells& from) {
  std::vector<JointCells> partial = {{}};
  for (const int cell : from) {
    std::vector<JointCells> longer;
    for (const JointCells& joint : partial) {
      for (const int step : SingleSteps(board, cell)) {
        longer.push_back(joint);
        longer.back().push_back(step);
      }
    }
    partial = longer;
  }
  std::vector<JointCells> legal;
  for (const JointCells& to : partial) {
    if (!Collides(from, to)) legal.push_back(to);
  }
  return legal;
}

std::optional<int> OracleSteps(const Board& board) {
  const auto next = [&](const JointCells& from) { return LegalSteps(board, from); };
  const auto distance = oracle::Distances<JointCells>({board.starts}, next);
  const auto goal = distance.find(board.goals);
  return goal == distance.end() ? std::nullopt : std::optional<int>(goal->second);
}

std::vector<uint64_t> OracleLayers(const Board& board, bool backward) {
  const auto next = [&](const JointCells& from) { return LegalSteps(board, from); };
  const JointCells& first = backward ? board.goals : board.starts;
  return oracle::LayerSizes(oracle::Distances<JointCells>({first}, next));
}

Board BoardOf(const std::vector<std::string>& rows) {
  Board board;
  board.width = static_cast<int>(rows[0].size());
  board.height = static_cast<int>(rows.size());
  board.walls.assign(static_cast<size_t>(board.CellCount()), 0);
  std::vector<int> starts(26, kNoCell);
  std::vector<int> goals(26, kNoCell);
  for (int cell = 0; cell < board.CellCount(); ++cell) {
    const char c =
        rows[static_cast<size_t>(cell / board.width)][static_cast<size_t>(cell % board.width)];
    if (c == '#') board.walls[static_cast<size_t>(cell)] = 1;
    if (std::islower(c)) starts[static_cast<size_t>(c - 'a')] = cell;
    if (std::isupper(c)) goals[static_cast<size_t>(c - 'A')] = cell;
  }
  for (size_t i = 0; i < starts.size(); ++i) {
    if (starts[i] == kNoCell) continue;
    board.starts.push_back(starts[i]);
    board.goals.push_back(goals[i]);
  }
  return board;
}

std::optional<Board> RandomBoard(std::mt19937& random, int most_cells, int most_ghosts) {
  Board board;
  const int kind = Below(random, 4);
  board.height = kind == 0 ? 1 + Below(random, 2) : 1 + Below(random, 5);
  board.width = 1 + Below(random, std::max(1, most_cells / board.height));
  if (kind != 0) board.width = std::min(board.width, 6);
  board.walls.assign(static_cast<size_t>(board.CellCount()), 0);
  if (kind == 1) AddRing(board);
  AddRandomWalls(random, board, kind == 1 ? Below(random, 10) : Below(random, 50));
  std::vector<int> free;
  for (int cell = 0; cell < board.CellCount(); ++cell) {
    if (!board.IsWall(cell)) free.push_back(cell);
  }
  const int ghosts = 1 + Below(random, most_ghosts);
  if (ghosts > static_cast<int>(free.size())) return std::nullopt;
  for (std::vector<int>* cells : {&board.starts, &board.goals}) {
    for (size_t i = free.size(); i > 1; --i) {
      std::swap(free[i - 1], free[static_cast<size_t>(Below(random, static_cast<int>(i)))]);
    }
    cells->assign(free.begin(), free.begin() + ghosts);
  }
  return board;
}

}  // namespace midnight::ghosts
