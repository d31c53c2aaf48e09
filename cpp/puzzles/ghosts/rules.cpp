#include "puzzles/ghosts/rules.h"

#include <cstdlib>

namespace midnight::ghosts {
namespace {

constexpr int kMaxSide = 64;
constexpr int kMaxGhosts = 26;

using Cells = std::span<const uint16_t>;

std::string Name(int ghost) { return std::string(1, Letter(ghost)); }

std::string At(const Board& board, int cell) {
  if (!board.IsCell(cell)) return "outside the board";
  const std::string x = std::to_string(cell % board.width);
  return "(" + x + "," + std::to_string(cell / board.width) + ")";
}

bool IsOneMove(const Board& board, int from, int to) {
  const int dx = std::abs(from % board.width - to % board.width);
  const int dy = std::abs(from / board.width - to / board.width);
  return dx + dy <= 1;
}

std::string Describe(const Board& board, const Conflict& conflict, Cells to) {
  if (conflict.refusal == Refusal::kNone) return "";
  const std::string first = Name(conflict.first);
  const std::string both = first + " and " + (conflict.second < 0 ? "" : Name(conflict.second));
  const int cell = to[static_cast<size_t>(conflict.first)];
  switch (conflict.refusal) {
    case Refusal::kWall:
      return first + " is in a wall at " + At(board, cell);
    case Refusal::kVertex:
      return both + " are both at " + At(board, cell);
    case Refusal::kSwap:
      return both + " swapped";
    case Refusal::kNone:
      break;
  }
  return "";
}

/// The fault of one step, "" when there is none. `from` is `to` itself at time 0.
std::string FaultOfStep(const Board& board, Cells from, Cells to) {
  for (size_t i = 0; i < to.size(); ++i) {
    if (!board.IsCell(to[i])) return Name(static_cast<int>(i)) + " leaves the board";
    if (!IsOneMove(board, from[i], to[i])) {
      return Name(static_cast<int>(i)) + " jumps from " + At(board, from[i]) + " to " +
             At(board, to[i]);
    }
  }
  return Describe(board, FindConflict(board, from, to), to);
}

/// The first ghost that does not stand where `cells` says, or -1.
int FirstAway(Cells at, const std::vector<int>& cells) {
  for (size_t i = 0; i < at.size(); ++i) {
    if (at[i] != cells[i]) return static_cast<int>(i);
  }
  return -1;
}

Verdict Fault(int64_t steps, int64_t step, const std::string& what) {
  return {false, steps, step, "step " + std::to_string(step) + ": " + what};
}

/// The fault of a list of places, where `kind` is "ghost" or "target".
std::optional<Error> FaultOfPlaces(const Board& board, const std::vector<int>& cells,
                                   const std::string& kind) {
  for (size_t i = 0; i < cells.size(); ++i) {
    const std::string who = kind + " " + Name(static_cast<int>(i));
    if (!board.IsCell(cells[i])) return Error{who + " is not on the board"};
    if (board.IsWall(cells[i])) return Error{who + " is in a wall"};
    for (size_t j = 0; j < i; ++j) {
      if (cells[i] != cells[j]) continue;
      return Error{kind + "s " + Name(static_cast<int>(j)) + " and " + Name(static_cast<int>(i)) +
                   " are in one cell"};
    }
  }
  return std::nullopt;
}

}  // namespace

char Letter(int ghost) { return static_cast<char>('a' + ghost); }

Conflict FindConflict(const Board& board, Cells from, Cells to) {
  for (size_t i = 0; i < to.size(); ++i) {
    if (!board.IsCell(to[i]) || board.IsWall(to[i])) {
      return {Refusal::kWall, static_cast<int>(i), -1};
    }
  }
  for (size_t j = 1; j < to.size(); ++j) {
    for (size_t i = 0; i < j; ++i) {
      const int first = static_cast<int>(i);
      const int second = static_cast<int>(j);
      if (to[i] == to[j]) return {Refusal::kVertex, first, second};
      if (to[i] == from[j] && to[j] == from[i]) return {Refusal::kSwap, first, second};
    }
  }
  return {};
}

std::optional<Error> Validate(const Board& board) {
  const bool size_fits =
      board.width >= 1 && board.width <= kMaxSide && board.height >= 1 && board.height <= kMaxSide;
  if (!size_fits) return Error{"width and height must be 1 to 64"};
  if (board.walls.size() != static_cast<size_t>(board.CellCount())) {
    return Error{"the walls do not fill the board"};
  }
  if (board.starts.empty()) return Error{"there is no ghost"};
  if (board.starts.size() > kMaxGhosts) return Error{"more than 26 ghosts"};
  if (board.starts.size() != board.goals.size()) return Error{"each ghost needs one target"};
  const std::optional<Error> fault = FaultOfPlaces(board, board.starts, "ghost");
  return fault ? fault : FaultOfPlaces(board, board.goals, "target");
}

Verdict CheckPlan(const Board& board, const Plan& plan) {
  const size_t ghosts = board.starts.size();
  if (plan.empty() || plan.size() % ghosts != 0) {
    return {false, 0, 0, "step 0: the plan does not place every ghost"};
  }
  const int64_t steps = static_cast<int64_t>(plan.size() / ghosts) - 1;
  const auto at = [&](int64_t t) {
    return Cells(plan).subspan(static_cast<size_t>(t) * ghosts, ghosts);
  };
  for (int64_t t = 0; t <= steps; ++t) {
    const std::string fault = FaultOfStep(board, at(t == 0 ? 0 : t - 1), at(t));
    if (!fault.empty()) return Fault(steps, t, fault);
    const int away = t == 0 ? FirstAway(at(0), board.starts) : -1;
    if (away >= 0) return Fault(steps, 0, Name(away) + " is not at its start");
  }
  const int away = FirstAway(at(steps), board.goals);
  if (away >= 0) return Fault(steps, steps, Name(away) + " is not at its target");
  return {true, steps, -1, ""};
}

}  // namespace midnight::ghosts
