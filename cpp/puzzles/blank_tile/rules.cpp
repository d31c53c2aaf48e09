#include "puzzles/blank_tile/rules.h"

#include <cstdlib>
#include <string>

namespace midnight::blank_tile {
namespace {

std::string At(const Board& board, int cell) {
  const std::string x = std::to_string(cell % board.width);
  return "(" + x + "," + std::to_string(cell / board.width) + ")";
}

bool AreNeighbours(const Board& board, int a, int b) {
  const int dx = std::abs(a % board.width - b % board.width);
  return dx + std::abs(a / board.width - b / board.width) == 1;
}

struct Pieces {
  int blank;
  int tile;
};

Pieces PiecesAt(const Plan& plan, int64_t time) {
  const size_t first = static_cast<size_t>(time) * kPieces;
  return {plan[first + kBlank], plan[first + kTile]};
}

/// The fault of one move, "" when there is none.
std::string FaultOfStep(const Board& board, Pieces from, Pieces to) {
  if (!board.IsCell(to.blank)) return "the blank leaves the board";
  if (!board.IsCell(to.tile)) return "the tile leaves the board";
  const std::string way = " from " + At(board, from.blank) + " to " + At(board, to.blank);
  if (!AreNeighbours(board, from.blank, to.blank)) return "the blank jumps" + way;
  if (board.IsWall(to.blank)) return "the blank goes into a fixed cell at " + At(board, to.blank);
  if (board.IsWall(from.blank))
    return "the blank starts on a fixed cell at " + At(board, from.blank);
  const int tile = to.blank == from.tile ? from.blank : from.tile;
  if (to.tile == tile) return "";
  if (tile == from.tile) return "the tile moves although the blank is elsewhere";
  return "the tile does not slide to " + At(board, tile);
}

Verdict Fault(int64_t steps, int64_t step, const std::string& what) {
  return {false, steps, step, "step " + std::to_string(step) + ": " + what};
}

std::optional<Error> FaultOfPieces(const Board& board) {
  if (board.starts.size() != kPieces || board.goals.size() != kPieces) {
    return Error{"the board needs a blank, a tile and a target"};
  }
  if (!board.IsCell(BlankOf(board))) return Error{"the blank is not on the board"};
  if (!board.IsCell(TileOf(board))) return Error{"the tile is not on the board"};
  if (!board.IsCell(TargetOf(board))) return Error{"the target is not on the board"};
  if (board.goals[kBlank] != kNoCell) return Error{"the blank has no target"};
  if (BlankOf(board) == TileOf(board) && TileOf(board) != TargetOf(board)) {
    return Error{"the blank is on the tile"};
  }
  return std::nullopt;
}

}  // namespace

int CellAfter(const Board& board, int cell, int direction) {
  const std::array<int, 2>& by = kSteps[static_cast<size_t>(direction)];
  const int x = cell % board.width + by[0];
  const int y = cell / board.width + by[1];
  return board.Contains(x, y) ? board.Cell(x, y) : kNoCell;
}

bool CanMove(const Board& board) {
  return !board.IsWall(BlankOf(board)) && !board.IsWall(TileOf(board));
}

std::optional<Error> Validate(const Board& board) {
  const bool size_fits =
      board.width >= 1 && board.width <= kMaxSide && board.height >= 1 && board.height <= kMaxSide;
  if (!size_fits) return Error{"rows and columns must be 1 to " + std::to_string(kMaxSide)};
  if (board.walls.size() != static_cast<size_t>(board.CellCount())) {
    return Error{"the fixed cells do not fill the board"};
  }
  return FaultOfPieces(board);
}

Verdict CheckPlan(const Board& board, const Plan& plan) {
  if (plan.empty() || plan.size() % kPieces != 0) {
    return Fault(0, 0, "the plan does not place blank and tile");
  }
  const int64_t steps = static_cast<int64_t>(plan.size() / kPieces) - 1;
  Pieces now = PiecesAt(plan, 0);
  if (now.blank != BlankOf(board)) return Fault(steps, 0, "the blank is not at its start");
  if (now.tile != TileOf(board)) return Fault(steps, 0, "the tile is not at its start");
  for (int64_t step = 1; step <= steps; ++step) {
    const Pieces next = PiecesAt(plan, step);
    const std::string fault = FaultOfStep(board, now, next);
    if (!fault.empty()) return Fault(steps, step, fault);
    now = next;
  }
  if (now.tile != TargetOf(board)) return Fault(steps, steps, "the tile is not on its target");
  return {true, steps, -1, ""};
}

}  // namespace midnight::blank_tile
