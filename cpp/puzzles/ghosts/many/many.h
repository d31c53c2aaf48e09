// Many: the portfolio for four ghosts and more, and for floors that fit no row of bits.
#ifndef MIDNIGHT_PUZZLES_GHOSTS_MANY_MANY_H_
#define MIDNIGHT_PUZZLES_GHOSTS_MANY_MANY_H_

#include <memory>

#include "core/board.h"
#include "core/puzzle.h"
#include "core/search.h"

namespace midnight::ghosts {

/// Closes in on the optimum from below (`Climb`) and from above (`Descent`), in turns of work;
/// where all joint states are few, they are searched beside that. Equal bounds are the proof;
/// exhaustion is the only proof that there is no plan. Every plan is replayed by the rules before
/// it counts. Keeps bounds and the best plan, no trace. `Step` counts about a tenth of a
/// microsecond a state.
Fit FitMany(const Board& board);
std::unique_ptr<Search> OpenMany(const Board& board, const Limits& limits);

}  // namespace midnight::ghosts

#endif  // MIDNIGHT_PUZZLES_GHOSTS_MANY_MANY_H_
