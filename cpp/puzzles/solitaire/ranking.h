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

namespace internal {

/// For a piece k: the cell with which a number of 2^shift * i begins, for each i. From there the
/// cell of any number is a few steps up.
template <size_t kPiece, unsigned kShift>
struct FirstCells {
  static constexpr size_t kEntries =
      (kChoose[kPiece][kCells - 1] * kCells / (kCells - 1 - kPiece) >> kShift) + 1;
  std::array<uint8_t, kEntries> cells{};

  constexpr FirstCells() {
    size_t cell = 0;
    for (size_t i = 0; i < kEntries; ++i) {
      while (cell + 1 < kCells && kChoose[kPiece][cell + 1] <= i << kShift) ++cell;
      cells[i] = static_cast<uint8_t>(cell);
    }
  }

  /// The largest cell whose number does not exceed `rank`.
  constexpr size_t CellOf(uint32_t rank) const {
    size_t cell = cells[rank >> kShift];
    while (cell + 1 < kCells && kChoose[kPiece][cell + 1] <= rank) ++cell;
    return cell;
  }
};

inline constexpr FirstCells<3, 10> kFirstOfFourth;
inline constexpr FirstCells<2, 7> kFirstOfThird;
inline constexpr FirstCells<1, 0> kFirstOfSecond;

}  // namespace internal

/// The position of a number below kPositions: the highest piece takes the largest number that fits,
/// then the next. A look-up a piece and a few steps.
constexpr Position Unrank(uint32_t rank) {
  const size_t fourth = internal::kFirstOfFourth.CellOf(rank);
  rank -= kChoose[3][fourth];
  const size_t third = internal::kFirstOfThird.CellOf(rank);
  rank -= kChoose[2][third];
  const size_t second = internal::kFirstOfSecond.CellOf(rank);
  rank -= kChoose[1][second];
  return {static_cast<uint16_t>(rank), static_cast<uint16_t>(second), static_cast<uint16_t>(third),
          static_cast<uint16_t>(fourth)};
}

static_assert(Rank({60, 61, 62, 63}) == kPositions - 1);
static_assert(Unrank(kPositions - 1) == Position{60, 61, 62, 63});

}  // namespace midnight::solitaire

#endif  // MIDNIGHT_PUZZLES_SOLITAIRE_RANKING_H_
