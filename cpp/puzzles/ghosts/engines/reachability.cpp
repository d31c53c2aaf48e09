#include "puzzles/ghosts/engines/reachability.h"

#include <algorithm>
#include <vector>

#include "puzzles/ghosts/engines/ways.h"

namespace midnight::ghosts {
namespace {

class Flood {
 public:
  Flood(const Grid& grid, const Walks& walks, const Trio& goal)
      : walks_(walks),
        goal_(goal),
        ways_a_(WaysOf(grid, walks.a, goal.a)),
        ways_b_(WaysOf(grid, walks.b, goal.b)) {}

  bool Allocate(ByteBudget& budget) {
    const size_t rows = static_cast<size_t>(walks_.a.count()) * BCount();
    if (!visited_.Allocate(rows, budget)) return false;
    std::fill_n(visited_.At(0), rows, Row::None());
    return true;
  }

  Reach Run(const Trio& start) {
    const Place wanted = walks_.c.PlaceOf(goal_.c);
    const Row* end = At(goal_.a, goal_.b);
    Push(start.a, start.b, walks_.c.Spot(start.c));
    while (nearest_ < todo_.size() && !end->Test(wanted)) {
      if (todo_[nearest_].empty()) {
        ++nearest_;
        continue;
      }
      const Todo todo = todo_[nearest_].back();
      todo_[nearest_].pop_back();
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

  static Ways WaysOf(const Grid& grid, const Walk& walk, Id goal) {
    return walk.is_nobody() ? Ways::OfNobody() : Ways(grid, walk.PlaceOf(goal));
  }

  size_t BCount() const { return static_cast<size_t>(walks_.b.count()); }
  Row* At(Id a, Id b) { return visited_.At(a * BCount() + b); }

  /// c goes wherever it can; then a or b takes one step.
  void Visit(const Todo& todo) {
    const Id a = todo.a;
    const Id b = todo.b;
    Row& visited = *At(a, b);
    Row all = Without(todo.seeds, visited);
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
    if (!Without(seeds, *At(a, b)).Any()) return;
    const size_t away =
        size_t{ways_a_.From(walks_.a.PlaceOf(a))} + ways_b_.From(walks_.b.PlaceOf(b));
    if (todo_.size() <= away) todo_.resize(away + 1);
    todo_[away].push_back({a, b, seeds});
    nearest_ = std::min(nearest_, away);
  }

  const Walks& walks_;
  Trio goal_;
  Ways ways_a_;
  Ways ways_b_;
  RowTable visited_;                     // closed under moves of c
  std::vector<std::vector<Todo>> todo_;  // by the steps that a and b are away from their targets
  size_t nearest_ = 0;                   // none is below
  uint64_t states_ = 0;
};

}  // namespace

std::optional<Reach> FindReach(const Grid& grid, const Walks& walks, const Trio& start,
                               const Trio& goal, ByteBudget& budget) {
  Flood flood(grid, walks, goal);
  if (!flood.Allocate(budget)) return std::nullopt;
  return flood.Run(start);
}

}  // namespace midnight::ghosts
