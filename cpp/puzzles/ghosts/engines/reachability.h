// Whether three ghosts can come from one joint state to another at all, without layers.
#ifndef MIDNIGHT_PUZZLES_GHOSTS_ENGINES_REACHABILITY_H_
#define MIDNIGHT_PUZZLES_GHOSTS_ENGINES_REACHABILITY_H_

#include <cstdint>
#include <optional>

#include "puzzles/ghosts/engines/regions.h"
#include "puzzles/ghosts/engines/row_memory.h"

namespace midnight::ghosts {

/// What the search of a component found out.
struct Reach {
  bool joined = false;
  uint64_t states = 0;  ///< that it saw
};

/// Moves one ghost at a time. For up to three ghosts that reaches all that joint moves reach: a
/// joint move without swaps is a chain of ghosts that follow each other, and the first of it can go
/// first, since a full turn of a circle needs four ghosts on a grid. Nothing when memory ran out.
/// O(places of a * places of b * pieces that the floor falls into) connected components of rows.
std::optional<Reach> FindReach(const Grid& grid, const Regions& regions, const Trio& start,
                               const Trio& goal, ByteBudget& budget);

}  // namespace midnight::ghosts

#endif  // MIDNIGHT_PUZZLES_GHOSTS_ENGINES_REACHABILITY_H_
