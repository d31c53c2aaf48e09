// Distances: how far each ghost, alone on the board, is from its start and its target everywhere.
#ifndef MIDNIGHT_PUZZLES_GHOSTS_MANY_DISTANCES_H_
#define MIDNIGHT_PUZZLES_GHOSTS_MANY_DISTANCES_H_

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/board.h"
#include "puzzles/ghosts/graph.h"

namespace midnight::ghosts {

/// Two floods a ghost: O(ghosts * cells) time and memory.
class Distances {
 public:
  static constexpr int kNone = 0x3fff;  ///< more than any way has steps

  Distances(const Graph& graph, const Board& board)
      : nodes_(static_cast<size_t>(graph.node_count())) {
    for (size_t i = 0; i < board.starts.size(); ++i) {
      starts_.push_back(graph.NodeOf(board.starts[i]));
      goals_.push_back(graph.NodeOf(board.goals[i]));
    }
    from_ = Floods(graph, starts_);
    to_ = Floods(graph, goals_);
  }

  static uint64_t BytesFor(const Board& board) {
    return 4 * board.starts.size() * static_cast<uint64_t>(board.CellCount());
  }

  int ghosts() const { return static_cast<int>(starts_.size()); }
  Node Start(int ghost) const { return starts_[static_cast<size_t>(ghost)]; }
  Node Goal(int ghost) const { return goals_[static_cast<size_t>(ghost)]; }

  int From(int ghost, Node node) const { return from_[static_cast<size_t>(ghost) * nodes_ + node]; }
  int To(int ghost, Node node) const { return to_[static_cast<size_t>(ghost) * nodes_ + node]; }

  /// Whether a ghost can be on a node after `time` of `steps` steps.
  bool Fits(int ghost, Node node, int time, int steps) const {
    return From(ghost, node) <= time && To(ghost, node) <= steps - time;
  }

  /// The way of a ghost alone, kNone when there is none.
  int Way(int ghost) const { return To(ghost, Start(ghost)); }

  /// The longest of these.
  int LongestWay() const {
    int longest = 0;
    for (int ghost = 0; ghost < ghosts(); ++ghost) longest = std::max(longest, Way(ghost));
    return longest;
  }

 private:
  std::vector<uint16_t> Floods(const Graph& graph, const std::vector<Node>& ends) const {
    std::vector<uint16_t> all(ends.size() * nodes_, kNone);
    std::vector<Node> queue;
    for (size_t i = 0; i < ends.size(); ++i) {
      uint16_t* steps = all.data() + i * nodes_;
      queue.assign(1, ends[i]);
      steps[ends[i]] = 0;
      for (size_t next = 0; next < queue.size(); ++next) {
        const Node from = queue[next];
        for (const Node node : graph.Next(from)) {
          if (steps[node] != kNone) continue;
          steps[node] = static_cast<uint16_t>(steps[from] + 1);
          queue.push_back(node);
        }
      }
    }
    return all;
  }

  size_t nodes_;
  std::vector<Node> starts_;
  std::vector<Node> goals_;
  std::vector<uint16_t> from_;  // by ghost and node
  std::vector<uint16_t> to_;
};

}  // namespace midnight::ghosts

#endif  // MIDNIGHT_PUZZLES_GHOSTS_MANY_DISTANCES_H_
