#include "puzzles/blank_tile/engines/spfa_search.h"

#include <algorithm>

namespace midnight::blank_tile {
namespace {

bool IsFree(const Board& board, int cell) { return cell != kNoCell && !board.IsWall(cell); }

}  // namespace

PlainSideGraph::PlainSideGraph(const Board& board)
    : board_(board),
      edges_(static_cast<size_t>(board.CellCount()) * kDirections),
      distance_(static_cast<size_t>(board.CellCount())) {}

uint64_t PlainSideGraph::BytesFor(const Board& board) {
  constexpr uint64_t kNodeBytes = sizeof(std::vector<Edge>) + 4 * sizeof(Edge) + 16;
  return uint64_t{static_cast<uint32_t>(board.CellCount())} * kDirections * kNodeBytes;
}

bool PlainSideGraph::Build(uint32_t cells) {
  for (; cells > 0 && built_ < board_.CellCount(); --cells, ++built_) {
    const int cell = built_;
    if (board_.IsWall(cell)) continue;
    for (int side = 0; side < kDirections; ++side) {
      const int blank = CellAfter(board_, cell, side);
      if (!IsFree(board_, blank)) continue;
      Search(blank, cell);
      std::vector<Edge>& edges = edges_[NodeAt(cell, side)];
      edges.push_back({NodeAt(blank, Opposite(side)), 1});
      for (int to = 0; to < kDirections; ++to) {
        const int next = CellAfter(board_, cell, to);
        if (to == side || !IsFree(board_, next) || Distance(next) == kFar) continue;
        edges.push_back({NodeAt(cell, to), Distance(next)});
      }
    }
  }
  return built_ == board_.CellCount();
}

void PlainSideGraph::Search(int blank, int tile) {
  std::fill(distance_.begin(), distance_.end(), kFar);
  queue_.assign(1, blank);
  distance_[static_cast<size_t>(blank)] = 0;
  for (size_t i = 0; i < queue_.size(); ++i) {
    const int cell = queue_[i];
    for (int side = 0; side < kDirections; ++side) {
      const int next = CellAfter(board_, cell, side);
      if (!IsFree(board_, next) || next == tile || Distance(next) != kFar) continue;
      distance_[static_cast<size_t>(next)] = Distance(cell) + 1;
      queue_.push_back(next);
    }
  }
}

SpfaSearch::SpfaSearch(const Board& board, const Limits& limits, Reuse& reuse)
    : SlideSearch(board) {
  if (outcome() != Outcome::kRunning) return;
  counters().bytes = PlainSideGraph::BytesFor(board);
  if (counters().bytes > limits.max_bytes) {
    Stop(Outcome::kMemoryLimit);
    return;
  }
  graph_ =
      reuse.Get<PlainSideGraph>(board, [&] { return std::make_shared<PlainSideGraph>(board); });
}

Outcome SpfaSearch::Step(uint32_t budget) {
  if (outcome() != Outcome::kRunning || budget == 0) return outcome();
  if (!begun_) {
    if (!graph_->Build(budget)) return outcome();
    Begin();
  }
  for (; budget > 0 && !queue_.empty(); --budget) Expand();
  if (queue_.empty()) Finish();
  return outcome();
}

void SpfaSearch::Begin() {
  begun_ = true;
  const size_t nodes = static_cast<size_t>(board().CellCount()) * kDirections;
  cost_.assign(nodes, kFar);
  from_.assign(nodes, 0);
  queued_.assign(nodes, 0);
  const int tile = TileOf(board());
  graph_->Search(BlankOf(board()), tile);
  for (int side = 0; side < kDirections; ++side) {
    const int cell = CellAfter(board(), tile, side);
    if (!IsFree(board(), cell) || graph_->Distance(cell) == kFar) continue;
    Relax(NodeAt(tile, side), graph_->Distance(cell), NodeAt(tile, side));
  }
}

void SpfaSearch::Expand() {
  const SideNode node = queue_.front();
  queue_.pop_front();
  queued_[node] = 0;
  ++counters().expanded;
  for (const PlainSideGraph::Edge& edge : graph_->Edges(node)) {
    Relax(edge.to, cost_[node] + edge.cost, node);
  }
}

void SpfaSearch::Relax(SideNode node, uint32_t cost, SideNode from) {
  ++counters().generated;
  if (cost >= cost_[node]) return;
  if (cost_[node] == kFar) ++counters().discovered;
  cost_[node] = cost;
  from_[node] = from;
  if (queued_[node] != 0) return;
  queued_[node] = 1;
  queue_.push_back(node);
}

void SpfaSearch::Finish() {
  uint32_t best = kFar;
  for (int side = 0; side < kDirections; ++side) {
    const SideNode node = NodeAt(TargetOf(board()), side);
    if (cost_[node] >= best) continue;
    best = cost_[node];
    last_ = node;
  }
  if (best == kFar) {
    Exhaust();
  } else {
    Solve(best);
  }
}

/// A step between two cells is a slide; a step from side to side is a walk.
std::vector<uint8_t> SpfaSearch::Slides() const {
  std::vector<uint8_t> slides;
  if (!begun_) return slides;
  for (SideNode node = last_; from_[node] != node; node = from_[node]) {
    const bool slid = CellOf(node) != CellOf(from_[node]);
    if (slid) slides.push_back(static_cast<uint8_t>(Opposite(SideOf(node))));
  }
  std::reverse(slides.begin(), slides.end());
  return slides;
}

}  // namespace midnight::blank_tile
