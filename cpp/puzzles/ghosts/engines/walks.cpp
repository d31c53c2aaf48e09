#include "puzzles/ghosts/engines/walks.h"

#include <utility>

namespace midnight::ghosts {

Walks Walks::Of(const Board& board, const Grid& grid) {
  struct Candidate {
    int piece = Walk::kNobody;
    int reach = 0;
  };
  std::vector<Candidate> order(3 - board.starts.size());
  std::vector<Row> floors;
  for (size_t i = 0; i < board.starts.size(); ++i) {
    int from_start = 0;
    int from_goal = 0;
    floors.push_back(grid.Flood(grid.PlaceOf(board.starts[i]), &from_start) |
                     grid.Flood(grid.PlaceOf(board.goals[i]), &from_goal));
    order.push_back({static_cast<int>(i), from_start + from_goal});
  }
  // Nobody first, then the longest ways.
  const auto before = [](const Candidate& x, const Candidate& y) {
    return x.piece < 0 ? y.piece >= 0 : y.piece >= 0 && x.reach > y.reach;
  };
  for (const size_t i : {size_t{1}, size_t{2}, size_t{1}}) {
    if (before(order[i], order[i - 1])) std::swap(order[i], order[i - 1]);
  }
  const auto walk = [&](size_t role) {
    const int piece = order[role].piece;
    return Walk(grid, piece, piece < 0 ? Row::None() : floors[static_cast<size_t>(piece)]);
  };
  return {walk(0), walk(1), walk(2)};
}

Trio Walks::TrioOf(const Grid& grid, const std::vector<int>& cells) const {
  const auto id = [&](const Walk& walk) {
    return walk.is_nobody() ? Id{0}
                            : walk.IdOf(grid.PlaceOf(cells[static_cast<size_t>(walk.piece())]));
  };
  return {id(a), id(b), id(c)};
}

void Walks::WriteCells(const Grid& grid, const Trio& state, uint16_t* cells) const {
  const auto write = [&](const Walk& walk, Id id) {
    if (!walk.is_nobody()) cells[walk.piece()] = grid.CellOf(walk.PlaceOf(id));
  };
  write(a, state.a);
  write(b, state.b);
  write(c, state.c);
}

}  // namespace midnight::ghosts
