// Row: a set of cells of a small grid as bits, moved, joined and cut as a whole. Row16 holds a grid
// of 16x16 in one 256-bit vector, Row32 one of 32x32 in plain words.
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

/// A position y * kWidth + x in the grid of a row.
using Place = uint16_t;

/// What both kinds of rows share, given `Word(i)`, the places 64 i to 64 i + 63.
template <class Self, int kW>
class RowBase {
 public:
  static constexpr int kWidth = kW;
  static constexpr int kPlaces = kW * kW;
  static constexpr int kWords = kPlaces / 64;

  int Count() const {
    int count = 0;
    for (int i = 0; i < kWords; ++i) count += std::popcount(self().Word(i));
    return count;
  }

  /// Calls f(place) for each place, ascending.
  template <class F>
  void ForEach(F&& f) const {
    for (int i = 0; i < kWords; ++i) {
      for (uint64_t word = self().Word(i); word != 0; word &= word - 1) {
        f(static_cast<Place>(i * 64 + std::countr_zero(word)));
      }
    }
  }

  bool Test(Place place) const { return (self().Word(place / 64) >> (place % 64) & 1) != 0; }

  /// The lowest place; the set must not be empty.
  Place First() const {
    int i = 0;
    while (self().Word(i) == 0) ++i;
    return static_cast<Place>(i * 64 + std::countr_zero(self().Word(i)));
  }

 private:
  const Self& self() const { return static_cast<const Self&>(*this); }
};

/// 16x16: lane y holds line y, so that left and right are shifts inside the lanes (nothing wraps)
/// and up and down move whole lanes.
class Row16 : public RowBase<Row16, 16> {
 public:
  static constexpr bool kUnrolled = true;  ///< loops over a few rows are worth unrolling

  Row16() = default;  ///< uninitialised
  static Row16 None() { return Row16(Lanes{}); }
  static Row16 Of(Place place) {
    uint64_t words[4] = {};
    words[place / 64] = uint64_t{1} << (place % 64);
    return FromWords(words);
  }
  static Row16 FromWords(const uint64_t* words) {
    Row16 row;
    std::memcpy(&row.lanes_, words, sizeof(row.lanes_));
    return row;
  }

  uint64_t Word(int i) const { return reinterpret_as_words()[i]; }

  bool Any() const {
#if defined(__AVX__)
    const __m256i bits = reinterpret_cast<__m256i>(lanes_);
    return _mm256_testz_si256(bits, bits) == 0;
#elif defined(__wasm_simd128__)
    const Words words = reinterpret_as_words();
    return wasm_v128_any_true(wasm_i64x2_make(static_cast<int64_t>(words[0] | words[2]),
                                              static_cast<int64_t>(words[1] | words[3])));
#else
    const Words words = reinterpret_as_words();
    return (words[0] | words[1] | words[2] | words[3]) != 0;
#endif
  }

  /// These places and their four neighbours inside the grid.
  Row16 Spread() const {
    const Lanes none = {};
    const Lanes up = __builtin_shufflevector(lanes_, none, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
                                             13, 14, 15, 16);
    const Lanes down =
        __builtin_shufflevector(lanes_, none, 16, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14);
    return Row16(lanes_ | (lanes_ << 1) | (lanes_ >> 1) | up | down);
  }

  friend Row16 operator|(const Row16& a, const Row16& b) { return Row16(a.lanes_ | b.lanes_); }
  friend Row16 operator&(const Row16& a, const Row16& b) { return Row16(a.lanes_ & b.lanes_); }
  friend Row16 Without(const Row16& a, const Row16& b) { return Row16(a.lanes_ & ~b.lanes_); }
  Row16& operator|=(const Row16& other) { return *this = *this | other; }
  Row16& operator&=(const Row16& other) { return *this = *this & other; }
  friend bool operator==(const Row16& a, const Row16& b) {
    return !Row16(a.lanes_ ^ b.lanes_).Any();
  }

