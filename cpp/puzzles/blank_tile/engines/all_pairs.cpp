#include "puzzles/blank_tile/engines/all_pairs.h"

#include <algorithm>

#include "puzzles/blank_tile/engines/dijkstra.h"

namespace midnight::blank_tile {

AllPairs::AllPairs(const Board& board)
    : graph_(board), cells_(static_cast<size_t>(board.CellCount())) {
  walks_.assign(cells_ * cells_ * kDirections, kNoWalk);
  slides_.assign(cells_ * cells_ * kDirections, kFar);
}

uint64_t AllPairs::BytesFor(const Board& board) {
  const uint64_t cells = static_cast<uint32_t>(board.CellCount());
  constexpr uint64_t kPairBytes = kDirections * (sizeof(uint16_t) + sizeof(uint32_t));
  return cells * cells * kPairBytes + SideGraph::BytesFor(board);
}

bool AllPairs::Build(uint32_t cells) {
  if (!queue_) {
    if (!graph_.Build(cells)) return false;
    queue_ = std::make_unique<BucketQueue>(graph_.largest_cost());
  }
  for (; cells > 0 && built_ < static_cast<int>(cells_); --cells, ++built_) {
    BuildWalks(built_);
    BuildSlides(built_);
  }
  return built_ == static_cast<int>(cells_);
}

/// Walks are reversible: a flood from each side finds the way from every cell to it.
void AllPairs::BuildWalks(int tile) {
  for (int side = 0; side < kDirections; ++side) {
    const int from = graph_.Next(tile, side);
    if (from == kNoCell) continue;
    walks_[WalkIndex(tile, from, side)] = 0;
    graph_.flood().Run(from, tile, [&](uint32_t step) {
      graph_.flood().ForEachReached(
          [&](int blank) { walks_[WalkIndex(tile, blank, side)] = static_cast<uint16_t>(step); });
      return true;
    });
  }
}

/// Slides are reversible too: they are those of a tile that starts on the target.
void AllPairs::BuildSlides(int target) {
  Dijkstra(graph_, target, 0, *queue_, slides_.data() + SlideIndex(target, 0));
}

std::vector<uint8_t> AllPairs::Slides(int tile, int side, int target) const {
  std::vector<uint8_t> directions;
  while (true) {
    directions.push_back(static_cast<uint8_t>(side));
    const uint32_t left = slides_[SlideIndex(target, NodeAt(tile, side))];
    const int next = graph_.Next(tile, side);
    if (next == target) return directions;
    for (const SideGraph::Arc& arc : graph_.Arcs(NodeAt(next, Opposite(side)))) {
      const int to = Opposite(SideOf(arc.to));
      if (arc.cost + slides_[SlideIndex(target, NodeAt(next, to))] != left) continue;
      side = to;
      break;
    }
    tile = next;
  }
}

AllPairsSearch::AllPairsSearch(const Board& board, const Limits& limits, Reuse& reuse)
    : SlideSearch(board) {
  if (outcome() != Outcome::kRunning) return;
  counters().bytes = AllPairs::BytesFor(board);
  if (counters().bytes > limits.max_bytes) {
    Stop(Outcome::kMemoryLimit);
    return;
  }
  tables_ = reuse.Get<AllPairs>(board, [&] { return std::make_shared<AllPairs>(board); });
}

Outcome AllPairsSearch::Step(uint32_t budget) {
  if (outcome() != Outcome::kRunning || !tables_->Build(budget)) return outcome();
  uint32_t best = kFar;
  for (int side = 0; side < kDirections; ++side) {
    const uint32_t moves =
        tables_->Moves(BlankOf(board()), TileOf(board()), side, TargetOf(board()));
    if (moves >= best) continue;
    best = moves;
    side_ = side;
  }
  if (best == kFar) {
    Exhaust();
  } else {
    Solve(best);
  }
  return outcome();
}

std::vector<uint8_t> AllPairsSearch::Slides() const {
  if (side_ == kDirections) return {};
  return tables_->Slides(TileOf(board()), side_, TargetOf(board()));
}

}  // namespace midnight::blank_tile
