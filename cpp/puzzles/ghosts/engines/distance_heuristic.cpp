#include "puzzles/ghosts/engines/distance_heuristic.h"

#include <utility>

#include "puzzles/ghosts/engines/pair_distances.h"
#include "puzzles/ghosts/graph.h"

namespace midnight::ghosts {

DistanceHeuristic::DistanceHeuristic(const Board& board)
    : ghosts_(board.goals.size()),
      cells_(static_cast<size_t>(board.CellCount())),
      single_(ghosts_ * cells_, -1) {
  const Graph graph(board);
  for (size_t i = 0; i < ghosts_; ++i) {
    int16_t* steps = single_.data() + i * cells_;
    std::vector<Node> queue = {graph.NodeOf(board.goals[i])};
    steps[board.goals[i]] = 0;
    for (size_t next = 0; next < queue.size(); ++next) {
      const uint16_t from = graph.CellOf(queue[next]);
      for (const Node node : graph.Next(queue[next])) {
        int16_t& at = steps[graph.CellOf(node)];
        if (at >= 0) continue;
        at = static_cast<int16_t>(steps[from] + 1);
        queue.push_back(node);
      }
    }
  }
}

void DistanceHeuristic::AddPairs(const Board& board, const Frame& frame) {
  const Grid grid(board, frame);
  std::vector<Region> regions;
  for (size_t i = 0; i < board.goals.size(); ++i) {
    int farthest = 0;
    const Row floor = grid.Component(grid.PlaceOf(board.goals[i]), &farthest);
    regions.emplace_back(grid, static_cast<int>(i), floor);
  }
  for (size_t j = 1; j < regions.size(); ++j) {
    for (size_t i = 0; i < j; ++i) AddPair(board, grid, regions[i], regions[j]);
  }
}

void DistanceHeuristic::AddPair(const Board& board, const Grid& grid, const Region& first,
                                const Region& second) {
  const size_t i = static_cast<size_t>(first.piece());
  const size_t j = static_cast<size_t>(second.piece());
  Pair pair{i, j, std::vector<int16_t>(cells_ * cells_, -1)};
  PairDistances distances(first, second, first.IdOf(grid.PlaceOf(board.goals[i])),
                          second.IdOf(grid.PlaceOf(board.goals[j])));
  for (int layer = 0; layer < distances.layer_count() || distances.Grow(); ++layer) {
    const std::span<const Id> firsts = distances.Firsts(layer);
    for (size_t k = 0; k < firsts.size(); ++k) {
      int16_t* line = pair.steps.data() + grid.CellOf(first.PlaceOf(firsts[k])) * cells_;
      distances.Seconds(layer)[k].ForEach(
          [&](Place place) { line[grid.CellOf(place)] = static_cast<int16_t>(layer); });
    }
  }
  pairs_.push_back(std::move(pair));
}

}  // namespace midnight::ghosts
