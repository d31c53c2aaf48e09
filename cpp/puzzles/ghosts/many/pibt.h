// Pibt: makes the next joint state, ghost by ghost, each as near to its target as the others let
// it.
#ifndef MIDNIGHT_PUZZLES_GHOSTS_MANY_PIBT_H_
#define MIDNIGHT_PUZZLES_GHOSTS_MANY_PIBT_H_

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "core/random.h"
#include "puzzles/ghosts/many/distances.h"

namespace midnight::ghosts {

/// Priority inheritance with backtracking (K. Okumura, M. Machida, X. Défago, Y. Tamura, 2019), and
/// its way to let two ghosts change places at a junction (K. Okumura, "Improving LaCAM for scalable
/// eventually optimal multi-agent pathfinding", 2023).
class Pibt {
 public:
  /// A node that one ghost must go to next.
  struct Given {
    uint16_t ghost;
    Node node;
  };

  /// Graph and distances must outlive it.
  Pibt(const Graph& graph, const Distances& distances, uint64_t seed);

  /// Moves the ghosts in their order, the most urgent first. False when that fails under what is
  /// given, though there may be such a move.
  bool Move(std::span<const Node> from, std::span<const uint16_t> order,
            std::span<const Given> given);

  /// The joint state after a Move that was true.
  std::span<const Node> to() const { return to_; }

 private:
  static constexpr uint16_t kNobody = UINT16_MAX;

  /// The nodes that a ghost can go to.
  struct Wishes {
    std::array<Node, 5> nodes;
    size_t count = 0;
  };

  void Clear();
  bool Obey(const Given& given);
  bool Push(uint16_t ghost);
  Wishes WishesOf(uint16_t ghost);
  uint16_t SwapPartner(uint16_t ghost, Node wish) const;
  bool NeedsSwap(uint16_t pusher, uint16_t puller, Node pusher_at, Node puller_at) const;
  bool CanSwap(Node pusher_at, Node puller_at) const;
  int WaysOn(Node at, Node back, Node& on) const;

  const Graph& graph_;
  const Distances& distances_;
  Random random_;
  std::vector<Node> from_;  // the joint move that is being made
  std::vector<Node> to_;
  std::vector<uint16_t> who_;       // by node: before the move
  std::vector<uint16_t> who_next_;  // by node: after it
};

}  // namespace midnight::ghosts

#endif  // MIDNIGHT_PUZZLES_GHOSTS_MANY_PIBT_H_
