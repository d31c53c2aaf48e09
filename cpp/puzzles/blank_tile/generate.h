// Seeded instances of the blank tile: the same seed gives the same board on every platform.
#ifndef MIDNIGHT_PUZZLES_BLANK_TILE_GENERATE_H_
#define MIDNIGHT_PUZZLES_BLANK_TILE_GENERATE_H_

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "core/board.h"
#include "core/puzzle.h"
#include "core/result.h"

namespace midnight::blank_tile {

/// Each with its size and what is fixed.
std::span<const Family> Families();

/// `count` queries on one board of a family: blank, tile and target on three free cells that are
/// connected. The error is an unknown family. O(cells * count).
Result<std::vector<Board>> Generate(std::string_view family, uint32_t count, uint64_t seed);

}  // namespace midnight::blank_tile

#endif  // MIDNIGHT_PUZZLES_BLANK_TILE_GENERATE_H_
