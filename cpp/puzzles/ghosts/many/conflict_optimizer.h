// ConflictOptimizer: looks for a plan of a fixed length, ghost by ghost.
#ifndef MIDNIGHT_PUZZLES_GHOSTS_MANY_CONFLICT_OPTIMIZER_H_
#define MIDNIGHT_PUZZLES_GHOSTS_MANY_CONFLICT_OPTIMIZER_H_

#include <array>
#include <cstdint>
#include <deque>
#include <vector>

#include "core/random.h"
#include "core/search.h"
#include "puzzles/ghosts/many/distances.h"
#include "puzzles/ghosts/many/timetable.h"

namespace midnight::ghosts {

/// Prioritised planning in space-time (D. Silver, "Cooperative pathfinding", 2005) whose failures
/// are repaired by the Conflict Optimizer of L. Crombez, G. da Fonseca, Y. Gerard, A. Gonzalez-
/// Lorenzo, P. Lafourcade and L. Libralesso ("Shadoks approach to low-makespan coordinated motion
/// planning", 2021): a ghost without a free path takes the one that pushes out the cheapest others;
/// those who were pushed out often are expensive. Finds plans; that it finds none proves nothing.
class ConflictOptimizer {
 public:
  /// No way may be longer than `steps`. Graph and distances must outlive it.
  ConflictOptimizer(const Graph& graph, const Distances& distances, int steps, uint64_t seed);

  static uint64_t BytesFor(const Graph& graph, int ghosts, int steps);

  int steps() const { return steps_; }

  /// Plans one ghost that has no path. Gives the number of (node, time) looked at.
  uint64_t Step();

  /// All ghosts have their paths.
  bool done() const { return queue_.empty(); }

  /// How many ghosts Step() has planned since the beginning.
  int planned() const { return planned_; }

  /// How often a ghost was pushed out.
  uint32_t pushes(int ghost) const { return pushes_[static_cast<size_t>(ghost)]; }

  const Timetable& timetable() const { return table_; }

 private:
  struct Options {
    std::array<Node, 5> nodes;
    int count = 0;
  };

  bool FindFree(int ghost);
  Options FreeMoves(int ghost, int time);
  void FindCheapest(int ghost);
  uint32_t CostOf(int time, Node from, Node to) const;
  void PushOut(int ghost);

  const Graph& graph_;
  const Distances& distances_;
  int steps_;
  size_t nodes_;
  Random random_;
  Timetable table_;
  std::deque<int> queue_;         // ghosts without a path
  std::vector<uint32_t> pushes_;  // by ghost
  int planned_ = 0;
  uint64_t work_ = 0;

  std::vector<Node> path_;        // by time: the path that is being found
  std::vector<Options> options_;  // by time: moves not tried yet, best last
  std::vector<uint32_t> seen_;    // by time and node: the search that was there last
  uint32_t search_ = 0;
  std::vector<Node> before_;    // by time and node: where the cheapest path comes from
  std::vector<uint32_t> cost_;  // by time and node
};

}  // namespace midnight::ghosts

#endif  // MIDNIGHT_PUZZLES_GHOSTS_MANY_CONFLICT_OPTIMIZER_H_
