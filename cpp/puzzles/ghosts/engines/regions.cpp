#include "puzzles/ghosts/engines/regions.h"

#include <utility>

namespace midnight::ghosts {

Regions Regions::Of(const Board& board, const Grid& grid) {
  struct Candidate {
    int piece = Region::kNobody;
    int reach = 0;
  };
  std::vector<Candidate> order(3 - board.starts.size());
  std::vector<Row> floors;
  for (size_t i = 0; i < board.starts.size(); ++i) {
    int from_start = 0;
    int from_goal = 0;
    floors.push_back(grid.Component(grid.PlaceOf(board.starts[i]), &from_start) |
                     grid.Component(grid.PlaceOf(board.goals[i]), &from_goal));
    order.push_back({static_cast<int>(i), from_start + from_goal});
  }
  // Nobody first, then the largest distances.
  const auto before = [](const Candidate& x, const Candidate& y) {
    return x.piece < 0 ? y.piece >= 0 : y.piece >= 0 && x.reach > y.reach;
  };
  for (const size_t i : {size_t{1}, size_t{2}, size_t{1}}) {
    if (before(order[i], order[i - 1])) std::swap(order[i], order[i - 1]);
  }
  const auto region = [&](size_t role) {
    const int piece = order[role].piece;
    return Region(grid, piece, piece < 0 ? Row::None() : floors[static_cast<size_t>(piece)]);
  };
  return {region(0), region(1), region(2)};
}

Trio Regions::TrioOf(const Grid& grid, const std::vector<int>& cells) const {
  const auto id = [&](const Region& region) {
    return region.is_nobody()
               ? Id{0}
               : region.IdOf(grid.PlaceOf(cells[static_cast<size_t>(region.piece())]));
  };
  return {id(a), id(b), id(c)};
}

void Regions::WriteCells(const Grid& grid, const Trio& state, uint16_t* cells) const {
  const auto write = [&](const Region& region, Id id) {
    if (!region.is_nobody()) cells[region.piece()] = grid.CellOf(region.PlaceOf(id));
  };
  write(a, state.a);
  write(b, state.b);
  write(c, state.c);
}

}  // namespace midnight::ghosts
