// Landmarks: lower bounds from a few places whose distances are known. On boards full of fixed
// cells they see the ways round that no formula sees.
#ifndef MIDNIGHT_PUZZLES_BLANK_TILE_ENGINES_LANDMARKS_H_
#define MIDNIGHT_PUZZLES_BLANK_TILE_ENGINES_LANDMARKS_H_

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "puzzles/blank_tile/engines/bucket_queue.h"
#include "puzzles/blank_tile/engines/side_graph.h"

namespace midnight::blank_tile {

/// The bound of A. Goldberg and C. Harrelson, "Computing the shortest path: A* search meets graph
/// theory", 2005: two states are at least as far apart as their distances to a landmark differ. The
/// landmarks lie in the largest part of the graph, each as far as can be from those before it.
class Landmarks {
 public:
  static constexpr size_t kCount = 4;
  using Distances = std::array<uint32_t, kCount>;

  /// What a query needs to know of its target: the least and the largest distance of its nodes.
  struct Target {
    Distances least;
    Distances largest;
  };

  explicit Landmarks(const SideGraph& graph);

  static uint64_t BytesFor(const Board& board);

  Target TargetAt(int cell) const;

  /// A lower bound of the moves from a node to the target; kFar when there is no way. Consistent.
  uint32_t Bound(SideNode node, const Target& target) const {
    uint32_t bound = 0;
    const Distances& from = distances_[node];
    for (size_t i = 0; i < kCount; ++i) {
      if (from[i] == kFar) continue;
      if (target.least[i] == kFar) return kFar;
      if (target.least[i] > from[i] + bound) bound = target.least[i] - from[i];
      if (from[i] > target.largest[i] + bound) bound = from[i] - target.largest[i];
    }
    return bound;
  }

 private:
  SideNode LargestPart(const SideGraph& graph, BucketQueue& queue);
  void Measure(const SideGraph& graph, size_t landmark, int cell, BucketQueue& queue);

  std::vector<Distances> distances_;  // by node
};

}  // namespace midnight::blank_tile

#endif  // MIDNIGHT_PUZZLES_BLANK_TILE_ENGINES_LANDMARKS_H_
