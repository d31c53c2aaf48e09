// Regions: the ghosts of a board, up to three, in the roles a, b and c of the row engines.
#ifndef MIDNIGHT_PUZZLES_GHOSTS_ENGINES_REGIONS_H_
#define MIDNIGHT_PUZZLES_GHOSTS_ENGINES_REGIONS_H_

#include <cstdint>
#include <vector>

#include "core/board.h"
#include "puzzles/ghosts/engines/grid.h"
#include "puzzles/ghosts/engines/region.h"

namespace midnight::ghosts {

/// Numbers of the three ghosts in their regions.
struct Trio {
  Id a = 0;
  Id b = 0;
  Id c = 0;

  bool operator==(const Trio&) const = default;
};

/// The three regions of a joint state. Where there are fewer than three ghosts, `a` (and then `b`)
/// is nobody.
struct Regions {
  Region a;
  Region b;
  Region c;

  /// The layers of a search are as many as the farthest places of c need, in every row: c is the
  /// ghost with the smallest distances.
  static Regions Of(const Board& board, const Grid& grid);

  /// Memory of the regions themselves.
  uint64_t Bytes() const {
    return Region::BytesFor(a.count()) + Region::BytesFor(b.count()) + Region::BytesFor(c.count());
  }

  /// From the cells of all ghosts in the board's order, and back.
  Trio TrioOf(const Grid& grid, const std::vector<int>& cells) const;
  void WriteCells(const Grid& grid, const Trio& state, uint16_t* cells) const;
};

}  // namespace midnight::ghosts

#endif  // MIDNIGHT_PUZZLES_GHOSTS_ENGINES_REGIONS_H_
