// Ranking: the combinatorial number system. Four like pieces on 64 cells have C(64,4) = 635,376
// positions, and each has its number, without gaps.
#ifndef MIDNIGHT_PUZZLES_SOLITAIRE_RANKING_H_
#define MIDNIGHT_PUZZLES_SOLITAIRE_RANKING_H_

#include <array>
#include <cstddef>
#include <cstdint>

#include "puzzles/solitaire/rules.h"

namespace midnight::solitaire {

/// The cells of the pieces in ascending order.
using Position = std::array<uint16_t, kPieces>;

inline constexpr uint32_t kPositions = 635'376;

namespace internal {

/// kChoose[k][n] = C(n, k + 1).
constexpr std::array<std::array<uint32_t, kCells>, kPieces> Choose() {
  std::array<std::array<uint32_t, kCells>, kPieces> choose{};
  for (size_t n = 1; n < kCells; ++n) {
    choose[0][n] = static_cast<uint32_t>(n);
    for (size_t k = 1; k < kPieces; ++k) choose[k][n] = choose[k][n - 1] + choose[k - 1][n - 1];
  }
  return choose;
}

}  // namespace internal

inline constexpr auto kChoose = internal::Choose();

/// The number of a position: the sum of C(cell of piece k, k + 1) (D. H. Lehmer, "The machine tools
/// of combinatorics", 1964).
constexpr uint32_t Rank(const Position& position) {
  uint32_t rank = 0;
  for (size_t k = 0; k < kPieces; ++k) rank += kChoose[k][position[k]];
  return rank;
}

/// The position of a number below kPositions: the highest piece takes the largest number that fits,
/// then the next. Six halvings a piece.
constexpr Position Unrank(uint32_t rank) {
  Position position{};
  for (size_t k = kPieces; k-- > 0;) {
    size_t cell = 0;
    for (size_t step = kCells / 2; step > 0; step /= 2) {
      if (kChoose[k][cell + step] <= rank) cell += step;
    }
    position[k] = static_cast<uint16_t>(cell);
    rank -= kChoose[k][cell];
  }
  return position;
}

static_assert(Rank({60, 61, 62, 63}) == kPositions - 1);
static_assert(Unrank(kPositions - 1) == Position{60, 61, 62, 63});

}  // namespace midnight::solitaire

#endif  // MIDNIGHT_PUZZLES_SOLITAIRE_RANKING_H_
