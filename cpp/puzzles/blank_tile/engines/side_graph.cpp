#include "puzzles/blank_tile/engines/side_graph.h"

#include <algorithm>

namespace midnight::blank_tile {

SideGraph::SideGraph(const Board& board)
    : flood_(board), blocks_(board), cells_(board.CellCount()) {
  const size_t nodes = static_cast<size_t>(cells_) * kDirections;
  next_.reserve(nodes);
  for (int cell = 0; cell < cells_; ++cell) {
    for (int side = 0; side < kDirections; ++side) {
      const int next = CellAfter(board, cell, side);
      const bool open = next != kNoCell && !board.IsWall(cell) && !board.IsWall(next);
      next_.push_back(open ? next : kNoCell);
    }
  }
  arcs_.resize(nodes * kMostArcs);
  arc_counts_.resize(nodes);
}

uint64_t SideGraph::BytesFor(const Board& board) {
  const uint64_t nodes = uint64_t{static_cast<uint32_t>(board.CellCount())} * kDirections;
  constexpr uint64_t kNodeBytes = sizeof(int) + kMostArcs * sizeof(Arc) + 1;
  constexpr uint64_t kBlockBytes = 16;  // order, low, edges and component, about
  return nodes * (kNodeBytes + kBlockBytes) + Flood::BytesFor(board);
}

bool SideGraph::Build(uint32_t cells) {
  for (; cells > 0 && built_ < cells_; --cells) BuildCell(built_++);
  return built_ == cells_;
}

void SideGraph::BuildCell(int cell) {
  WalkTable walks;
  for (Walks& from : walks) from.fill(kFar);
  FindShortWalks(cell, walks);
  for (int side = 0; side + 1 < kDirections; ++side) FloodFrom(cell, side, walks);
  AddArcs(cell, walks);
}

/// Neighbouring sides are two moves apart round their common corner; opposite sides four, when both
/// corners on one side are open. Nothing shorter exists.
void SideGraph::FindShortWalks(int cell, WalkTable& walks) const {
  constexpr std::array<std::array<size_t, 2>, 2> kAxes = {{{0, 1}, {2, 3}}};
  const auto corner = [&](size_t vertical, size_t horizontal) {
    const int above = Next(cell, static_cast<int>(vertical));
    const int beside = Next(cell, static_cast<int>(horizontal));
    return above != kNoCell && beside != kNoCell &&
           Next(above, static_cast<int>(horizontal)) != kNoCell;
  };
  for (const size_t vertical : kAxes[0]) {
    for (const size_t horizontal : kAxes[1]) {
      if (corner(vertical, horizontal))
        walks[vertical][horizontal] = walks[horizontal][vertical] = 2;
    }
  }
  for (size_t axis = 0; axis < 2; ++axis) {
    const auto [a, b] = kAxes[axis];
    for (const size_t between : kAxes[1 - axis]) {
      if (walks[a][between] == 2 && walks[between][b] == 2) walks[a][b] = walks[b][a] = 4;
    }
  }
}

/// Floods from one side to those later sides that can be reached and are not known yet.
void SideGraph::FloodFrom(int cell, int side, WalkTable& walks) {
  std::array<int, kDirections> wanted;
  int count = 0;
  for (int other = side + 1; other < kDirections; ++other) {
    const uint32_t block = blocks_.Of(cell, other);
    const bool connected = block != Blocks::kNone && block == blocks_.Of(cell, side);
    const uint32_t known = walks[static_cast<size_t>(side)][static_cast<size_t>(other)];
    if (connected && known == kFar) wanted[static_cast<size_t>(count++)] = other;
  }
  if (count == 0) return;
  flood_.Run(Next(cell, side), cell, [&](uint32_t step) {
    for (int i = 0; i < count;) {
      const size_t other = static_cast<size_t>(wanted[static_cast<size_t>(i)]);
      if (!flood_.Reached(Next(cell, static_cast<int>(other)))) {
        ++i;
        continue;
      }
      walks[static_cast<size_t>(side)][other] = walks[other][static_cast<size_t>(side)] = step;
      wanted[static_cast<size_t>(i)] = wanted[static_cast<size_t>(--count)];
    }
    return count > 0;
  });
}

void SideGraph::AddArcs(int cell, const WalkTable& walks) {
  for (int side = 0; side < kDirections; ++side) {
    const SideNode node = NodeAt(cell, side);
    size_t count = 0;
    for (int to = 0; to < kDirections; ++to) {
      const uint32_t walk = walks[static_cast<size_t>(side)][static_cast<size_t>(to)];
      if (walk == kFar) continue;
      const SideNode next = NodeAt(Next(cell, to), Opposite(to));
      arcs_[size_t{node} * kMostArcs + count++] = {next, walk + 1};
      largest_cost_ = std::max(largest_cost_, walk + 1);
    }
    arc_counts_[node] = static_cast<uint8_t>(count);
  }
}

Walks SideGraph::WalksFrom(int blank, int tile) {
  Walks walks;
  int missing = 0;
  for (int side = 0; side < kDirections; ++side) {
    const int cell = Next(tile, side);
    walks[static_cast<size_t>(side)] = cell == blank ? 0 : kFar;
    missing += cell != kNoCell && cell != blank ? 1 : 0;
  }
  if (missing == 0) return walks;
  flood_.Run(blank, tile, [&](uint32_t step) {
    for (int side = 0; side < kDirections; ++side) {
      const int cell = Next(tile, side);
      if (cell == kNoCell || !flood_.Reached(cell)) continue;
      walks[static_cast<size_t>(side)] = step;
      --missing;
    }
    return missing > 0;
  });
  return walks;
}

}  // namespace midnight::blank_tile
