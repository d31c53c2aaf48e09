#include "puzzles/ghosts/heuristics.h"

#include "puzzles/ghosts/graph.h"

namespace midnight::ghosts {

SingleHeuristic::SingleHeuristic(const Board& board)
    : ghosts_(board.goals.size()),
      cells_(static_cast<size_t>(board.CellCount())),
      steps_(ghosts_ * cells_, -1) {
  const Graph graph(board);
  for (size_t i = 0; i < ghosts_; ++i) {
    int16_t* steps = steps_.data() + i * cells_;
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

}  // namespace midnight::ghosts
