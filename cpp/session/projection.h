// Projections: what the layers of a search look like to one piece, or to two. Computed from a Trace
// on demand, so that engines store nothing for the page.
#ifndef MIDNIGHT_SESSION_PROJECTION_H_
#define MIDNIGHT_SESSION_PROJECTION_H_

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/board.h"
#include "core/search.h"

namespace midnight {

/// In a table of first layers: never. Layers from 65,534 on all read as 65,534.
inline constexpr uint16_t kNever = 0xffff;

/// pieces * cells entries: the first layer of `side` in which a state has that piece on that cell.
/// O(states).
std::vector<uint16_t> FirstLayers(const Trace& trace, const Board& board, Side side);

/// cells * cells entries: the same for two pieces together; row = cell of `a`, column = cell of
/// `b`.
std::vector<uint16_t> PairLayers(const Trace& trace, const Board& board, Side side, int a, int b);

/// pieces * cells entries: how many of the first `count` states of a layer have that piece on that
/// cell. O(count).
std::vector<uint32_t> LayerCounts(const Trace& trace, const Board& board, Side side, int layer,
                                  uint64_t count);

/// By cell: the layer of `side` in which `piece` stands there while the others stand where `cells`
/// says; -1 = in none, and everywhere when there is no such piece or `cells` does not place each.
/// Of a search from the goal these are the steps left. O(states).
std::vector<int32_t> CellLayers(const Trace& trace, const Board& board, Side side,
                                const std::vector<int>& cells, int piece);

/// Of how many pieces overlaps are told at most; no search with layers holds more.
inline constexpr size_t kMostOverlapPieces = 16;

/// Entry m, for 1 <= m < 2^pieces: after how many turns both sides first held states that agree on
/// the pieces of bit set m; -1 = never, or not computed (sets of three or more that are not all).
/// Agreement of all pieces is the meeting. Empty for more than kMostOverlapPieces pieces.
/// O(states * pieces^2), and O(2^pieces) for a search that met a limit before its first layer.
std::vector<int32_t> Overlaps(const Search& search, const Board& board);

}  // namespace midnight

#endif  // MIDNIGHT_SESSION_PROJECTION_H_
