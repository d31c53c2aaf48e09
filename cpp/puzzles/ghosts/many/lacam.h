// Lacam: looks for a plan of any length, joint state by joint state.
#ifndef MIDNIGHT_PUZZLES_GHOSTS_MANY_LACAM_H_
#define MIDNIGHT_PUZZLES_GHOSTS_MANY_LACAM_H_

#include <cstdint>
#include <span>
#include <vector>

#include "core/random.h"
#include "puzzles/ghosts/many/distances.h"
#include "puzzles/ghosts/many/pibt.h"

namespace midnight::ghosts {

/// Lazy constraints addition search (K. Okumura, "LaCAM: search-based algorithm for quick
/// multi-agent pathfinding", 2023): depth first, the next joint state made by priority inheritance
/// with backtracking (PIBT), and on each return to a state under one more constraint. Complete:
/// when it runs dry, there is no plan. O(ghosts) a joint state.
class Lacam {
 public:
  enum class Result : uint8_t { kRunning, kFound, kExhausted };

  /// Every ghost must have a way. Graph and distances must outlive it.
  Lacam(const Graph& graph, const Distances& distances, uint64_t seed);

  /// Makes one joint state.
  Result Step();

  /// The nodes of all ghosts at time 0, then at time 1, ...; after kFound.
  std::vector<Node> Path() const;

  uint64_t Bytes() const;

 private:
  static constexpr uint32_t kNone = UINT32_MAX;
  static constexpr uint16_t kNobody = UINT16_MAX;

  /// One ghost's next node is given, beside those that the constraints before it give.
  struct Constraint {
    uint32_t before;
    uint32_t next;  ///< in the queue of its state
    uint16_t ghost;
    Node node;
  };

  /// A joint state: how it was reached, and the constraints under which it is to be left.
  struct Visit {
    uint32_t parent;
    uint32_t first;
    uint32_t last;
  };

  std::span<const Node> StateOf(uint32_t visit) const {
    return {states_.data() + size_t{visit} * ghosts_, ghosts_};
  }
  std::span<uint16_t> UrgencyOf(uint32_t visit) {
    return {urgencies_.data() + size_t{visit} * ghosts_, ghosts_};
  }

  void Enter(std::span<const Node> state, uint32_t parent);
  uint32_t& SlotOf(std::span<const Node> state);
  void GrowTable();
  void AddConstraint(uint32_t visit, uint32_t before, int ghost, Node node);
  void Refine(uint32_t visit, uint32_t constraint, size_t depth);
  void Sort(uint32_t visit);
  void Collect(uint32_t constraint);

  const Graph& graph_;
  const Distances& distances_;
  size_t ghosts_;
  Random random_;
  Pibt pibt_;
  std::vector<Node> goal_;
  std::vector<Node> states_;         // by visit and ghost
  std::vector<uint16_t> urgencies_;  // by visit and ghost: steps since it was on its target
  std::vector<Visit> visits_;
  std::vector<Constraint> constraints_;
  std::vector<uint32_t> table_;  // hash of a state: its visit
  std::vector<uint32_t> open_;   // visits, the current one last

  std::vector<uint16_t> order_;     // the ghosts of the current visit, most urgent first
  std::vector<Pibt::Given> given_;  // what a constraint and those before it give
};

}  // namespace midnight::ghosts

#endif  // MIDNIGHT_PUZZLES_GHOSTS_MANY_LACAM_H_
