#include "puzzles/ghosts/engines/reachability.h"

#include <algorithm>
#include <vector>

#include "puzzles/ghosts/engines/single_distances.h"

namespace midnight::ghosts {
namespace {

class ComponentSearch {
 public:
  ComponentSearch(const Grid& grid, const Regions& regions, const Trio& goal)
      : regions_(regions),
        goal_(goal),
        distances_a_(DistancesOf(grid, regions.a, goal.a)),
        distances_b_(DistancesOf(grid, regions.b, goal.b)) {}

  bool Allocate(ByteBudget& budget) {
    const size_t rows = static_cast<size_t>(regions_.a.count()) * BCount();
    if (!visited_.Allocate(rows, budget)) return false;
    std::fill_n(visited_.At(0), rows, Row::None());
    return true;
  }

  Reach Run(const Trio& start) {
    const Place wanted = regions_.c.PlaceOf(goal_.c);
    const Row* end = At(goal_.a, goal_.b);
    Push(start.a, start.b, regions_.c.Spot(start.c));
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

  static SingleDistances DistancesOf(const Grid& grid, const Region& region, Id goal) {
    return region.is_nobody() ? SingleDistances::OfNobody()
                              : SingleDistances(grid, region.PlaceOf(goal));
  }

  size_t BCount() const { return static_cast<size_t>(regions_.b.count()); }
  Row* At(Id a, Id b) { return visited_.At(a * BCount() + b); }

  /// c goes wherever it can; then a or b takes one step.
  void Visit(const Todo& todo) {
    const Id a = todo.a;
    const Id b = todo.b;
    Row& visited = *At(a, b);
    Row all = Without(todo.seeds, visited);
    if (!all.Any()) return;
    const Row bodies = regions_.a.Body(a) | regions_.b.Body(b);
    const Row floor = Without(regions_.c.floor(), bodies);
    for (Row next = all;; all = next) {
      next = all.Spread() & floor;
      if (next == all) break;
    }
    states_ += static_cast<uint64_t>(all.Count());
    visited |= all;
    Without(regions_.a.Near(a), bodies).ForEach([&](Place place) {
      const Id next = regions_.a.IdOf(place);
      Push(next, b, Without(all, regions_.a.Body(next)));
    });
    Without(regions_.b.Near(b), bodies).ForEach([&](Place place) {
      const Id next = regions_.b.IdOf(place);
      Push(a, next, Without(all, regions_.b.Body(next)));
    });
  }

  void Push(Id a, Id b, const Row& seeds) {
    if (!Without(seeds, *At(a, b)).Any()) return;
    const size_t away =
        size_t{distances_a_.From(regions_.a.PlaceOf(a))} + distances_b_.From(regions_.b.PlaceOf(b));
    if (todo_.size() <= away) todo_.resize(away + 1);
    todo_[away].push_back({a, b, seeds});
    nearest_ = std::min(nearest_, away);
  }

  const Regions& regions_;
  Trio goal_;
  SingleDistances distances_a_;
  SingleDistances distances_b_;
  RowTable visited_;                     // closed under moves of c
  std::vector<std::vector<Todo>> todo_;  // by the steps that a and b are away from their targets
  size_t nearest_ = 0;                   // none is below
  uint64_t states_ = 0;
};

}  // namespace

std::optional<Reach> FindReach(const Grid& grid, const Regions& regions, const Trio& start,
                               const Trio& goal, ByteBudget& budget) {
  ComponentSearch search(grid, regions, goal);
  if (!search.Allocate(budget)) return std::nullopt;
  return search.Run(start);
}

}  // namespace midnight::ghosts
