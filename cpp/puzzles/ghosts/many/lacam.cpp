#include "puzzles/ghosts/many/lacam.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace midnight::ghosts {

Lacam::Lacam(const Graph& graph, const Distances& distances, uint64_t seed)
    : graph_(graph),
      distances_(distances),
      ghosts_(static_cast<size_t>(distances.ghosts())),
      random_(seed),
      pibt_(graph, distances, random_.Next()),
      table_(1024, kNone),
      order_(ghosts_) {
  std::vector<Node> start;
  for (int ghost = 0; ghost < distances.ghosts(); ++ghost) {
    goal_.push_back(distances.Goal(ghost));
    start.push_back(distances.Start(ghost));
  }
  Enter(start, kNone);
}

uint64_t Lacam::Bytes() const {
  return (states_.capacity() + urgencies_.capacity()) * sizeof(Node) +
         visits_.capacity() * sizeof(Visit) + constraints_.capacity() * sizeof(Constraint) +
         (table_.size() + open_.capacity()) * sizeof(uint32_t);
}

Lacam::Result Lacam::Step() {
  if (open_.empty()) return Result::kExhausted;
  const uint32_t visit = open_.back();
  if (std::equal(goal_.begin(), goal_.end(), StateOf(visit).begin())) return Result::kFound;
  const uint32_t constraint = visits_[visit].first;
  if (constraint == kNone) {
    open_.pop_back();
    return Result::kRunning;
  }
  visits_[visit].first = constraints_[constraint].next;
  Sort(visit);
  Collect(constraint);
  Refine(visit, constraint, given_.size());
  if (!pibt_.Move(StateOf(visit), order_, given_)) return Result::kRunning;
  const uint32_t known = SlotOf(pibt_.to());
  if (known == kNone) {
    Enter(pibt_.to(), visit);
  } else {
    open_.push_back(known);
  }
  return Result::kRunning;
}

std::vector<Node> Lacam::Path() const {
  std::vector<uint32_t> visits;
  for (uint32_t visit = open_.back(); visit != kNone; visit = visits_[visit].parent) {
    visits.push_back(visit);
  }
  std::vector<Node> path;
  for (size_t i = visits.size(); i > 0; --i) {
    const std::span<const Node> state = StateOf(visits[i - 1]);
    path.insert(path.end(), state.begin(), state.end());
  }
  return path;
}

/// Makes a new joint state the current one.
void Lacam::Enter(std::span<const Node> state, uint32_t parent) {
  const uint32_t visit = static_cast<uint32_t>(visits_.size());
  if (2 * visits_.size() >= table_.size()) GrowTable();
  SlotOf(state) = visit;
  states_.insert(states_.end(), state.begin(), state.end());
  for (size_t ghost = 0; ghost < ghosts_; ++ghost) {
    const uint16_t before = parent == kNone ? 0 : UrgencyOf(parent)[ghost];
    const bool rests = state[ghost] == goal_[ghost];
    urgencies_.push_back(rests ? 0 : static_cast<uint16_t>(std::min(before + 1, 0xffff)));
  }
  visits_.push_back({parent, kNone, kNone});
  AddConstraint(visit, kNone, kNobody, kNoNode);
  open_.push_back(visit);
}

/// Where the visit of a state is noted, or else where it would be.
uint32_t& Lacam::SlotOf(std::span<const Node> state) {
  uint64_t hash = 0;
  for (const Node node : state) hash = (hash ^ node) * 0x9E3779B97F4A7C15u;
  size_t slot = static_cast<size_t>(hash >> 32) & (table_.size() - 1);
  while (table_[slot] != kNone &&
         !std::equal(state.begin(), state.end(), StateOf(table_[slot]).begin())) {
    slot = (slot + 1) & (table_.size() - 1);
  }
  return table_[slot];
}

void Lacam::GrowTable() {
  table_.assign(2 * table_.size(), kNone);
  for (uint32_t visit = 0; visit < visits_.size(); ++visit) SlotOf(StateOf(visit)) = visit;
}

void Lacam::AddConstraint(uint32_t visit, uint32_t before, int ghost, Node node) {
  const uint32_t added = static_cast<uint32_t>(constraints_.size());
  constraints_.push_back({before, kNone, static_cast<uint16_t>(ghost), node});
  Visit& owner = visits_[visit];
  if (owner.first == kNone) {
    owner.first = added;
  } else {
    constraints_[owner.last].next = added;
  }
  owner.last = added;
}

/// Gathers what a constraint and those before it give.
void Lacam::Collect(uint32_t constraint) {
  given_.clear();
  for (uint32_t at = constraint; constraints_[at].before != kNone; at = constraints_[at].before) {
    given_.push_back({constraints_[at].ghost, constraints_[at].node});
  }
}

/// Adds the constraints that give the next ghost in the order a node too.
void Lacam::Refine(uint32_t visit, uint32_t constraint, size_t depth) {
  if (depth == ghosts_) return;
  const uint16_t ghost = order_[depth];
  const std::span<const Node> next = graph_.Next(StateOf(visit)[ghost]);
  std::vector<Node> nodes(next.begin(), next.end());
  random_.Shuffle(nodes);
  for (const Node node : nodes) AddConstraint(visit, constraint, ghost, node);
}

/// Those who are away from their targets for long first, then those who are far away.
void Lacam::Sort(uint32_t visit) {
  const std::span<const uint16_t> urgency = UrgencyOf(visit);
  const std::span<const Node> state = StateOf(visit);
  std::iota(order_.begin(), order_.end(), uint16_t{0});
  std::stable_sort(order_.begin(), order_.end(), [&](uint16_t a, uint16_t b) {
    if (urgency[a] != urgency[b]) return urgency[a] > urgency[b];
    return distances_.To(a, state[a]) > distances_.To(b, state[b]);
  });
}

}  // namespace midnight::ghosts
