// Dijkstra: the distances from one place of the tile to all nodes of the side graph.
#ifndef MIDNIGHT_PUZZLES_BLANK_TILE_ENGINES_DIJKSTRA_H_
#define MIDNIGHT_PUZZLES_BLANK_TILE_ENGINES_DIJKSTRA_H_

#include <cstdint>

#include "puzzles/blank_tile/engines/bucket_queue.h"
#include "puzzles/blank_tile/engines/side_graph.h"

namespace midnight::blank_tile {

/// Dijkstra's search with the tile on `cell` and the blank on any side of it, for nothing. Writes
/// the moves after which the tile has just slid into each node that can be reached; `moves` has an
/// entry a node, kFar before. Returns the node that was reached last, or `none`, and adds to
/// `count` how many were. Since all moves are reversible, the same number brings the tile from a
/// node to `cell` when the tile slides at once into the blank.
inline SideNode Dijkstra(const SideGraph& graph, int cell, SideNode none, BucketQueue& queue,
                         uint32_t* moves, uint64_t* count = nullptr) {
  queue.Restart(1);
  const auto relax = [&](SideNode node, uint32_t cost) {
    if (cost >= moves[node]) return;
    moves[node] = cost;
    queue.Push(cost, node);
  };
  for (int side = 0; side < kDirections; ++side) {
    const int next = graph.Next(cell, side);
    if (next != kNoCell) relax(NodeAt(next, Opposite(side)), 1);
  }
  SideNode last = none;
  while (!queue.empty()) {
    const SideNode node = queue.Pop();
    const uint32_t cost = moves[node];
    if (cost != queue.key()) continue;
    last = node;
    if (count != nullptr) ++*count;
    for (const SideGraph::Arc& arc : graph.Arcs(node)) relax(arc.to, cost + arc.cost);
  }
  return last;
}

}  // namespace midnight::blank_tile

#endif  // MIDNIGHT_PUZZLES_BLANK_TILE_ENGINES_DIJKSTRA_H_
