#include "puzzles/ghosts/many/pibt.h"

#include <algorithm>

namespace midnight::ghosts {

Pibt::Pibt(const Graph& graph, const Distances& distances, uint64_t seed)
    : graph_(graph),
      distances_(distances),
      random_(seed),
      from_(static_cast<size_t>(distances.ghosts()), kNoNode),
      to_(from_),
      who_(static_cast<size_t>(graph.node_count()), kNobody),
      who_next_(who_) {}

bool Pibt::Move(std::span<const Node> from, std::span<const uint16_t> order,
                std::span<const Given> given) {
  Clear();
  std::copy(from.begin(), from.end(), from_.begin());
  for (size_t ghost = 0; ghost < from_.size(); ++ghost) {
    who_[from_[ghost]] = static_cast<uint16_t>(ghost);
  }
  for (const Given& one : given) {
    if (!Obey(one)) return false;
  }
  for (const uint16_t ghost : order) {
    if (to_[ghost] == kNoNode && !Push(ghost)) return false;
  }
  return true;
}

/// Forgets the last move; a move that failed gave some nodes twice, so all that it can have
/// touched.
void Pibt::Clear() {
  for (size_t ghost = 0; ghost < from_.size(); ++ghost) {
    if (from_[ghost] != kNoNode) who_[from_[ghost]] = who_next_[from_[ghost]] = kNobody;
    if (to_[ghost] != kNoNode) who_next_[to_[ghost]] = kNobody;
    to_[ghost] = kNoNode;
  }
}

bool Pibt::Obey(const Given& given) {
  const uint16_t other = who_[given.node];
  const bool swaps = other != kNobody && other != given.ghost && to_[other] == from_[given.ghost];
  if (who_next_[given.node] != kNobody || swaps) return false;
  to_[given.ghost] = given.node;
  who_next_[given.node] = given.ghost;
  return true;
}

/// Gives a ghost its best node, after whoever stands there has found another; it stays when there
/// is none (false).
bool Pibt::Push(uint16_t ghost) {
  const Node here = from_[ghost];
  Wishes wishes = WishesOf(ghost);
  const uint16_t partner = SwapPartner(ghost, wishes.nodes[0]);
  if (partner != kNobody) std::reverse(wishes.nodes.begin(), wishes.nodes.begin() + wishes.count);
  for (size_t i = 0; i < wishes.count; ++i) {
    const Node node = wishes.nodes[i];
    if (who_next_[node] != kNobody) continue;
    const uint16_t other = who_[node];
    if (other != kNobody && other != ghost && to_[other] == here) continue;
    who_next_[node] = ghost;
    to_[ghost] = node;
    if (other != kNobody && to_[other] == kNoNode && !Push(other)) continue;
    const bool pulls = i == 0 && partner != kNobody && to_[partner] == kNoNode;
    if (pulls && who_next_[here] == kNobody) {
      to_[partner] = here;
      who_next_[here] = partner;
    }
    return true;
  }
  who_next_[here] = ghost;
  to_[ghost] = here;
  return false;
}

/// The best node first.
Pibt::Wishes Pibt::WishesOf(uint16_t ghost) {
  Wishes wishes;
  std::array<int, 5> keys{};
  for (const Node node : graph_.Next(from_[ghost])) {
    const bool is_taken = who_[node] != kNobody;
    const int key = 8 * distances_.To(ghost, node) + (is_taken ? 4 : 0) + random_.Below(4);
    size_t place = wishes.count++;
    for (; place > 0 && keys[place - 1] > key; --place) {
      keys[place] = keys[place - 1];
      wishes.nodes[place] = wishes.nodes[place - 1];
    }
    keys[place] = key;
    wishes.nodes[place] = node;
  }
  return wishes;
}

/// Who must change places with a ghost at the next junction, kNobody when that is of no use.
uint16_t Pibt::SwapPartner(uint16_t ghost, Node wish) const {
  const Node here = from_[ghost];
  if (wish == here) return kNobody;
  const uint16_t ahead = who_[wish];
  const bool is_blocked = ahead != kNobody && to_[ahead] == kNoNode;
  if (is_blocked && NeedsSwap(ghost, ahead, here, wish) && CanSwap(wish, here)) return ahead;
  for (const Node node : graph_.Next(here)) {
    const uint16_t behind = who_[node];
    if (node == here || behind == kNobody || node == wish) continue;
    if (NeedsSwap(behind, ghost, here, wish) && CanSwap(wish, here)) return behind;
  }
  return kNobody;
}

/// Follows the corridor in which the pusher would push the puller: at its end one of them is in the
/// other's way.
bool Pibt::NeedsSwap(uint16_t pusher, uint16_t puller, Node pusher_at, Node puller_at) const {
  while (distances_.To(pusher, puller_at) < distances_.To(pusher, pusher_at)) {
    Node on = kNoNode;
    const int ways = WaysOn(puller_at, pusher_at, on);
    if (ways >= 2) return false;
    if (ways == 0) break;
    pusher_at = puller_at;
    puller_at = on;
  }
  const int pusher_left = distances_.To(pusher, pusher_at);
  return distances_.To(puller, pusher_at) < distances_.To(puller, puller_at) &&
         (pusher_left == 0 || distances_.To(pusher, puller_at) < pusher_left);
}

/// Whether the corridor behind the puller leads to a junction.
bool Pibt::CanSwap(Node pusher_at, Node puller_at) const {
  const Node origin = pusher_at;
  while (puller_at != origin) {
    Node on = kNoNode;
    const int ways = WaysOn(puller_at, pusher_at, on);
    if (ways >= 2) return true;
    if (ways == 0) return false;
    pusher_at = puller_at;
    puller_at = on;
  }
  return false;
}

/// The number of ways on from a node, and the last of them; dead ends whose ghost rests do not
/// count.
int Pibt::WaysOn(Node at, Node back, Node& on) const {
  int ways = 0;
  for (const Node node : graph_.Next(at)) {
    if (node == at || node == back) continue;
    const uint16_t ghost = who_[node];
    const bool is_end = graph_.Next(node).size() == 2;
    if (is_end && ghost != kNobody && distances_.Goal(ghost) == node) continue;
    ++ways;
    on = node;
  }
  return ways;
}

}  // namespace midnight::ghosts
