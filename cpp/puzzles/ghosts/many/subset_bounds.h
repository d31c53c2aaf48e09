// SubsetBounds: lower bounds from two and three ghosts that are alone on the board.
#ifndef MIDNIGHT_PUZZLES_GHOSTS_MANY_SUBSET_BOUNDS_H_
#define MIDNIGHT_PUZZLES_GHOSTS_MANY_SUBSET_BOUNDS_H_

#include <bitset>
#include <cstdint>
#include <memory>
#include <vector>

#include "core/board.h"
#include "core/search.h"
#include "puzzles/ghosts/many/timetable.h"

namespace midnight::ghosts {

/// Exact optima of all pairs, then of all triples, by the engine for three ghosts; but for those
/// that are known to need no more than the bound, since they were seen together in a timetable.
class SubsetBounds {
 public:
  enum class Result : uint8_t { kRunning, kDone, kExhausted };

  static constexpr size_t kMostGhosts = 128;
  static constexpr int kLargest = 3;

  explicit SubsetBounds(const Board& board) : board_(board) {}

  /// More ghosts than a subset has, on floor that fits a row of bits.
  static bool Suits(const Board& board);

  /// The ghosts of a timetable of at most the bound's length need no more than that together.
  void Note(const Timetable& table, int ghosts);

  /// Looks at the next subset. kExhausted: it has no plan at all. kDone: `bound()` is the most that
  /// a subset of this size needs, if that is more than `lower`; the next Step goes on with larger
  /// ones.
  Result Step(int lower, uint64_t max_bytes);

  int bound() const { return bound_; }

  /// Ghosts a subset: 2, 3, and kLargest + 1 when all is done.
  int size() const { return static_cast<int>(size_); }

  uint64_t work_done() const { return work_done_; }

 private:
  using Set = std::bitset<kMostGhosts>;

  bool IsSeen() const;
  bool Advance();

  const Board& board_;
  std::vector<Set> seen_;
  size_t size_ = 2;
  std::vector<size_t> subset_ = {0, 1};
  int bound_ = 0;
  uint64_t work_done_ = 0;
};

}  // namespace midnight::ghosts

#endif  // MIDNIGHT_PUZZLES_GHOSTS_MANY_SUBSET_BOUNDS_H_
