// The rules of a joint step, said once: the inspector, the checker of plans and the tests ask here.
#ifndef MIDNIGHT_PUZZLES_GHOSTS_RULES_H_
#define MIDNIGHT_PUZZLES_GHOSTS_RULES_H_

#include <cstdint>
#include <optional>
#include <span>
#include <string>

#include "core/board.h"
#include "core/puzzle.h"
#include "core/result.h"
#include "core/space.h"

namespace midnight::ghosts {

/// The letter of a ghost: a, b, c ...
char Letter(int ghost);

/// A rule that a joint step breaks, and the ghosts at fault.
struct Conflict {
  Refusal refusal = Refusal::kNone;
  int first = -1;
  int second = -1;
};

/// The first rule that the joint step `from` -> `to` breaks: walls before conflicts of two ghosts,
/// lower letters first. Each ghost is taken to move by one cell at most. Cells outside the board
/// count as wall. O(ghosts^2).
Conflict FindConflict(const Board& board, std::span<const uint16_t> from,
                      std::span<const uint16_t> to);

/// What makes a board unfit for a search, if anything: a size out of range, no ghost, a ghost or a
/// target that is missing, doubled or in a wall.
std::optional<Error> Validate(const Board& board);

/// Replays a plan: starts, single moves, walls, vertex conflicts, swap conflicts, targets. A
/// verdict names the first fault as "step 5: a and b swapped". O(length * ghosts^2).
Verdict CheckPlan(const Board& board, const Plan& plan);

}  // namespace midnight::ghosts

#endif  // MIDNIGHT_PUZZLES_GHOSTS_RULES_H_
