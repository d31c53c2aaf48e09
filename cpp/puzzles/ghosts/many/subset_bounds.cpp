#include "puzzles/ghosts/many/subset_bounds.h"

#include <algorithm>
#include <numeric>

#include "core/reuse.h"
#include "puzzles/ghosts/engines/fast.h"
#include "puzzles/ghosts/engines/grid.h"

namespace midnight::ghosts {

bool SubsetBounds::Suits(const Board& board) {
  const size_t ghosts = board.starts.size();
  return Frame::Of(board).LongestSide() <= Row::kWidth && ghosts > kLargest &&
         ghosts <= kMostGhosts;
}

void SubsetBounds::Note(const Timetable& table, int ghosts) {
  Set set;
  for (int ghost = 0; ghost < ghosts; ++ghost) {
    if (table.IsPlaced(ghost)) set.set(static_cast<size_t>(ghost));
  }
  const auto holds = [&](const Set& other) { return (set & other) == set; };
  if (std::none_of(seen_.begin(), seen_.end(), holds)) seen_.push_back(set);
}

SubsetBounds::Result SubsetBounds::Step(int lower, uint64_t max_bytes) {
  ++work_done_;
  if (!IsSeen()) {
    Board few = board_;
    few.starts.clear();
    few.goals.clear();
    for (const size_t ghost : subset_) {
      few.starts.push_back(board_.starts[ghost]);
      few.goals.push_back(board_.goals[ghost]);
    }
    Reuse reuse;
    const std::unique_ptr<Search> search = OpenFast(few, Limits{.max_bytes = max_bytes}, reuse);
    while (search->Step(UINT32_MAX) == Outcome::kRunning) {
    }
    work_done_ += 100 + search->stats().expanded;
    if (search->outcome() == Outcome::kExhausted) return Result::kExhausted;
    bound_ = std::max({bound_, lower, static_cast<int>(search->steps())});
  }
  if (Advance()) return Result::kRunning;
  ++size_;
  subset_.resize(size_);
  std::iota(subset_.begin(), subset_.end(), size_t{0});
  return Result::kDone;
}

bool SubsetBounds::IsSeen() const {
  return std::any_of(seen_.begin(), seen_.end(), [&](const Set& set) {
    return std::all_of(subset_.begin(), subset_.end(), [&](size_t ghost) { return set[ghost]; });
  });
}

/// The next subset of the same size in the order of letters; false after the last.
bool SubsetBounds::Advance() {
  const size_t ghosts = board_.starts.size();
  for (size_t i = size_; i > 0; --i) {
    if (++subset_[i - 1] > ghosts - (size_ - i) - 1) continue;
    for (size_t j = i; j < size_; ++j) subset_[j] = subset_[j - 1] + 1;
    return true;
  }
  return false;
}

}  // namespace midnight::ghosts
