#include "puzzles/blank_tile/engines/side_graph.h"

#include <algorithm>

namespace midnight::blank_tile {

SideGraph::SideGraph(const Board& board)
    : flood_(board), blocks_(board), cells_(board.CellCount()) {
  const size_t nodes = static_cast<size_t>(cells_) * kDirections;
  next_.reserve(nodes);
  for (int cell = 0; cell < cells_; ++cell) {
    places_.push_back(
        {static_cast<uint8_t>(cell % board.width), static_cast<uint8_t>(cell / board.width)});
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
  if (!FollowCorridor(cell, walks)) {
    for (int side = 0; side + 1 < kDirections; ++side) FloodFrom(cell, side, walks);
  }
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

/// The other side of a cell with exactly two free neighbours; kDirections for any other cell.
int SideGraph::OnlyOtherSide(int cell, int side) const {
  int found = kDirections;
  for (int other = 0; other < kDirections; ++other) {
    if (other == side || Next(cell, other) == kNoCell) continue;
    if (found != kDirections) return kDirections;
    found = other;
  }
  return found;
}

/// Of two neighbouring cells of a corridor, either closes the same loop: the walk from end to end
/// round one is as long as round the other. False unless such a neighbour was built before.
bool SideGraph::FollowCorridor(int cell, WalkTable& walks) const {
  for (int side = 0; side < kDirections; ++side) {
    const int before = Next(cell, side);
    if (before == kNoCell || before > cell) continue;
    const int other = OnlyOtherSide(cell, side);
    if (other == kDirections || OnlyOtherSide(before, Opposite(side)) == kDirections) continue;
    const std::span<const Arc> arcs = Arcs(NodeAt(before, Opposite(side)));
    if (arcs.empty()) return true;  // no way round
    const size_t a = static_cast<size_t>(side);
    const size_t b = static_cast<size_t>(other);
    walks[a][b] = walks[b][a] = arcs[0].cost - 1;
    return true;
  }
  return false;
}

/// Floods from one side to those later sides that can be reached and are not known yet.
void SideGraph::FloodFrom(int cell, int side, WalkTable& walks) {
  struct Wanted {
    size_t side;
    Flood::Spot spot;
  };
  std::array<Wanted, kDirections> wanted;
  size_t count = 0;
  Walks& from = walks[static_cast<size_t>(side)];
  for (int other = side + 1; other < kDirections; ++other) {
    const uint32_t block = blocks_.Of(cell, other);
    const bool connected = block != Blocks::kNone && block == blocks_.Of(cell, side);
    const size_t index = static_cast<size_t>(other);
    if (connected && from[index] == kFar) {
      wanted[count++] = {index, flood_.SpotOf(Next(cell, other))};
    }
  }
  if (count == 0) return;
  flood_.Run(Next(cell, side), cell, [&](uint32_t step) {
    for (size_t i = 0; i < count;) {
      if (!flood_.Reached(wanted[i].spot)) {
        ++i;
        continue;
      }
      from[wanted[i].side] = walks[wanted[i].side][static_cast<size_t>(side)] = step;
      wanted[i] = wanted[--count];
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
  std::array<Flood::Spot, kDirections> spots;
  int missing = 0;
  for (int side = 0; side < kDirections; ++side) {
    const int cell = Next(tile, side);
    const size_t index = static_cast<size_t>(side);
    walks[index] = cell == blank ? 0 : kFar;
    if (cell == kNoCell || cell == blank) continue;
    spots[index] = flood_.SpotOf(cell);
    ++missing;
  }
  if (missing == 0) return walks;
  flood_.Run(blank, tile, [&](uint32_t step) {
    for (size_t side = 0; side < kDirections; ++side) {
      if (!flood_.Reached(spots[side])) continue;
      walks[side] = step;
      --missing;
    }
    return missing > 0;
  });
  return walks;
}

}  // namespace midnight::blank_tile
