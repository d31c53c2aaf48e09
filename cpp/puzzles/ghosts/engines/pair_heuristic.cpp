#include "puzzles/ghosts/engines/pair_heuristic.h"

#include <utility>

#include "puzzles/ghosts/engines/pair_flood.h"

namespace midnight::ghosts {

PairHeuristic::PairHeuristic(const Board& board, const Frame& frame)
    : single_(board), cells_(static_cast<size_t>(board.CellCount())) {
  const Grid grid(board, frame);
  std::vector<Walk> walks;
  for (size_t i = 0; i < board.goals.size(); ++i) {
    int farthest = 0;
    const Row floor = grid.Flood(grid.PlaceOf(board.goals[i]), &farthest);
    walks.emplace_back(grid, static_cast<int>(i), floor);
  }
  for (size_t j = 1; j < walks.size(); ++j) {
    for (size_t i = 0; i < j; ++i) AddPair(board, grid, walks[i], walks[j]);
  }
}

void PairHeuristic::AddPair(const Board& board, const Grid& grid, const Walk& first,
                            const Walk& second) {
  const size_t i = static_cast<size_t>(first.piece());
  const size_t j = static_cast<size_t>(second.piece());
  Pair pair{i, j, std::vector<int16_t>(cells_ * cells_, -1)};
  PairFlood flood(first, second, first.IdOf(grid.PlaceOf(board.goals[i])),
                  second.IdOf(grid.PlaceOf(board.goals[j])));
  for (int layer = 0; layer < flood.layer_count() || flood.Grow(); ++layer) {
    const std::span<const Id> firsts = flood.Firsts(layer);
    for (size_t k = 0; k < firsts.size(); ++k) {
      int16_t* line = pair.steps.data() + grid.CellOf(first.PlaceOf(firsts[k])) * cells_;
      flood.Seconds(layer)[k].ForEach(
          [&](Place place) { line[grid.CellOf(place)] = static_cast<int16_t>(layer); });
    }
  }
  pairs_.push_back(std::move(pair));
}

}  // namespace midnight::ghosts
