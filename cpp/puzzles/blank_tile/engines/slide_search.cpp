#include "puzzles/blank_tile/engines/slide_search.h"

namespace midnight::blank_tile {
namespace {

/// Walks the blank on a board whose cells it knows, one shortest way at a time.
class Walker {
 public:
  explicit Walker(const Board& board)
      : board_(board), distance_(static_cast<size_t>(board.CellCount()), kFar) {}

  /// Appends the blank's way from `from` to `to` round the tile to a plan, without its first cell.
  /// False when there is none.
  bool Walk(int from, int to, int tile, Plan& plan) {
    if (!Measure(from, to, tile)) return false;
    for (int at = from; at != to;) {
      at = Closer(at);
      plan.push_back(static_cast<uint16_t>(at));
      plan.push_back(static_cast<uint16_t>(tile));
    }
    return true;
  }

 private:
  /// Breadth-first search from the end of the way to its beginning.
  bool Measure(int from, int to, int tile) {
    for (const int cell : queue_) distance_[static_cast<size_t>(cell)] = kFar;
    queue_.assign(1, to);
    distance_[static_cast<size_t>(to)] = 0;
    for (size_t i = 0; i < queue_.size() && distance_[static_cast<size_t>(from)] == kFar; ++i) {
      const int cell = queue_[i];
      for (int side = 0; side < kDirections; ++side) {
        const int next = CellAfter(board_, cell, side);
        if (next == kNoCell || next == tile || board_.IsWall(next)) continue;
        uint32_t& distance = distance_[static_cast<size_t>(next)];
        if (distance != kFar) continue;
        distance = distance_[static_cast<size_t>(cell)] + 1;
        queue_.push_back(next);
      }
    }
    return distance_[static_cast<size_t>(from)] != kFar;
  }

  /// The first neighbour, in the fixed order, that is nearer to the end.
  int Closer(int cell) const {
    for (int side = 0; side < kDirections; ++side) {
      const int next = CellAfter(board_, cell, side);
      if (next == kNoCell) continue;
      if (distance_[static_cast<size_t>(next)] + 1 == distance_[static_cast<size_t>(cell)]) {
        return next;
      }
    }
    return cell;
  }

  const Board& board_;
  std::vector<uint32_t> distance_;
  std::vector<int> queue_;
};

}  // namespace

Plan PlanOfSlides(const Board& board, std::span<const uint8_t> directions) {
  int blank = BlankOf(board);
  int tile = TileOf(board);
  Plan plan = {static_cast<uint16_t>(blank), static_cast<uint16_t>(tile)};
  Walker walker(board);
  for (const uint8_t direction : directions) {
    const int to = CellAfter(board, tile, direction);
    if (to == kNoCell || !walker.Walk(blank, to, tile, plan)) return {};
    blank = tile;
    tile = to;
    plan.push_back(static_cast<uint16_t>(blank));
    plan.push_back(static_cast<uint16_t>(tile));
  }
  return plan;
}

SlideSearch::SlideSearch(const Board& board) : board_(board) {
  if (TileOf(board) == TargetOf(board)) {
    Solve(0);
    proof_ = "same";
  } else if (!CanMove(board) || board.IsWall(TargetOf(board))) {
    Exhaust();
    proof_ = "fixed";
  }
}

}  // namespace midnight::blank_tile
