#include "puzzles/blank_tile/engines/landmarks.h"

#include <algorithm>

#include "puzzles/blank_tile/engines/dijkstra.h"

namespace midnight::blank_tile {
namespace {

constexpr SideNode kNoNode = 0xffffffff;

}  // namespace

Landmarks::Landmarks(const SideGraph& graph) {
  distances_.resize(graph.node_count());
  for (Distances& distances : distances_) distances.fill(kFar);
  BucketQueue queue(graph.largest_cost());
  SideNode far = LargestPart(graph, queue);
  if (far == kNoNode) return;
  for (size_t landmark = 0; landmark < kCount; ++landmark) {
    Measure(graph, landmark, CellOf(far), queue);
    uint32_t best = 0;
    for (SideNode node = 0; node < graph.node_count(); ++node) {
      const auto begin = distances_[node].begin();
      const uint32_t nearest =
          *std::min_element(begin, begin + static_cast<ptrdiff_t>(landmark) + 1);
      if (nearest == kFar || nearest <= best) continue;
      best = nearest;
      far = node;
    }
  }
}

uint64_t Landmarks::BytesFor(const Board& board) {
  return uint64_t{static_cast<uint32_t>(board.CellCount())} * kDirections * sizeof(Distances);
}

/// The node that lies farthest in the part of the graph that has most nodes.
SideNode Landmarks::LargestPart(const SideGraph& graph, BucketQueue& queue) {
  std::vector<uint32_t> moves(graph.node_count(), kFar);
  SideNode far = kNoNode;
  uint64_t most = 0;
  for (SideNode node = 0; node < graph.node_count(); ++node) {
    if (graph.Next(CellOf(node), SideOf(node)) == kNoCell || moves[node] != kFar) continue;
    uint64_t reached = 0;
    const SideNode last = Dijkstra(graph, CellOf(node), kNoNode, queue, moves.data(), &reached);
    if (reached <= most) continue;
    most = reached;
    far = last;
  }
  return far;
}

/// Distances between states: the tile may have slid in on another side, the blank walking on from
/// there.
void Landmarks::Measure(const SideGraph& graph, size_t landmark, int cell, BucketQueue& queue) {
  std::vector<uint32_t> moves(graph.node_count(), kFar);
  Dijkstra(graph, cell, kNoNode, queue, moves.data());
  for (SideNode node = 0; node < graph.node_count(); ++node) {
    if (CellOf(node) == cell) moves[node] = 0;
    if (moves[node] == kFar) continue;
    uint32_t& here = distances_[node][landmark];
    here = std::min(here, moves[node]);
    for (const SideGraph::Arc& arc : graph.Arcs(node)) {
      const SideNode walked = NodeAt(CellOf(node), Opposite(SideOf(arc.to)));
      uint32_t& there = distances_[walked][landmark];
      there = std::min(there, moves[node] + arc.cost - 1);
    }
  }
}

Landmarks::Target Landmarks::TargetAt(int cell) const {
  Target target;
  target.least.fill(kFar);
  target.largest.fill(0);
  for (int side = 0; side < kDirections; ++side) {
    const Distances& distances = distances_[NodeAt(cell, side)];
    for (size_t i = 0; i < kCount; ++i) {
      if (distances[i] == kFar) continue;
      target.least[i] = std::min(target.least[i], distances[i]);
      target.largest[i] = std::max(target.largest[i], distances[i]);
    }
  }
  return target;
}

}  // namespace midnight::blank_tile
