// TimeExpansion: "is there a plan of exactly so many steps?" as clauses.
#ifndef MIDNIGHT_PUZZLES_GHOSTS_MANY_TIME_EXPANSION_H_
#define MIDNIGHT_PUZZLES_GHOSTS_MANY_TIME_EXPANSION_H_

#include <cstdint>
#include <span>
#include <vector>

#include "puzzles/ghosts/many/distances.h"
#include "puzzles/ghosts/many/sat.h"

namespace midnight::ghosts {

/// A variable for each ghost, time and node where the ghost can be in time (P. Surynek et al.,
/// "Efficient SAT approach to multi-agent path finding under the sum of costs objective", 2016): it
/// comes from somewhere and goes somewhere, and one node has one ghost. An edge has a direction at
/// each time, which forbids swaps. That a ghost is in one place at a time is not said: if it may be
/// in several, it may be in any of them. Ghosts can be added between searches; what was learnt
/// stays true.
class TimeExpansion {
 public:
  /// No way may be longer than `steps`. Graph and distances must outlive it.
  TimeExpansion(const Graph& graph, const Distances& distances, int steps);

  /// Bytes that the clauses of one ghost take, about. O(nodes).
  uint64_t BytesFor(int ghost) const;

  /// Adds a ghost, which is first looked for on `path` (steps + 1 nodes, or none).
  void Add(int ghost, std::span<const Node> path);

  const std::vector<int>& ghosts() const { return ghosts_; }
  int steps() const { return steps_; }
  SatSolver& solver() { return solver_; }
  const SatSolver& solver() const { return solver_; }

  /// The path of an added ghost, after kSatisfiable.
  std::vector<Node> Path(int ghost) const;

 private:
  static constexpr uint32_t kNone = UINT32_MAX;

  /// Variables of one ghost by time and node.
  using Places = std::vector<uint32_t>;

  size_t Index(int time, Node node) const { return static_cast<size_t>(time) * nodes_ + node; }
  void AddPlaces(int ghost, std::span<const Node> path, Places& places);
  void AddMoves(const Places& places, int time, Node node);
  uint32_t Direction(int time, Node from, Node to);

  const Graph& graph_;
  const Distances& distances_;
  int steps_;
  size_t nodes_;
  SatSolver solver_;
  std::vector<int> ghosts_;
  std::vector<Places> places_;                       // by ghost
  std::vector<uint32_t> cell_groups_;                // by time and node
  std::vector<std::array<uint32_t, 2>> directions_;  // by time and node: edges right and down
};

}  // namespace midnight::ghosts

#endif  // MIDNIGHT_PUZZLES_GHOSTS_MANY_TIME_EXPANSION_H_
