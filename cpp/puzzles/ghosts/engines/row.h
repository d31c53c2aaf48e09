// Row: a set of cells of a grid of up to 16x16 as 256 bits, moved, joined and cut as a whole.
#ifndef MIDNIGHT_PUZZLES_GHOSTS_ENGINES_ROW_H_
#define MIDNIGHT_PUZZLES_GHOSTS_ENGINES_ROW_H_

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>

#if defined(__AVX__)
#include <immintrin.h>
#elif defined(__wasm_simd128__)
#include <wasm_simd128.h>
#endif

#if defined(__GNUC__) && !defined(__clang__)
// Rows are returned by inlined functions only, so no ABI is at stake.
#pragma GCC diagnostic ignored "-Wpsabi"
#endif

namespace midnight::ghosts {

/// A position y * 16 + x in the grid of a row.
using Place = uint16_t;

/// A set of places of a 16x16 grid: lane y holds line y, so that left and right are shifts inside
/// the lanes (nothing wraps) and up and down move whole lanes.
class Row {
 public:
  static constexpr int kWidth = 16;
  static constexpr int kPlaces = 256;
  static constexpr int kWords = 4;

  Row() = default;  ///< uninitialised
  static Row None() { return Row(Lanes{}); }
  static Row Of(Place place) {
    uint64_t words[kWords] = {};
    words[place / 64] = uint64_t{1} << (place % 64);
    return FromWords(words);
  }
  static Row FromWords(const uint64_t* words) {
    Row row;
    std::memcpy(&row.lanes_, words, sizeof(row.lanes_));
    return row;
  }

  /// Places 64 i to 64 i + 63.
  uint64_t Word(int i) const { return AsWords()[i]; }

  bool Test(Place place) const { return (Word(place / 64) >> (place % 64) & 1) != 0; }

  bool Any() const {
#if defined(__AVX__)
    const __m256i bits = reinterpret_cast<__m256i>(lanes_);
    return _mm256_testz_si256(bits, bits) == 0;
#elif defined(__wasm_simd128__)
    const Words words = AsWords();
    return wasm_v128_any_true(wasm_i64x2_make(static_cast<int64_t>(words[0] | words[2]),
                                              static_cast<int64_t>(words[1] | words[3])));
#else
    const Words words = AsWords();
    return (words[0] | words[1] | words[2] | words[3]) != 0;
#endif
  }

  int Count() const {
    int count = 0;
    for (int i = 0; i < kWords; ++i) count += std::popcount(Word(i));
    return count;
  }

  /// The lowest place; the set must not be empty.
  Place First() const {
    int i = 0;
    while (Word(i) == 0) ++i;
    return static_cast<Place>(i * 64 + std::countr_zero(Word(i)));
  }

  /// Calls f(place) for each place, ascending. One loop rather than two, so that `f` is there once.
  template <class F>
  void ForEach(F&& f) const {
    uint64_t words[kWords];
    std::memcpy(words, &lanes_, sizeof(words));
    uint64_t word = words[0];
    for (int i = 0;; word &= word - 1) {
      while (word == 0) {
        if (++i == kWords) return;
        word = words[i];
      }
      f(static_cast<Place>(i * 64 + std::countr_zero(word)));
    }
  }

  /// These places and their four neighbours inside the grid.
  Row Spread() const {
    const Lanes none = {};
    const Lanes up = __builtin_shufflevector(lanes_, none, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
                                             13, 14, 15, 16);
    const Lanes down =
        __builtin_shufflevector(lanes_, none, 16, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14);
    return Row(lanes_ | (lanes_ << 1) | (lanes_ >> 1) | up | down);
  }

  friend Row operator|(const Row& a, const Row& b) { return Row(a.lanes_ | b.lanes_); }
  friend Row operator&(const Row& a, const Row& b) { return Row(a.lanes_ & b.lanes_); }
  friend Row Without(const Row& a, const Row& b) { return Row(a.lanes_ & ~b.lanes_); }
  Row& operator|=(const Row& other) { return *this = *this | other; }
  Row& operator&=(const Row& other) { return *this = *this & other; }
  friend bool operator==(const Row& a, const Row& b) { return !Row(a.lanes_ ^ b.lanes_).Any(); }

 private:
  using Lanes = uint16_t __attribute__((vector_size(32)));
  using Words = uint64_t __attribute__((vector_size(32)));

  explicit Row(const Lanes& lanes) : lanes_(lanes) {}
  Words AsWords() const { return reinterpret_cast<Words>(lanes_); }

  Lanes lanes_;
};

/// f(count) with the count as a compile-time constant, 0 <= count <= 5, for loops over a few rows.
template <class F>
auto WithCount(int count, F&& f) {
  switch (count) {
    case 0:
      return f(std::integral_constant<int, 0>());
    case 1:
      return f(std::integral_constant<int, 1>());
    case 2:
      return f(std::integral_constant<int, 2>());
    case 3:
      return f(std::integral_constant<int, 3>());
    case 4:
      return f(std::integral_constant<int, 4>());
    default:
      return f(std::integral_constant<int, 5>());
  }
}

}  // namespace midnight::ghosts

#endif  // MIDNIGHT_PUZZLES_GHOSTS_ENGINES_ROW_H_
