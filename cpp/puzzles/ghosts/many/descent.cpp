#include "puzzles/ghosts/many/descent.h"

#include <algorithm>

namespace midnight::ghosts {

Descent::Descent(const Graph& graph, const Distances& distances, uint64_t max_bytes)
    : graph_(graph), distances_(distances), max_bytes_(max_bytes) {}

int Descent::upper() const { return static_cast<int>(best_.size()) / distances_.ghosts() - 1; }

uint64_t Descent::Bytes() const {
  return best_.size() * sizeof(Node) + (lacam_ ? lacam_->Bytes() : 0) +
         (optimizer_ ? ConflictOptimizer::BytesFor(graph_, distances_.ghosts(), optimizer_->steps())
                     : 0);
}

Descent::Result Descent::Step(uint64_t work, int lower) {
  const uint64_t end = work_done_ + work;
  Result result = Result::kRunning;
  while (result == Result::kRunning && work_done_ < end) {
    result = best_.empty() ? FindFirst() : Shorten(lower);
  }
  return result;
}

/// One joint state.
Descent::Result Descent::FindFirst() {
  if (!lacam_) {
    lacam_.emplace(graph_, distances_, seed_++);
    states_ = 0;
  }
  work_done_ += static_cast<uint64_t>(distances_.ghosts());
  const Lacam::Result result = lacam_->Step();
  if (result == Lacam::Result::kExhausted) return Result::kExhausted;
  if (result == Lacam::Result::kFound) {
    best_ = lacam_->Path();
    lacam_.reset();
    return Result::kImproved;
  }
  if (lacam_->Bytes() > max_bytes_) return Result::kNoMemory;
  if (++states_ < most_states_) return Result::kRunning;
  most_states_ += most_states_ / 2;
  lacam_.reset();
  return Result::kRunning;
}

/// Plans one ghost.
Descent::Result Descent::Shorten(int lower) {
  const bool is_late =
      optimizer_ && (optimizer_->steps() >= upper() || optimizer_->steps() < lower);
  if (is_late || !optimizer_) {
    if (upper() <= lower) return Result::kNoMemory;
    const int steps = std::min(lower + gap_, upper() - 1);
    if (ConflictOptimizer::BytesFor(graph_, distances_.ghosts(), steps) > max_bytes_) {
      return Result::kNoMemory;
    }
    optimizer_.emplace(graph_, distances_, steps, seed_++);
  }
  work_done_ += optimizer_->Step();
  if (optimizer_->done()) {
    best_.clear();
    for (size_t time = 0; time <= static_cast<size_t>(optimizer_->steps()); ++time) {
      for (int ghost = 0; ghost < distances_.ghosts(); ++ghost) {
        best_.push_back(optimizer_->timetable().Path(ghost)[time]);
      }
    }
    gap_ = 1;
    return Result::kImproved;
  }
  if (optimizer_->planned() < rounds_ * distances_.ghosts()) return Result::kRunning;
  const bool was_last = optimizer_->steps() >= upper() - 1;
  gap_ = was_last ? 1 : 2 * gap_;
  rounds_ = was_last ? 2 * rounds_ : rounds_;
  optimizer_.reset();
  return Result::kRunning;
}

}  // namespace midnight::ghosts
