#include "puzzles/blank_tile/engines/flood.h"

namespace midnight::blank_tile {
namespace {

size_t WordsOfRow(const Board& board) { return static_cast<size_t>(board.width) / 64 + 1; }

}  // namespace

Flood::Flood(const Board& board)
    : width_(board.width),
      words_(WordsOfRow(board)),
      first_(words_),
      last_(words_ * static_cast<size_t>(board.height + 1)),
      free_(last_ + words_ + 1),
      open_(free_.size()),
      front_(free_.size()),
      next_(free_.size()) {
  for (int cell = 0; cell < board.CellCount(); ++cell) {
    if (!board.IsWall(cell)) free_[WordOf(cell)] |= MaskOf(cell);
  }
  open_ = free_;
}

uint64_t Flood::BytesFor(const Board& board) {
  return uint64_t{32} * (WordsOfRow(board) * static_cast<size_t>(board.height + 2) + 1);
}

/// Writes the next front into next_ and takes it out of open_; 0 when it is empty. Rows of one word
/// need no carry from word to word.
template <bool kOneWord>
uint64_t Flood::MoveFront(size_t begin, size_t end) {
  const size_t row = kOneWord ? 1 : words_;
  const uint64_t* __restrict front = front_.data();
  uint64_t* __restrict next = next_.data();
  uint64_t* __restrict open = open_.data();
  uint64_t any = 0;
  for (size_t i = begin; i < end; ++i) {
    uint64_t reached = front[i] << 1 | front[i] >> 1 | front[i - row] | front[i + row];
    if constexpr (!kOneWord) reached |= front[i - 1] >> 63 | front[i + 1] << 63;
    reached &= open[i];
    next[i] = reached;
    open[i] ^= reached;
    any |= reached;
  }
  return any;
}

bool Flood::Advance() {
  const size_t begin = begin_ > first_ ? begin_ - words_ : first_;
  const size_t end = std::min(end_ + words_, last_);
  const uint64_t any = words_ == 1 ? MoveFront<true>(begin, end) : MoveFront<false>(begin, end);
  std::fill(front_.begin() + static_cast<ptrdiff_t>(begin_),
            front_.begin() + static_cast<ptrdiff_t>(end_), 0);
  front_.swap(next_);
  begin_ = begin;
  end_ = end;
  touched_begin_ = std::min(touched_begin_, begin);
  touched_end_ = std::max(touched_end_, end);
  if (any != 0) Shrink();
  return any != 0;
}

/// Leaves out rows at the front's ends that it no longer has.
void Flood::Shrink() {
  const auto is_empty = [&](size_t row) {
    uint64_t any = 0;
    for (size_t i = row; i < row + words_; ++i) any |= front_[i];
    return any == 0;
  };
  if (words_ == 1) {
    while (front_[begin_] == 0) ++begin_;
    while (front_[end_ - 1] == 0) --end_;
    return;
  }
  while (is_empty(begin_)) begin_ += words_;
  while (is_empty(end_ - words_)) end_ -= words_;
}

}  // namespace midnight::blank_tile
