// Descent: finds a first plan of any length, and then shorter ones.
#ifndef MIDNIGHT_PUZZLES_GHOSTS_MANY_DESCENT_H_
#define MIDNIGHT_PUZZLES_GHOSTS_MANY_DESCENT_H_

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "puzzles/ghosts/many/conflict_optimizer.h"
#include "puzzles/ghosts/many/lacam.h"

namespace midnight::ghosts {

/// LaCAM until there is a plan, begun anew after more and more joint states; then the conflict
/// optimizer at lengths between the bounds.
class Descent {
 public:
  enum class Result : uint8_t { kRunning, kImproved, kExhausted, kNoMemory };

  /// Every ghost must have a way. Graph and distances must outlive it.
  Descent(const Graph& graph, const Distances& distances, uint64_t max_bytes);

  /// Works for about `work` looks at a node. Plans shorter than `lower` are not looked for.
  Result Step(uint64_t work, int lower);

  /// The nodes of all ghosts, time by time, after kImproved.
  const std::vector<Node>& best() const { return best_; }

  /// Steps of the best plan, -1 before there is one.
  int upper() const;

  std::string_view stage() const { return best_.empty() ? "lacam" : "conflict-optimizer"; }
  uint64_t work_done() const { return work_done_; }
  uint64_t Bytes() const;

 private:
  Result FindFirst();
  Result Shorten(int lower);

  const Graph& graph_;
  const Distances& distances_;
  uint64_t max_bytes_;
  uint64_t work_done_ = 0;
  std::vector<Node> best_;
  std::optional<Lacam> lacam_;
  uint64_t states_ = 0;            // that this LaCAM has made
  uint64_t most_states_ = 20'000;  // after which it begins anew
  uint64_t seed_ = 1;
  std::optional<ConflictOptimizer> optimizer_;
  int gap_ = 1;      // what is tried next is so much above the lower bound
  int rounds_ = 20;  // of planning, before a length is given up
};

}  // namespace midnight::ghosts

#endif  // MIDNIGHT_PUZZLES_GHOSTS_MANY_DESCENT_H_
