#include "puzzles/ghosts/many/conflict_optimizer.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace midnight::ghosts {

ConflictOptimizer::ConflictOptimizer(const Graph& graph, const Distances& distances, int steps,
                                     uint64_t seed)
    : graph_(graph),
      distances_(distances),
      steps_(steps),
      nodes_(static_cast<size_t>(graph.node_count())),
      random_(seed),
      table_(steps, graph.node_count(), distances.ghosts()),
      pushes_(static_cast<size_t>(distances.ghosts()), 0),
      path_(static_cast<size_t>(steps) + 1),
      options_(path_.size()),
      seen_(path_.size() * nodes_, 0),
      before_(seen_.size()),
      cost_(seen_.size()) {
  std::vector<int> order(pushes_.size());
  std::iota(order.begin(), order.end(), 0);
  random_.Shuffle(order);
  std::stable_sort(order.begin(), order.end(),
                   [&](int a, int b) { return distances.Way(a) > distances.Way(b); });
  queue_.assign(order.begin(), order.end());
}

uint64_t ConflictOptimizer::BytesFor(const Graph& graph, int ghosts, int steps) {
  const uint64_t places =
      static_cast<uint64_t>(steps + 1) * static_cast<uint64_t>(graph.node_count());
  return places * (2 * sizeof(uint32_t) + sizeof(Node)) +
         Timetable::BytesFor(steps, graph.node_count(), ghosts) +
         static_cast<uint64_t>(steps + 1) * (sizeof(Options) + sizeof(Node));
}

uint64_t ConflictOptimizer::Step() {
  const int ghost = queue_.front();
  queue_.pop_front();
  ++planned_;
  work_ = 0;
  ++search_;
  if (!FindFree(ghost)) {
    ++search_;
    FindCheapest(ghost);
    PushOut(ghost);
  }
  table_.Place(ghost, path_);
  return work_;
}

/// Depth first, the moves nearest to the target first; every (node, time) is tried once.
bool ConflictOptimizer::FindFree(int ghost) {
  path_[0] = distances_.Start(ghost);
  if (table_.Who(0, path_[0]) != Timetable::kNobody) return false;
  options_[0] = FreeMoves(ghost, 0);
  for (int time = 0; time < steps_;) {
    Options& options = options_[static_cast<size_t>(time)];
    if (options.count == 0) {
      if (--time < 0) return false;
      continue;
    }
    const Node to = options.nodes[static_cast<size_t>(--options.count)];
    ++time;
    uint32_t& seen = seen_[static_cast<size_t>(time) * nodes_ + to];
    if (std::exchange(seen, search_) == search_) {
      --time;
      continue;
    }
    path_[static_cast<size_t>(time)] = to;
    if (time < steps_) options_[static_cast<size_t>(time)] = FreeMoves(ghost, time);
  }
  return true;
}

/// Nearest to the target last; a move that gains nothing is now and then taken for better.
ConflictOptimizer::Options ConflictOptimizer::FreeMoves(int ghost, int time) {
  ++work_;
  const Node from = path_[static_cast<size_t>(time)];
  Options options;
  std::array<int, 5> keys;
  for (const Node to : graph_.Next(from)) {
    const int left = distances_.To(ghost, to);
    if (left > steps_ - time - 1) continue;
    if (table_.Who(time + 1, to) != Timetable::kNobody) continue;
    if (table_.WhoSwaps(time, from, to) != Timetable::kNobody) continue;
    const int key = 4 * left + random_.Below(6);
    int place = options.count++;
    for (; place > 0 && keys[static_cast<size_t>(place - 1)] < key; --place) {
      keys[static_cast<size_t>(place)] = keys[static_cast<size_t>(place - 1)];
      options.nodes[static_cast<size_t>(place)] = options.nodes[static_cast<size_t>(place - 1)];
    }
    keys[static_cast<size_t>(place)] = key;
    options.nodes[static_cast<size_t>(place)] = to;
  }
  return options;
}

/// What a move costs of others: the squares of how often they were pushed out.
uint32_t ConflictOptimizer::CostOf(int time, Node from, Node to) const {
  const auto cost = [&](uint8_t other) {
    if (other == Timetable::kNobody) return uint32_t{0};
    const uint32_t pushes = std::min(pushes_[other], uint32_t{1000}) + 1;
    return 4 * pushes * pushes;
  };
  return cost(table_.Who(time + 1, to)) + cost(table_.WhoSwaps(time, from, to));
}

/// Layer by layer over all (node, time) that fit the ghost.
void ConflictOptimizer::FindCheapest(int ghost) {
  std::vector<Node> layer = {distances_.Start(ghost)};
  std::vector<Node> next;
  cost_[layer[0]] = 0;
  for (int time = 0; time < steps_; ++time) {
    const size_t here = static_cast<size_t>(time) * nodes_;
    const size_t there = here + nodes_;
    next.clear();
    for (const Node from : layer) {
      ++work_;
      for (const Node to : graph_.Next(from)) {
        if (distances_.To(ghost, to) > steps_ - time - 1) continue;
        const uint32_t cost =
            cost_[here + from] + CostOf(time, from, to) + static_cast<uint32_t>(random_.Below(2));
        const bool is_new = std::exchange(seen_[there + to], search_) != search_;
        if (is_new) next.push_back(to);
        if (!is_new && cost_[there + to] <= cost) continue;
        cost_[there + to] = cost;
        before_[there + to] = from;
      }
    }
    std::swap(layer, next);
  }
  path_.back() = distances_.Goal(ghost);
  for (size_t time = path_.size() - 1; time > 0; --time) {
    path_[time - 1] = before_[time * nodes_ + path_[time]];
  }
}

/// Takes away the paths that the new one meets.
void ConflictOptimizer::PushOut(int ghost) {
  const auto push = [&](uint8_t other) {
    if (other == Timetable::kNobody) return;
    table_.Remove(other);
    ++pushes_[other];
    queue_.push_back(other);
  };
  ++pushes_[static_cast<size_t>(ghost)];
  push(table_.Who(0, path_[0]));
  for (int time = 0; time < steps_; ++time) {
    const Node from = path_[static_cast<size_t>(time)];
    const Node to = path_[static_cast<size_t>(time) + 1];
    push(table_.Who(time + 1, to));
    push(table_.WhoSwaps(time, from, to));
  }
}

}  // namespace midnight::ghosts
