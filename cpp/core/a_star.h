// AStar: informed search from the start, in the order of f = steps so far + estimated steps left.
#ifndef MIDNIGHT_CORE_A_STAR_H_
#define MIDNIGHT_CORE_A_STAR_H_

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/byte_budget.h"
#include "core/chunked_array.h"
#include "core/search.h"
#include "core/space.h"
#include "core/state_index.h"

namespace midnight {

/// A* (P. Hart, N. Nilsson, B. Raphael, 1968). `Heuristic` is a function of the cells of a state
/// that never exceeds the steps left and never falls by more than one a step (it is consistent), so
/// that no state is expanded twice; -1 says that the goal is out of reach. `Bytes()` is what its
/// tables hold. Among states of equal f the one found last goes first. Plans have fewer than 65,536
/// steps.
///
/// Its trace has f-layers: the start, then for each value of f the states in the order of their
/// expansion, and last the goal. O(1) a successor; 32 to 56 bytes a discovered state.
template <Space S, class Heuristic>
class AStar final : public Search, private Trace {
 public:
  static constexpr int kMostPieces = 32;

  AStar(S space, Heuristic heuristic, const Limits& limits)
      : space_(std::move(space)),
        heuristic_(std::move(heuristic)),
        limits_(limits),
        budget_(limits.max_bytes) {
    const uint64_t bytes = heuristic_.Bytes();
    const bool numbered = space_.IndexLimit() <= uint64_t{1} << 32;
    if (!numbered || space_.PieceCount() > kMostPieces || !budget_.Fits(bytes)) {
      outcome_ = Outcome::kMemoryLimit;
      return;
    }
    budget_.Take(bytes);
    space_.ForEachGoal([&](State state) { goals_.push_back(state); });
    goal_sizes_.push_back(goals_.size());
    space_.ForEachStart([&](State state) { Reach(state, kNoParent, 0); });
    for (; f_ < open_.size() && open_[f_].empty(); ++f_) {
    }
  }

  Outcome Step(uint32_t budget) override {
    for (; outcome_ == Outcome::kRunning && budget > 0; --budget) {
      const std::optional<uint32_t> entry = Next();
      if (!entry || entries_.size() >= limits_.max_states) {
        Stop(entry ? Outcome::kNodeLimit : Outcome::kExhausted);
      } else if (IsGoal(entries_[*entry].state)) {
        Finish(*entry);
      } else {
        Expand(*entry);
      }
    }
    return outcome_;
  }

  void Cancel() override {
    if (outcome_ == Outcome::kRunning) Stop(Outcome::kCancelled);
  }
  Stats stats() const override { return {expanded_, generated_, entries_.size(), budget_.used()}; }
  int64_t steps() const override {
    return outcome_ == Outcome::kSolved ? int64_t{entries_[Last()].steps} : -1;
  }
  std::string_view proof() const override {
    if (outcome_ == Outcome::kSolved) return steps() == 0 ? "same" : "estimate";
    return outcome_ == Outcome::kExhausted ? "exhausted-forward" : "";
  }
  Plan plan() const override;
  const Trace* trace() const override { return this; }

 private:
  static constexpr uint32_t kNoParent = UINT32_MAX;

  struct Entry {
    State state;
    uint32_t parent;
    uint16_t steps;
    uint16_t estimate;
    bool closed;
  };

  // Trace.
  std::string_view Schedule() const override { return schedule_; }
  std::span<const uint64_t> LayerSizes(Side side) const override {
    return side == Side::kForward ? std::span<const uint64_t>(sizes_) : goal_sizes_;
  }
  std::span<const int32_t> Estimates() const override { return estimates_; }
  void Read(Side side, int layer, uint64_t first, uint64_t count, uint16_t* cells) const override;

  bool IsGoal(State state) const {
    return std::find(goals_.begin(), goals_.end(), state) != goals_.end();
  }
  uint32_t Last() const { return closed_[closed_.size() - 1]; }

  std::optional<uint32_t> Next();
  void Expand(uint32_t entry);
  void Reach(State state, uint32_t parent, uint16_t steps);
  void Open(uint32_t entry);
  bool Close(uint32_t entry);
  void EndLayer();
  void Finish(uint32_t goal);
  void Stop(Outcome outcome);

