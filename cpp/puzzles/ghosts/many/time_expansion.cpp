#include "puzzles/ghosts/many/time_expansion.h"

#include <algorithm>

namespace midnight::ghosts {

TimeExpansion::TimeExpansion(const Graph& graph, const Distances& distances, int steps)
    : graph_(graph),
      distances_(distances),
      steps_(steps),
      nodes_(static_cast<size_t>(graph.node_count())),
      places_(static_cast<size_t>(distances.ghosts())),
      cell_groups_((static_cast<size_t>(steps) + 1) * nodes_, kNone),
      directions_(cell_groups_.size(), {kNone, kNone}) {}

uint64_t TimeExpansion::BytesFor(int ghost) const {
  constexpr uint64_t kBytesPerPlace = 600;
  uint64_t places = 0;
  for (size_t node = 0; node < nodes_; ++node) {
    const int spare = steps_ - distances_.From(ghost, static_cast<Node>(node)) -
                      distances_.To(ghost, static_cast<Node>(node));
    if (spare >= 0) places += static_cast<uint64_t>(spare) + 1;
  }
  return places * kBytesPerPlace + cell_groups_.size() * sizeof(uint32_t);
}

void TimeExpansion::Add(int ghost, std::span<const Node> path) {
  Places& places = places_[static_cast<size_t>(ghost)];
  ghosts_.push_back(ghost);
  AddPlaces(ghost, path, places);
  for (int time = 0; time <= steps_; ++time) {
    for (size_t node = 0; node < nodes_; ++node) {
      if (places[Index(time, static_cast<Node>(node))] != kNone)
        AddMoves(places, time, static_cast<Node>(node));
    }
  }
}

void TimeExpansion::AddPlaces(int ghost, std::span<const Node> path, Places& places) {
  places.assign(cell_groups_.size(), kNone);
  for (int time = 0; time <= steps_; ++time) {
    for (size_t i = 0; i < nodes_; ++i) {
      const Node node = static_cast<Node>(i);
      if (!distances_.Fits(ghost, node, time, steps_)) continue;
      const bool phase = !path.empty() && path[static_cast<size_t>(time)] == node;
      const uint32_t variable = solver_.AddVariable(phase);
      places[Index(time, node)] = variable;
      uint32_t& group = cell_groups_[Index(time, node)];
      if (group == kNone) group = solver_.AddGroup();
      solver_.Join(group, variable);
    }
  }
  for (const Literal end : {Yes(places[Index(0, distances_.Start(ghost))]),
                            Yes(places[Index(steps_, distances_.Goal(ghost))])}) {
    solver_.AddClause({&end, 1});
  }
}

/// Whoever is on a node comes from somewhere and goes somewhere, along the direction of the edge.
void TimeExpansion::AddMoves(const Places& places, int time, Node node) {
  const uint32_t here = places[Index(time, node)];
  std::vector<Literal> before = {No(here)};
  std::vector<Literal> after = {No(here)};
  for (const Node next : graph_.Next(node)) {
    if (time > 0) {
      const uint32_t from = places[Index(time - 1, next)];
      if (from != kNone) before.push_back(Yes(from));
    }
    if (time == steps_) continue;
    const uint32_t to = places[Index(time + 1, next)];
    if (to == kNone) continue;
    after.push_back(Yes(to));
    if (next == node) continue;
    const uint32_t direction = Direction(time, node, next);
    const Literal along = node < next ? Yes(direction) : No(direction);
    solver_.AddClause(std::array<Literal, 3>{No(here), No(to), along});
  }
  if (time > 0) solver_.AddClause(before);
  if (time < steps_) solver_.AddClause(after);
}

/// The variable that says whether the edge leads from the lower to the higher node.
uint32_t TimeExpansion::Direction(int time, Node from, Node to) {
  const Node low = std::min(from, to);
  const size_t which = low + 1 == std::max(from, to) ? 0 : 1;
  uint32_t& variable = directions_[Index(time, low)][which];
  if (variable == kNone) variable = solver_.AddVariable(true);
  return variable;
}

std::vector<Node> TimeExpansion::Path(int ghost) const {
  const Places& places = places_[static_cast<size_t>(ghost)];
  std::vector<Node> path = {distances_.Start(ghost)};
  for (int time = 1; time <= steps_; ++time) {
    for (const Node next : graph_.Next(path.back())) {
      const uint32_t variable = places[Index(time, next)];
      if (variable == kNone || !solver_.Holds(variable)) continue;
      path.push_back(next);
      break;
    }
  }
  return path;
}

}  // namespace midnight::ghosts
