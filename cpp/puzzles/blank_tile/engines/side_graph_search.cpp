#include "puzzles/blank_tile/engines/side_graph_search.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace midnight::blank_tile {
namespace {

constexpr uint32_t kBoundStep = 8;  // no arc of cost c changes a bound by more than c + this

uint64_t BytesFor(const Board& board) {
  constexpr uint64_t kNodeBytes = 24;  // reached and queued
  return SideGraph::BytesFor(board) + Landmarks::BytesFor(board) +
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

bool SideTables::Build(uint32_t cells) {
  if (landmarks) return true;
  if (!graph.Build(cells)) return false;
  landmarks = std::make_unique<Landmarks>(graph);
  return true;
}

SideGraphSearch::SideGraphSearch(const Board& board, const Limits& limits, Reuse& reuse)
    : SlideSearch(board), limits_(limits) {
  if (outcome() != Outcome::kRunning) return;
  counters().bytes = BytesFor(board);
  if (counters().bytes > limits.max_bytes) {
    Stop(Outcome::kMemoryLimit);
    return;
  }
  tables_ = reuse.Get<SideTables>(board, [&] { return std::make_shared<SideTables>(board); });
}

SideGraphSearch::~SideGraphSearch() {
  if (!scratch_) return;
  scratch_->Clear();
  tables_->scratch = std::move(scratch_);
}

Outcome SideGraphSearch::Step(uint32_t budget) {
  if (outcome() != Outcome::kRunning || budget == 0) return outcome();
  if (!scratch_) {
    if (!tables_->Build(budget)) return outcome();
    Begin();
  }
  for (; budget > 0 && outcome() == Outcome::kRunning; --budget) Settle();
  return outcome();
}

void SideGraphSearch::Begin() {
  SideGraph& graph = tables_->graph;
  scratch_ = std::move(tables_->scratch);
  if (!scratch_) {
    const size_t nodes = static_cast<size_t>(board().CellCount()) * kDirections;
    scratch_ = std::make_unique<Scratch>(nodes, 2 * graph.largest_cost() + kBoundStep);
  }
  target_ = tables_->landmarks->TargetAt(TargetOf(board()));
  target_x_ = graph.XOf(TargetOf(board()));
  target_y_ = graph.YOf(TargetOf(board()));
  const int tile = TileOf(board());
  const Walks walks = graph.WalksFrom(BlankOf(board()), tile);
  std::array<SideNode, kDirections> first{};
  uint32_t least = kFar;
  for (int side = 0; side < kDirections; ++side) {
    const uint32_t walk = walks[static_cast<size_t>(side)];
    if (walk == kFar) continue;
    first[static_cast<size_t>(side)] = NodeAt(graph.Next(tile, side), Opposite(side));
    const uint32_t bound = Bound(first[static_cast<size_t>(side)]);
    if (bound != kFar) least = std::min(least, walk + 1 + bound);
  }
  scratch_->queue().Restart(least);
  for (int side = 0; side < kDirections; ++side) {
    const uint32_t walk = walks[static_cast<size_t>(side)];
    const SideNode node = first[static_cast<size_t>(side)];
    if (walk != kFar) Relax(node, walk + 1, node);
  }
}

void SideGraphSearch::Settle() {
  if (scratch_->queue().empty()) {
    Exhaust();
    return;
  }
  const SideNode node = scratch_->queue().Pop();
  Scratch::Reached& at = scratch_->At(node);
  if (at.settled != 0) return;
  at.settled = 1;
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
  for (const SideGraph::Arc& arc : tables_->graph.Arcs(node))
    Relax(arc.to, at.cost + arc.cost, node);
}

void SideGraphSearch::Relax(SideNode node, uint32_t cost, SideNode from) {
  Scratch::Reached& to = scratch_->At(node);
  ++counters().generated;
  if (cost >= to.cost) return;
  const uint32_t bound = Bound(node);
  if (bound == kFar) return;
  if (to.cost == kFar) {
    ++counters().discovered;
    scratch_->Touch(node);
  }
  to.cost = cost;
  to.from = from & 0x7fffffff;
  scratch_->queue().Push(cost + bound, node);
}

uint32_t SideGraphSearch::Bound(SideNode node) const {
  const SideGraph& graph = tables_->graph;
  const int cell = CellOf(node);
  const uint32_t open =
      OpenBoardBound(graph.XOf(cell) - target_x_, graph.YOf(cell) - target_y_, SideOf(node) >= 2);
  return std::max(open, tables_->landmarks->Bound(node, target_));
}

std::vector<uint8_t> SideGraphSearch::Slides() const {
  std::vector<uint8_t> slides;
  if (!scratch_) return slides;
  for (SideNode node = last_;; node = scratch_->At(node).from) {
    slides.push_back(static_cast<uint8_t>(Opposite(SideOf(node))));
    if (scratch_->At(node).from == node) break;
  }
  std::reverse(slides.begin(), slides.end());
  return slides;
}

}  // namespace midnight::blank_tile
