// Climb: raises the lower bound of the optimum step by step until there is a plan.
#ifndef MIDNIGHT_PUZZLES_GHOSTS_MANY_CLIMB_H_
#define MIDNIGHT_PUZZLES_GHOSTS_MANY_CLIMB_H_

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "puzzles/ghosts/many/conflict_optimizer.h"
#include "puzzles/ghosts/many/subset_bounds.h"
#include "puzzles/ghosts/many/time_expansion.h"

namespace midnight::ghosts {

/// At each length, first a quick look for a plan by the conflict optimizer, then whether pairs and
/// then triples of ghosts need more, then the decision by clauses. The first plan is an optimum.
class Climb {
 public:
  enum class Result : uint8_t { kRunning, kFound, kExhausted, kNoMemory };

  /// Every ghost must have a way. Graph and distances must outlive it.
  Climb(const Board& board, const Graph& graph, const Distances& distances, uint64_t max_bytes);

  /// Works for about `work` looks at a node or propagations; what it did is in `work_done()`.
  Result Step(uint64_t work);

  /// No plan is shorter.
  int lower() const { return lower_; }

  /// What is tried: "prioritised", "pair-bound", "triple-bound" or "sat".
  std::string_view stage() const { return stage_; }

  /// What proves that: "single-bound", "pair-bound", "triple-bound" or "sat".
  std::string_view proof() const { return proof_; }

  /// The paths of all ghosts, after kFound.
  std::vector<std::vector<Node>> Paths() const;

  uint64_t work_done() const { return work_done_; }
  uint64_t Bytes() const;

 private:
  Result Optimize();
  Result Bound();
  void Raise(int lower, std::string_view proof);
  Result Build();
  Result Decide(uint64_t work);

  const Graph& graph_;
  const Distances& distances_;
  uint64_t max_bytes_;
  int lower_;
  std::string_view proof_ = "single-bound";  // of lower_
  std::string_view stage_ = "prioritised";
  uint64_t work_done_ = 0;
  SubsetBounds subsets_;
  bool has_subsets_;  // there are some that may raise the bound
  std::optional<ConflictOptimizer> optimizer_;
  bool tried_ = false;  // the optimizer found no plan of lower_ steps
  std::optional<TimeExpansion> expansion_;
};

}  // namespace midnight::ghosts

#endif  // MIDNIGHT_PUZZLES_GHOSTS_MANY_CLIMB_H_
