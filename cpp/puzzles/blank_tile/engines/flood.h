// Flood: the walks of the blank as rows of bits. One step moves the whole front at once, 64 cells a
// word.
#ifndef MIDNIGHT_PUZZLES_BLANK_TILE_ENGINES_FLOOD_H_
#define MIDNIGHT_PUZZLES_BLANK_TILE_ENGINES_FLOOD_H_

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/board.h"

namespace midnight::blank_tile {

/// Works on one board. Rows are padded to whole words with at least one bit that is never free, so
/// that what a shift carries from row to row is masked away; a row above and below is empty.
class Flood {
 public:
  explicit Flood(const Board& board);

  static uint64_t BytesFor(const Board& board);

  /// Breadth-first search from `from` with one more cell blocked. After step d = 1, 2, ... calls
  /// on_layer(d), which asks `Reached` or `ForEachReached` for the cells at that distance and
  /// returns false to stop. Ends when nothing new is reached. O(rows of the front) a step.
  template <class F>
  void Run(int from, int blocked, F&& on_layer);

  /// Where a cell is in the rows: worked out once, asked at every step.
  struct Spot {
    size_t word = 0;
    uint64_t mask = 0;  ///< 0: no cell, never reached
  };
  Spot SpotOf(int cell) const {
    return cell == kNoCell ? Spot{} : Spot{WordOf(cell), MaskOf(cell)};
  }

  /// True when the newest step reached a cell.
  bool Reached(const Spot& spot) const { return (front_[spot.word] & spot.mask) != 0; }

  /// Calls f(cell) for each cell that the newest step reached.
  template <class F>
  void ForEachReached(F&& f) const;

 private:
  size_t WordOf(int cell) const {
    const size_t x = static_cast<size_t>(cell % width_);
    return static_cast<size_t>(cell / width_ + 1) * words_ + x / 64;
  }
  unsigned BitOf(int cell) const { return static_cast<unsigned>(cell % width_) % 64; }
  uint64_t MaskOf(int cell) const { return uint64_t{1} << BitOf(cell); }

  /// Moves the front by one step; false when it is empty then.
  bool Advance();
  template <bool kOneWord>
  uint64_t MoveFront(size_t begin, size_t end);
  void Shrink();

  int width_;
  size_t words_;  ///< of a row
  size_t first_;  ///< first word of the board's first row
  size_t last_;   ///< behind the last word of its last row
  std::vector<uint64_t> free_;
  std::vector<uint64_t> open_;   ///< free and not reached yet
  std::vector<uint64_t> front_;  ///< zero outside [begin_, end_)
  std::vector<uint64_t> next_;   ///< zero between steps
  size_t begin_ = 0;
  size_t end_ = 0;
  size_t touched_begin_ = 0;  ///< words of open_ that differ from free_ lie in here
  size_t touched_end_ = 0;
};

template <class F>
void Flood::Run(int from, int blocked, F&& on_layer) {
  begin_ = WordOf(from) / words_ * words_;
  end_ = begin_ + words_;
  touched_begin_ = begin_;
  touched_end_ = end_;
  front_[WordOf(from)] = MaskOf(from);
  open_[WordOf(from)] &= ~MaskOf(from);
  open_[WordOf(blocked)] &= ~MaskOf(blocked);
  for (uint32_t step = 1; Advance() && on_layer(step); ++step) {
  }
  std::fill(front_.begin() + static_cast<ptrdiff_t>(begin_),
            front_.begin() + static_cast<ptrdiff_t>(end_), 0);
  std::copy(free_.begin() + static_cast<ptrdiff_t>(touched_begin_),
            free_.begin() + static_cast<ptrdiff_t>(touched_end_),
            open_.begin() + static_cast<ptrdiff_t>(touched_begin_));
  open_[WordOf(blocked)] = free_[WordOf(blocked)];
}

template <class F>
void Flood::ForEachReached(F&& f) const {
  for (size_t i = begin_; i < end_; ++i) {
    const size_t row = i / words_;
    const int base = static_cast<int>(row - 1) * width_ + static_cast<int>((i - row * words_) * 64);
    for (uint64_t bits = front_[i]; bits != 0; bits &= bits - 1) {
      f(base + __builtin_ctzll(bits));
    }
  }
}

}  // namespace midnight::blank_tile

#endif  // MIDNIGHT_PUZZLES_BLANK_TILE_ENGINES_FLOOD_H_
