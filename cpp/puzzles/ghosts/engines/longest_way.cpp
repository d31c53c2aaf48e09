#include "puzzles/ghosts/engines/longest_way.h"

#include <utility>

#include "puzzles/ghosts/engines/pair_flood.h"
#include "puzzles/ghosts/graph.h"

namespace midnight::ghosts {

LongestWay::LongestWay(const Board& board)
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

void LongestWay::AddPairs(const Board& board, const Frame& frame) {
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

void LongestWay::AddPair(const Board& board, const Grid& grid, const Walk& first,
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
