#include "session/projection.h"

#include <algorithm>

namespace midnight {
namespace {

constexpr uint64_t kBatch = 4096;
constexpr int kLastLayer = 0xfffe;

/// Calls f(cells) for each of the first `count` states of a layer.
template <class F>
void ForEachOfLayer(const Trace& trace, size_t pieces, Side side, int layer, uint64_t count,
                    F&& f) {
  std::vector<uint16_t> cells(static_cast<size_t>(std::min(kBatch, count)) * pieces);
  for (uint64_t first = 0; first < count; first += kBatch) {
    const uint64_t here = std::min(kBatch, count - first);
    trace.Read(side, layer, first, here, cells.data());
    for (size_t i = 0; i < static_cast<size_t>(here); ++i) f(cells.data() + i * pieces);
  }
}

/// Calls f(layer, cells) for each state of a side, in the order of discovery.
template <class F>
void ForEachState(const Trace& trace, size_t pieces, Side side, F&& f) {
  const std::span<const uint64_t> sizes = trace.LayerSizes(side);
  for (int layer = 0; layer < static_cast<int>(sizes.size()); ++layer) {
    ForEachOfLayer(trace, pieces, side, layer, sizes[static_cast<size_t>(layer)],
                   [&](const uint16_t* cells) { f(layer, cells); });
  }
}

size_t Pieces(const Board& board) { return board.starts.size(); }
size_t CellCount(const Board& board) { return static_cast<size_t>(board.CellCount()); }

/// Layers come in ascending order, so the first to arrive stays.
void Arrive(uint16_t& first, int layer) {
  if (first == kNever) first = static_cast<uint16_t>(std::min(layer, kLastLayer));
}

/// For each side and depth, the number of turns after which that layer is there.
std::vector<int32_t> TurnsOfLayers(const Trace& trace, Side side) {
  std::vector<int32_t> turns = {0};
  const char mine = side == Side::kForward ? 'f' : 'b';
  int32_t turn = 0;
  for (const char who : trace.Schedule()) {
    ++turn;
    if (who == mine) turns.push_back(turn);
  }
  return turns;
}

/// The first turn after which the two tables of first layers agree on some entry, or -1.
class OverlapFinder {
 public:
  explicit OverlapFinder(const Trace& trace)
      : turns_{TurnsOfLayers(trace, Side::kForward), TurnsOfLayers(trace, Side::kBackward)} {}

  int32_t Find(const uint16_t* forward, const uint16_t* backward, size_t entries) const {
    int32_t best = -1;
    for (size_t i = 0; i < entries; ++i) {
      if (forward[i] == kNever || backward[i] == kNever) continue;
      const int32_t turn = std::max(turns_[0][forward[i]], turns_[1][backward[i]]);
      if (best < 0 || turn < best) best = turn;
    }
    return best;
  }

 private:
  std::vector<int32_t> turns_[2];
};

}  // namespace

std::vector<uint16_t> FirstLayers(const Trace& trace, const Board& board, Side side) {
  const size_t cells = CellCount(board);
  const size_t pieces = Pieces(board);
  std::vector<uint16_t> first(pieces * cells, kNever);
  ForEachState(trace, pieces, side, [&](int layer, const uint16_t* at) {
    for (size_t i = 0; i < pieces; ++i) Arrive(first[i * cells + at[i]], layer);
  });
  return first;
}

std::vector<uint16_t> PairLayers(const Trace& trace, const Board& board, Side side, int a, int b) {
  const size_t cells = CellCount(board);
  std::vector<uint16_t> first(cells * cells, kNever);
  ForEachState(trace, Pieces(board), side,
               [&](int layer, const uint16_t* at) { Arrive(first[at[a] * cells + at[b]], layer); });
  return first;
}

std::vector<uint32_t> LayerCounts(const Trace& trace, const Board& board, Side side, int layer,
                                  uint64_t count) {
  const size_t cells = CellCount(board);
  const size_t pieces = Pieces(board);
  std::vector<uint32_t> counts(pieces * cells, 0);
  ForEachOfLayer(trace, pieces, side, layer, count, [&](const uint16_t* at) {
    for (size_t i = 0; i < pieces; ++i) ++counts[i * cells + at[i]];
  });
  return counts;
}

std::vector<int32_t> CellLayers(const Trace& trace, const Board& board, Side side,
                                const std::vector<int>& cells, int piece) {
  std::vector<int32_t> layers(CellCount(board), -1);
  const size_t pieces = Pieces(board);
  const size_t moved = static_cast<size_t>(piece);
  if (cells.size() != pieces || moved >= pieces) return layers;
  ForEachState(trace, pieces, side, [&](int layer, const uint16_t* at) {
    for (size_t i = 0; i < pieces; ++i) {
      if (i != moved && at[i] != cells[i]) return;
    }
    if (layers[at[moved]] < 0) layers[at[moved]] = layer;
  });
  return layers;
}

std::vector<int32_t> Overlaps(const Search& search, const Board& board) {
  const Trace& trace = *search.trace();
  const size_t cells = CellCount(board);
  const size_t pieces = Pieces(board);
  if (pieces > kMostOverlapPieces) return {};
  const OverlapFinder finder(trace);
  std::vector<int32_t> turns(size_t{1} << pieces, -1);
  if (trace.LayerSizes(Side::kForward).empty()) return turns;
  const std::vector<uint16_t> forward = FirstLayers(trace, board, Side::kForward);
  const std::vector<uint16_t> backward = FirstLayers(trace, board, Side::kBackward);
  for (size_t i = 0; i < pieces; ++i) {
    turns[size_t{1} << i] = finder.Find(&forward[i * cells], &backward[i * cells], cells);
  }
  for (size_t b = 1; b < pieces; ++b) {
    for (size_t a = 0; a < b; ++a) {
      const int i = static_cast<int>(a);
      const int j = static_cast<int>(b);
      const std::vector<uint16_t> f = PairLayers(trace, board, Side::kForward, i, j);
      const std::vector<uint16_t> g = PairLayers(trace, board, Side::kBackward, i, j);
      turns[size_t{1} << a | size_t{1} << b] = finder.Find(f.data(), g.data(), cells * cells);
    }
  }
  const bool solved = search.outcome() == Outcome::kSolved;
  turns.back() = solved ? static_cast<int32_t>(trace.Schedule().size()) : -1;
  return turns;
}

}  // namespace midnight
