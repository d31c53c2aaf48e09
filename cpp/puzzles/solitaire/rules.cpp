#include "puzzles/solitaire/rules.h"

#include <algorithm>
#include <span>

namespace midnight::solitaire {
namespace {

using Cells = std::span<const uint16_t>;

std::string At(int cell) {
  return "(" + std::to_string(cell % kWidth) + "," + std::to_string(cell / kWidth) + ")";
}

uint64_t Bit(int cell) { return uint64_t{1} << cell; }

/// The occupied cells as a set.
template <class List>
uint64_t SetOf(const List& cells) {
  uint64_t set = 0;
  for (const auto cell : cells) set |= Bit(cell);
  return set;
}

int OnlyCell(uint64_t set) {
  int cell = 0;
  while ((set >> cell & 1) == 0) ++cell;
  return cell;
}

/// The fault of a position, "" when each piece has a cell of its own on the board.
std::string FaultOfPosition(Cells cells) {
  for (size_t i = 0; i < cells.size(); ++i) {
    if (cells[i] >= kCells) return "a piece leaves the board";
    const auto before = cells.begin() + static_cast<std::ptrdiff_t>(i);
    if (std::find(cells.begin(), before, cells[i]) != before) {
      return "two pieces are at " + At(cells[i]);
    }
  }
  return "";
}

/// The fault of a move between two positions that have none themselves.
std::string FaultOfMove(uint64_t from, uint64_t to) {
  const uint64_t left = from & ~to;
  const uint64_t entered = to & ~from;
  if (left == 0) return "no piece moves";
  if ((left & (left - 1)) != 0) return "more than one piece moves";
  const int source = OnlyCell(left);
  const int target = OnlyCell(entered);
  for (size_t direction = 0; direction < kSteps.size(); ++direction) {
    const int near = CellAfter(source, direction, 1);
    if (near == target) return "";
    if (near == kNoCell || CellAfter(source, direction, 2) != target) continue;
    if ((from & Bit(near)) != 0) return "";
    return "there is no piece at " + At(near) + " to jump over";
  }
  return "the piece at " + At(source) + " cannot go to " + At(target);
}

Verdict Fault(int64_t steps, int64_t step, const std::string& what) {
  return {false, steps, step, "step " + std::to_string(step) + ": " + what};
}

std::optional<Error> FaultOfPlaces(const std::vector<int>& cells, const std::string& kind) {
  for (size_t i = 0; i < cells.size(); ++i) {
    if (cells[i] < 0 || cells[i] >= kCells) return Error{"a " + kind + " is not on the board"};
    for (size_t j = 0; j < i; ++j) {
      if (cells[i] == cells[j]) return Error{"two " + kind + "s are at " + At(cells[i])};
    }
  }
  return std::nullopt;
}

}  // namespace

std::optional<Error> Validate(const Board& board) {
  if (board.width != kWidth || board.height != kWidth) return Error{"the board must be 8x8"};
  if (board.walls.size() != kCells) return Error{"the walls do not fill the board"};
  const auto is_wall = [](uint8_t wall) { return wall != 0; };
  if (std::any_of(board.walls.begin(), board.walls.end(), is_wall)) {
    return Error{"the board has walls, and the solitaire knows none"};
  }
  if (board.starts.size() != kPieces || board.goals.size() != kPieces) {
    return Error{"the board needs four pieces and four goals"};
  }
  const std::optional<Error> fault = FaultOfPlaces(board.starts, "piece");
  return fault ? fault : FaultOfPlaces(board.goals, "goal");
}

Verdict CheckPlan(const Board& board, const Plan& plan) {
  if (plan.empty() || plan.size() % kPieces != 0) {
    return Fault(0, 0, "the plan does not place four pieces");
  }
  const int64_t steps = static_cast<int64_t>(plan.size() / kPieces) - 1;
  uint64_t now = SetOf(board.starts);
  for (int64_t step = 0; step <= steps; ++step) {
    const Cells cells = Cells(plan).subspan(static_cast<size_t>(step) * kPieces, kPieces);
    std::string fault = FaultOfPosition(cells);
    if (!fault.empty()) return Fault(steps, step, fault);
    const uint64_t next = SetOf(cells);
    if (step == 0 && next != now) fault = "the pieces are not at their starts";
    if (step > 0) fault = FaultOfMove(now, next);
    if (!fault.empty()) return Fault(steps, step, fault);
    now = next;
  }
  if (now != SetOf(board.goals)) return Fault(steps, steps, "the pieces are not on their goals");
  return {true, steps, -1, ""};
}

}  // namespace midnight::solitaire
