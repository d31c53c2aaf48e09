// The one table of puzzles. Everything outside asks for a puzzle or an algorithm by its id here.
#ifndef MIDNIGHT_SESSION_REGISTRY_H_
#define MIDNIGHT_SESSION_REGISTRY_H_

#include <span>
#include <string_view>

#include "core/puzzle.h"

namespace midnight {

/// All puzzles, in the order of the page.
std::span<const Puzzle* const> Puzzles();

/// The puzzle of that id, or nullptr.
const Puzzle* FindPuzzle(std::string_view id);

/// The algorithm of that id, the puzzle's default for "", or nullptr.
const Algorithm* FindAlgorithm(const Puzzle& puzzle, std::string_view id);

}  // namespace midnight

#endif  // MIDNIGHT_SESSION_REGISTRY_H_
