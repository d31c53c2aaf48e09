#include "puzzles/blank_tile/engines/side_graph_search.h"

#include <algorithm>
#include <cstdlib>

namespace midnight::blank_tile {
namespace {

constexpr uint32_t kBoundStep = 8;  // no arc changes the bound by more

uint64_t BytesFor(const Board& board) {
  constexpr uint64_t kNodeBytes = 24;  // reached and queued
  return SideGraph::BytesFor(board) +
         uint64_t{static_cast<uint32_t>(board.CellCount())} * kDirections * kNodeBytes;
}

}  // namespace

/// Every slide costs one move and a walk before it: four moves straight on, two round a corner.
/// With a slides along the axis of the last one and b across, at most 2b (or 2a + 1) go round a
/// corner.
uint32_t OpenBoardBound(int dx, int dy, bool horizontal) {
  const uint32_t across_x = static_cast<uint32_t>(std::abs(dx));
  const uint32_t across_y = static_cast<uint32_t>(std::abs(dy));
  const uint32_t along = horizontal ? across_x : across_y;
  const uint32_t across = horizontal ? across_y : across_x;
  const uint32_t corners = across > along ? 2 * along + 1 : 2 * across;
  return 5 * (along + across) - 2 * corners;
}

SideGraphSearch::SideGraphSearch(const Board& board, const Limits& limits, Reuse& reuse)
    : SlideSearch(board), limits_(limits) {
  if (outcome() != Outcome::kRunning) return;
  counters().bytes = BytesFor(board);
  if (counters().bytes > limits.max_bytes) {
    Stop(Outcome::kMemoryLimit);
    return;
  }
  graph_ = reuse.Get<SideGraph>(board, [&] { return std::make_shared<SideGraph>(board); });
}

Outcome SideGraphSearch::Step(uint32_t budget) {
  if (outcome() != Outcome::kRunning || budget == 0) return outcome();
  if (!begun_) {
    if (!graph_->Build(budget)) return outcome();
    Begin();
  }
  for (; budget > 0 && outcome() == Outcome::kRunning; --budget) Settle();
  return outcome();
}

void SideGraphSearch::Begin() {
  begun_ = true;
  reached_.resize(static_cast<size_t>(board().CellCount()) * kDirections);
  queue_ = std::make_unique<BucketQueue>(graph_->largest_cost() + kBoundStep);
  const int tile = TileOf(board());
  const Walks walks = graph_->WalksFrom(BlankOf(board()), tile);
  std::array<SideNode, kDirections> first{};
  uint32_t least = kFar;
  for (int side = 0; side < kDirections; ++side) {
    const uint32_t walk = walks[static_cast<size_t>(side)];
    if (walk == kFar) continue;
    first[static_cast<size_t>(side)] = NodeAt(graph_->Next(tile, side), Opposite(side));
    least = std::min(least, walk + 1 + Bound(first[static_cast<size_t>(side)]));
  }
  queue_->Restart(least);
  for (int side = 0; side < kDirections; ++side) {
    const uint32_t walk = walks[static_cast<size_t>(side)];
    const SideNode node = first[static_cast<size_t>(side)];
    if (walk != kFar) Offer(node, walk + 1, node);
  }
}

void SideGraphSearch::Settle() {
  if (queue_->empty()) {
    Exhaust();
    return;
  }
  const SideNode node = queue_->Pop();
  Reached& at = reached_[node];
  if (at.settled) return;
  at.settled = true;
  ++counters().expanded;
  if (CellOf(node) == TargetOf(board())) {
    last_ = node;
    Solve(at.cost);
    return;
  }
  if (counters().discovered >= limits_.max_states) {
    Stop(Outcome::kNodeLimit);
    return;
  }
  for (const SideGraph::Arc& arc : graph_->Arcs(node)) Offer(arc.to, at.cost + arc.cost, node);
}

void SideGraphSearch::Offer(SideNode node, uint32_t cost, SideNode from) {
  Reached& to = reached_[node];
  ++counters().generated;
  if (cost >= to.cost) return;
  if (to.cost == kFar) ++counters().discovered;
  to.cost = cost;
  to.from = from;
  queue_->Push(cost + Bound(node), node);
}

uint32_t SideGraphSearch::Bound(SideNode node) const {
  const int width = board().width;
  const int cell = CellOf(node);
  const int target = TargetOf(board());
  return OpenBoardBound(cell % width - target % width, cell / width - target / width,
                        SideOf(node) >= 2);
}

std::vector<uint8_t> SideGraphSearch::Slides() const {
  std::vector<uint8_t> slides;
  if (!begun_) return slides;
  for (SideNode node = last_;; node = reached_[node].from) {
    slides.push_back(static_cast<uint8_t>(Opposite(SideOf(node))));
    if (reached_[node].from == node) break;
  }
  std::reverse(slides.begin(), slides.end());
  return slides;
}

}  // namespace midnight::blank_tile