 private:
  using Lanes = uint16_t __attribute__((vector_size(32)));
  using Words = uint64_t __attribute__((vector_size(32)));

  explicit Row16(const Lanes& lanes) : lanes_(lanes) {}
  Words reinterpret_as_words() const { return reinterpret_cast<Words>(lanes_); }

  Lanes lanes_;
};

/// 32x32: words of two lines, moved by shifts across words. Its operations are calls: inlined, they
/// would weigh more in the module than all other engines.
class Row32 : public RowBase<Row32, 32> {
 public:
  static constexpr bool kUnrolled = false;

  Row32() = default;  ///< uninitialised
  static Row32 None() {
    Row32 row;
    for (uint64_t& word : row.words_) word = 0;
    return row;
  }
  static Row32 Of(Place place) {
    Row32 row = None();
    row.words_[place / 64] = uint64_t{1} << (place % 64);
    return row;
  }
  static Row32 FromWords(const uint64_t* words) {
    Row32 row;
    std::memcpy(row.words_, words, sizeof(row.words_));
    return row;
  }

  uint64_t Word(int i) const { return words_[i]; }

  [[gnu::noinline]] bool Any() const {
    uint64_t any = 0;
    for (const uint64_t word : words_) any |= word;
    return any != 0;
  }

  /// These places and their four neighbours inside the grid.
  [[gnu::noinline]] Row32 Spread() const {
    Row32 row;
    for (int i = 0; i < kWords; ++i) {
      const uint64_t before = i == 0 ? 0 : words_[i - 1];
      const uint64_t after = i + 1 == kWords ? 0 : words_[i + 1];
      const uint64_t word = words_[i];
      const uint64_t down = before >> 32 | word << 32;
      const uint64_t up = after << 32 | word >> 32;
      row.words_[i] = word | (word << 1 & ~kFirstColumn) | (word >> 1 & ~kLastColumn) | up | down;
    }
    return row;
  }

  [[gnu::noinline]] friend Row32 operator|(const Row32& a, const Row32& b) {
    return Join(a, b, [](uint64_t x, uint64_t y) { return x | y; });
  }
  [[gnu::noinline]] friend Row32 operator&(const Row32& a, const Row32& b) {
    return Join(a, b, [](uint64_t x, uint64_t y) { return x & y; });
  }
  [[gnu::noinline]] friend Row32 Without(const Row32& a, const Row32& b) {
    return Join(a, b, [](uint64_t x, uint64_t y) { return x & ~y; });
  }
  [[gnu::noinline]] Row32& operator|=(const Row32& other) {
    for (int i = 0; i < kWords; ++i) words_[i] |= other.words_[i];
    return *this;
  }
  Row32& operator&=(const Row32& other) { return *this = *this & other; }
  [[gnu::noinline]] friend bool operator==(const Row32& a, const Row32& b) {
    return !Join(a, b, [](uint64_t x, uint64_t y) { return x ^ y; }).Any();
  }

 private:
  static constexpr uint64_t kFirstColumn = uint64_t{1} | uint64_t{1} << 32;
  static constexpr uint64_t kLastColumn = kFirstColumn << 31;

  template <class F>
  static Row32 Join(const Row32& a, const Row32& b, F&& f) {
    Row32 row;
    for (int i = 0; i < kWords; ++i) row.words_[i] = f(a.words_[i], b.words_[i]);
    return row;
  }

  uint64_t words_[kWords];
};

/// f(count), 0 <= count <= 5, the count being a compile-time constant for rows that are unrolled.
template <class Row, class F>
auto WithCount(int count, F&& f) {
  if constexpr (Row::kUnrolled) {
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
  } else {
    return f(count);
  }
}

}  // namespace midnight::ghosts

#endif  // MIDNIGHT_PUZZLES_GHOSTS_ENGINES_ROW_H_
