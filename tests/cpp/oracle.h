// The oracle: a plain breadth-first search over ordered maps, slow and obviously right. It shares
// no code with what it judges.
#ifndef MIDNIGHT_TESTS_ORACLE_H_
#define MIDNIGHT_TESTS_ORACLE_H_

#include <cstdint>
#include <map>
#include <queue>
#include <vector>

namespace midnight::oracle {

/// The distance of every state that can be reached from one of `starts`; `next(state)` gives a
/// container of states.
template <class State, class Next>
std::map<State, int> Distances(const std::vector<State>& starts, Next&& next) {
  std::map<State, int> distance;
  std::queue<State> queue;
  for (const State& start : starts) {
    if (distance.emplace(start, 0).second) queue.push(start);
  }
  while (!queue.empty()) {
    const State state = queue.front();
    queue.pop();
    const int steps = distance.at(state) + 1;
    for (const State& successor : next(state)) {
      if (distance.emplace(successor, steps).second) queue.push(successor);
    }
  }
  return distance;
}

/// How many states have each distance: the sizes of the layers of a complete search.
template <class State>
std::vector<uint64_t> LayerSizes(const std::map<State, int>& distance) {
  std::vector<uint64_t> sizes;
  for (const auto& [state, steps] : distance) {
    if (sizes.size() <= static_cast<size_t>(steps)) sizes.resize(static_cast<size_t>(steps) + 1);
    ++sizes[static_cast<size_t>(steps)];
  }
  return sizes;
}

}  // namespace midnight::oracle

#endif  // MIDNIGHT_TESTS_ORACLE_H_