  S space_;
  Heuristic heuristic_;
  Limits limits_;
  ByteBudget budget_;
  std::vector<State> goals_;
  ChunkedArray<Entry> entries_;              // the discovered states
  StateIndex index_;                         // where a state stands in them
  std::vector<std::vector<uint32_t>> open_;  // entries by f; those closed since count no more
  size_t f_ = 0;                             // of the layer that is being expanded
  ChunkedArray<uint32_t> closed_;            // entries in the order of their expansion
  std::vector<uint64_t> begins_ = {0};       // of the layers in closed_
  std::vector<uint64_t> sizes_;
  std::vector<uint64_t> goal_sizes_;  // the goal's side has its layer 0 alone
  std::vector<int32_t> estimates_;
  std::string schedule_;
  uint64_t expanded_ = 0;
  uint64_t generated_ = 0;
};

/// The next entry to expand; nothing when all are closed. Ends the layers that are through.
template <Space S, class Heuristic>
std::optional<uint32_t> AStar<S, Heuristic>::Next() {
  for (; f_ < open_.size(); ++f_) {
    std::vector<uint32_t>& open = open_[f_];
    while (!open.empty()) {
      const uint32_t entry = open.back();
      open.pop_back();
      if (!entries_[entry].closed) return entry;
    }
    EndLayer();
  }
  return std::nullopt;
}

template <Space S, class Heuristic>
void AStar<S, Heuristic>::Expand(uint32_t entry) {
  if (!Close(entry)) return;
  const Entry from = entries_[entry];
  ++expanded_;
  space_.ForEachSuccessor(from.state, [&](State next) {
    ++generated_;
    if (outcome_ == Outcome::kRunning) Reach(next, entry, static_cast<uint16_t>(from.steps + 1));
  });
  if (expanded_ == 1) EndLayer();
}

/// Stores a state that is new, or a shorter way to one that is open.
template <Space S, class Heuristic>
void AStar<S, Heuristic>::Reach(State state, uint32_t parent, uint16_t steps) {
  const uint32_t known = index_.Find(state);
  if (known != StateIndex::kNone) {
    Entry& entry = entries_.At(known);
    if (entry.closed || entry.steps <= steps) return;
    entry.steps = steps;
    entry.parent = parent;
    return Open(known);
  }
  std::array<uint16_t, kMostPieces> cells{};
  space_.WriteCells(state, cells.data());
  const int estimate = heuristic_(cells.data());
  if (estimate < 0) return;
  const uint32_t entry = static_cast<uint32_t>(entries_.size());
  if (!entries_.MakeRoom(budget_) || !index_.Add(state, entry, budget_)) {
    return Stop(Outcome::kMemoryLimit);
  }
  entries_.Push({state, parent, steps, static_cast<uint16_t>(estimate), false});
  Open(entry);
}

template <Space S, class Heuristic>
void AStar<S, Heuristic>::Open(uint32_t entry) {
  const size_t f = size_t{entries_[entry].steps} + entries_[entry].estimate;
  if (open_.size() <= f) open_.resize(f + 1);
  if (!budget_.Fits(sizeof(entry))) return Stop(Outcome::kMemoryLimit);
  budget_.Take(sizeof(entry));
  open_[f].push_back(entry);
}

template <Space S, class Heuristic>
bool AStar<S, Heuristic>::Close(uint32_t entry) {
  if (!closed_.MakeRoom(budget_)) {
    Stop(Outcome::kMemoryLimit);
    return false;
  }
  entries_.At(entry).closed = true;
  closed_.Push(entry);
  return true;
}

/// What was closed since the last layer is one, and its expansion is a turn.
template <Space S, class Heuristic>
void AStar<S, Heuristic>::EndLayer() {
  if (closed_.size() == begins_.back()) return;
  sizes_.push_back(closed_.size() - begins_.back());
  begins_.push_back(closed_.size());
  estimates_.push_back(static_cast<int32_t>(f_));
  schedule_.push_back('f');
}

/// The goal is a layer that is not expanded.
template <Space S, class Heuristic>
void AStar<S, Heuristic>::Finish(uint32_t goal) {
  EndLayer();
  if (!Close(goal)) return;
  EndLayer();
  schedule_.pop_back();
  outcome_ = Outcome::kSolved;
}

template <Space S, class Heuristic>
void AStar<S, Heuristic>::Stop(Outcome outcome) {
  EndLayer();
  outcome_ = outcome;
}

template <Space S, class Heuristic>
Plan AStar<S, Heuristic>::plan() const {
  if (outcome_ != Outcome::kSolved) return {};
  const size_t pieces = static_cast<size_t>(space_.PieceCount());
  Plan plan((static_cast<size_t>(steps()) + 1) * pieces);
  for (uint32_t at = Last(); at != kNoParent; at = entries_[at].parent) {
    space_.WriteCells(entries_[at].state, plan.data() + entries_[at].steps * pieces);
  }
  return plan;
}

template <Space S, class Heuristic>
void AStar<S, Heuristic>::Read(Side side, int layer, uint64_t first, uint64_t count,
                               uint16_t* cells) const {
  const uint64_t begin = side == Side::kForward ? begins_[static_cast<size_t>(layer)] : 0;
  for (uint64_t i = begin + first; i < begin + first + count; ++i, cells += space_.PieceCount()) {
    const bool mine = side == Side::kForward;
    space_.WriteCells(mine ? entries_[closed_[i]].state : goals_[static_cast<size_t>(i)], cells);
  }
}

}  // namespace midnight

#endif  // MIDNIGHT_CORE_A_STAR_H_
