#include "puzzles/ghosts/engines/reachability.h"

#include <algorithm>
#include <vector>

namespace midnight::ghosts {
namespace {

class Flood {
 public:
  explicit Flood(const Walks& walks) : walks_(walks) {}

  bool Allocate(ByteBudget& budget) {
    const size_t rows = static_cast<size_t>(walks_.a.count()) * BCount();
    if (!visited_.Allocate(rows, budget)) return false;
    std::fill_n(visited_.At(0), rows, Row::None());
    return true;
  }

  Reach Run(const Trio& start, const Trio& goal) {
    const Place wanted = walks_.c.PlaceOf(goal.c);
    const Row* end = At(goal.a, goal.b);
    todo_.push_back({start.a, start.b, walks_.c.Spot(start.c)});
    while (!todo_.empty() && !end->Test(wanted)) {
      const Todo todo = todo_.back();
      todo_.pop_back();
      Visit(todo);
    }
    return {end->Test(wanted), states_};
  }

 private:
  struct Todo {
    Id a;
    Id b;
    Row seeds;
  };

  size_t BCount() const { return static_cast<size_t>(walks_.b.count()); }
  Row* At(Id a, Id b) { return visited_.At(a * BCount() + b); }

  /// c goes wherever it can; then a or b takes one step.
  void Visit(const Todo& todo) {
    const auto [a, b, seeds] = todo;
    Row& visited = *At(a, b);
    Row all = Without(seeds, visited);
    if (!all.Any()) return;
    const Row bodies = walks_.a.Body(a) | walks_.b.Body(b);
    const Row floor = Without(walks_.c.floor(), bodies);
    for (Row next = all;; all = next) {
      next = all.Spread() & floor;
      if (next == all) break;
    }
    states_ += static_cast<uint64_t>(all.Count());
    visited |= all;
    Without(walks_.a.Near(a), bodies).ForEach([&](Place place) {
      const Id next = walks_.a.IdOf(place);
      Push(next, b, Without(all, walks_.a.Body(next)));
    });
    Without(walks_.b.Near(b), bodies).ForEach([&](Place place) {
      const Id next = walks_.b.IdOf(place);
      Push(a, next, Without(all, walks_.b.Body(next)));
    });
  }

  void Push(Id a, Id b, const Row& seeds) {
    if (Without(seeds, *At(a, b)).Any()) todo_.push_back({a, b, seeds});
  }

  const Walks& walks_;
  RowTable visited_;  // closed under moves of c
  std::vector<Todo> todo_;
  uint64_t states_ = 0;
};

}  // namespace

std::optional<Reach> FindReach(const Walks& walks, const Trio& start, const Trio& goal,
                               ByteBudget& budget) {
  Flood flood(walks);
  if (!flood.Allocate(budget)) return std::nullopt;
  return flood.Run(start, goal);
}

}  // namespace midnight::ghosts
