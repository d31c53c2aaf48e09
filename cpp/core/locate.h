// Locate: from the number of an expansion to its place in the history.
#ifndef MIDNIGHT_CORE_LOCATE_H_
#define MIDNIGHT_CORE_LOCATE_H_

#include <cstdint>
#include <optional>

#include "core/search.h"

namespace midnight {

/// The place of expansion `step` (from 0) among the finished turns; nothing when there is no such
/// expansion. `pieces` is the number of cells a state has. O(turns).
std::optional<Position> Locate(const Trace& trace, int pieces, uint64_t step);

}  // namespace midnight

#endif  // MIDNIGHT_CORE_LOCATE_H_
