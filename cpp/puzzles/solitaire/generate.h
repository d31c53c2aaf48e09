// Seeded instances of the solitaire: the same seed gives the same pairs on every platform.
#ifndef MIDNIGHT_PUZZLES_SOLITAIRE_GENERATE_H_
#define MIDNIGHT_PUZZLES_SOLITAIRE_GENERATE_H_

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "core/board.h"
#include "core/puzzle.h"
#include "core/result.h"

namespace midnight::solitaire {

std::span<const Family> Families();

/// `count` pairs of positions of a family. The error is an unknown family.
Result<std::vector<Board>> Generate(std::string_view family, uint32_t count, uint64_t seed);

}  // namespace midnight::solitaire

#endif  // MIDNIGHT_PUZZLES_SOLITAIRE_GENERATE_H_
