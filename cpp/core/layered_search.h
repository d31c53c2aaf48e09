// LayeredSearch: breadth-first search by whole layers, from one end or from both. Which side goes
// next is a policy: plain breadth-first search is the policy that never lets the goal's side move.
#ifndef MIDNIGHT_CORE_LAYERED_SEARCH_H_
#define MIDNIGHT_CORE_LAYERED_SEARCH_H_

#include <algorithm>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>

#include "core/bit_set.h"
#include "core/board.h"
#include "core/locate.h"
#include "core/puzzle.h"
#include "core/reuse.h"
#include "core/search.h"
#include "core/side_log.h"
#include "core/space.h"

namespace midnight {

/// Whose layer is expanded next.
enum class Policy : uint8_t {
  kForwardOnly,  ///< plain breadth-first search
  kAlternating,  ///< forward, backward, forward, ...
  kSmaller,      ///< the side with the smaller frontier; forward when they are equal
};

/// Bidirectional breadth-first search by layers (I. Pohl, "Bi-directional search", 1971). A turn,
/// the expansion of one whole layer by one side, that touches the other side's states is finished
/// and is the last. It is optimal: both sides held complete layers that shared no state, so every
/// shorter plan would have crossed both and been touched before.
///
/// O(states * moves) time; 8 bytes a discovered state and one bit a possible state, for each side.
template <Space S>
class LayeredSearch final : public Search, private Trace {
 public:
  LayeredSearch(S space, Policy policy, const Limits& limits)
      : space_(std::move(space)), policy_(policy), limits_(limits), budget_(limits.max_bytes) {
    if (!PlaceEnds()) outcome_ = Outcome::kMemoryLimit;
  }

  Outcome Step(uint32_t budget) override {
    while (outcome_ == Outcome::kRunning && budget > 0) {
      if (!turn_open_) OpenTurn();
      const uint64_t left = layer_end_ - cursor_;
      const uint32_t count = static_cast<uint32_t>(std::min<uint64_t>(budget, left));
      Expand(count);
      budget -= count;
      if (outcome_ == Outcome::kRunning && cursor_ == layer_end_) CloseTurn();
    }
    return outcome_;
  }

  Stats stats() const override {
    return {expanded_, generated_, log(Side::kForward).size() + log(Side::kBackward).size(),
            budget_.used()};
  }

  int64_t steps() const override {
    if (outcome_ != Outcome::kSolved) return -1;
    return log(Side::kForward).layer_count() + log(Side::kBackward).layer_count() - 2;
  }

  std::string_view proof() const override {
    if (outcome_ == Outcome::kSolved) return schedule_.empty() ? "same" : "met";
    if (outcome_ != Outcome::kExhausted) return "";
    if (stopped_) return "step-bound";
    return side_ == Side::kForward ? "exhausted-forward" : "exhausted-backward";
  }

  Plan plan() const override;
  std::optional<Meeting> meeting() const override;
  const Trace* trace() const override { return this; }

 private:
  // Trace.
  std::string_view Schedule() const override { return schedule_; }
  std::span<const uint64_t> LayerSizes(Side side) const override { return log(side).sizes(); }
  void Read(Side side, int layer, uint64_t first, uint64_t count, uint16_t* cells) const override;
  uint64_t FoundAfter(Side side, int layer, uint64_t expanded) const override;
  std::optional<Inspection> Inspect(uint64_t step) const override;

  SideLog& log(Side side) { return logs_[Index(side)]; }
  const SideLog& log(Side side) const { return logs_[Index(side)]; }

  bool PlaceEnds();
  Side ChooseSide() const;
  void OpenTurn();
  void Expand(uint32_t count);
  void CloseTurn();
  void Judge(Inspection& inspection) const;

  /// Calls f for each state that `side` reaches in one move from `state`.
  template <class F>
  void ForEachNext(Side side, State state, F&& f) const {
    if (side == Side::kForward) {
      space_.ForEachSuccessor(state, f);
    } else {
      space_.ForEachPredecessor(state, f);
    }
  }

  S space_;
  Policy policy_;
  Limits limits_;
  ByteBudget budget_;
  SideLog logs_[2];
  std::string schedule_;
  Side side_ = Side::kBackward;  ///< side of the current or last turn; backward, so forward opens
  bool turn_open_ = false;
  bool stopped_ = false;    ///< every plan left is longer than max_steps
  uint64_t cursor_ = 0;     ///< next entry to expand
  uint64_t layer_end_ = 0;  ///< end of the layer that is being expanded
  uint64_t expanded_ = 0;
  uint64_t generated_ = 0;
  uint64_t ties_ = 0;
  State meeting_ = 0;
};

template <Space S>
bool LayeredSearch<S>::PlaceEnds() {
  const uint64_t limit = space_.IndexLimit();
  if (limit > uint64_t{1} << 32) return false;
  for (SideLog& side : logs_) {
    if (!side.Allocate(limit, budget_)) return false;
  }
  bool fits = true;
  const auto place = [&](SideLog& side) {
    return [&](State state) {
      const uint32_t self = static_cast<uint32_t>(side.size());
      fits = fits && (side.Knows(state) || side.Discover(state, self, budget_));
    };
  };
  space_.ForEachStart(place(log(Side::kForward)));
  space_.ForEachGoal(place(log(Side::kBackward)));
  for (SideLog& side : logs_) side.CloseLayer();
  space_.ForEachStart([&](State state) {
    if (fits && log(Side::kBackward).Knows(state) && ties_++ == 0) meeting_ = state;
  });
  if (!fits) return false;
  if (ties_ > 0 && !limits_.flood) outcome_ = Outcome::kSolved;
  for (const Side side : kSides) {
    if (outcome_ != Outcome::kRunning || log(side).layer_count() > 0) continue;
    outcome_ = Outcome::kExhausted;  // an end without states cannot be reached
    side_ = side;
  }
  return true;
}

template <Space S>
Side LayeredSearch<S>::ChooseSide() const {
  if (limits_.flood) return Side::kForward;
  switch (policy_) {
    case Policy::kForwardOnly:
      return Side::kForward;
    case Policy::kAlternating:
      return Other(side_);
    case Policy::kSmaller:
      break;
  }
  const uint64_t forward = log(Side::kForward).frontier_size();
  return log(Side::kBackward).frontier_size() < forward ? Side::kBackward : Side::kForward;
}

template <Space S>
void LayeredSearch<S>::OpenTurn() {
  side_ = ChooseSide();
  const int layer = log(side_).layer_count() - 1;
  cursor_ = log(side_).LayerBegin(layer);
  layer_end_ = log(side_).LayerBegin(layer + 1);
  turn_open_ = true;
}

template <Space S>
void LayeredSearch<S>::Expand(uint32_t count) {
  SideLog& mine = log(side_);
  const SideLog& others = log(Other(side_));
  const uint64_t others_size = others.size();
  bool full = false;
  for (uint64_t end = cursor_ + count; cursor_ < end && !full; ++cursor_) {
    if (mine.size() + others_size >= limits_.max_states) {
      outcome_ = Outcome::kNodeLimit;
      return;
    }
    const uint32_t parent = static_cast<uint32_t>(cursor_);
    uint64_t generated = 0;
    ForEachNext(side_, mine.At(cursor_).state, [&](State next) {
      ++generated;
      if (mine.Knows(next)) return;
      if (!mine.Discover(next, parent, budget_)) {
        full = true;
        return;
      }
      if (others.Knows(next) && ties_++ == 0) meeting_ = next;
    });
    generated_ += generated;
    ++expanded_;
  }
  if (full) outcome_ = Outcome::kMemoryLimit;
}

template <Space S>
void LayeredSearch<S>::CloseTurn() {
  turn_open_ = false;
  schedule_.push_back(side_ == Side::kForward ? 'f' : 'b');
  const bool found_new = log(side_).CloseLayer();
  if (ties_ > 0 && !limits_.flood) {
    outcome_ = Outcome::kSolved;
  } else if (!found_new) {
    outcome_ = Outcome::kExhausted;
  } else if (static_cast<int64_t>(schedule_.size()) >= limits_.max_steps) {
    outcome_ = Outcome::kExhausted;
    stopped_ = true;
  }
}

template <Space S>
Plan LayeredSearch<S>::plan() const {
  if (outcome_ != Outcome::kSolved) return {};
  const auto chain = [&](const SideLog& side) {  // from the meeting to layer 0
    const int last = side.layer_count() - 1;
    uint64_t at = side.Find(meeting_, side.LayerBegin(last), side.size());
    std::vector<State> states = {meeting_};
    for (int layer = last; layer > 0; --layer) {
      at = side.At(at).parent;
      states.push_back(side.At(at).state);
    }
    return states;
  };
  std::vector<State> states = chain(log(Side::kForward));
  std::reverse(states.begin(), states.end());
  const std::vector<State> rest = chain(log(Side::kBackward));
  states.insert(states.end(), rest.begin() + 1, rest.end());
  const size_t pieces = static_cast<size_t>(space_.PieceCount());
  Plan plan(states.size() * pieces);
  for (size_t t = 0; t < states.size(); ++t) space_.WriteCells(states[t], plan.data() + t * pieces);
  return plan;
}

template <Space S>
std::optional<Meeting> LayeredSearch<S>::meeting() const {
  if (outcome_ != Outcome::kSolved) return std::nullopt;
  Meeting meeting;
  meeting.cells.resize(static_cast<size_t>(space_.PieceCount()));
  space_.WriteCells(meeting_, meeting.cells.data());
  meeting.forward_depth = log(Side::kForward).layer_count() - 1;
  meeting.backward_depth = log(Side::kBackward).layer_count() - 1;
  meeting.ties = ties_;
  return meeting;
}

template <Space S>
void LayeredSearch<S>::Read(Side side, int layer, uint64_t first, uint64_t count,
                            uint16_t* cells) const {
  const uint64_t begin = log(side).LayerBegin(layer) + first;
  for (uint64_t i = begin; i < begin + count; ++i, cells += space_.PieceCount()) {
    space_.WriteCells(log(side).At(i).state, cells);
  }
}

template <Space S>
uint64_t LayeredSearch<S>::FoundAfter(Side side, int layer, uint64_t expanded) const {
  const SideLog& mine = log(side);
  if (layer + 1 >= mine.layer_count()) return 0;
  const uint64_t begin = mine.LayerBegin(layer + 1);
  const uint64_t end = mine.LayerBegin(layer + 2);
  return mine.FirstChildFrom(begin, end, mine.LayerBegin(layer) + expanded) - begin;
}

template <Space S>
std::optional<Inspection> LayeredSearch<S>::Inspect(uint64_t step) const {
  std::optional<Position> position = Locate(*this, space_.PieceCount(), step);
  if (!position) return std::nullopt;
  Inspection inspection{*std::move(position), {}};
  Judge(inspection);
  return inspection;
}

/// The states that an expansion discovered lie side by side in the log, so what is new needs no
/// replay. A touch ends the search with its turn, so only the last turn has meetings.
template <Space S>
void LayeredSearch<S>::Judge(Inspection& inspection) const {
  const Position& at = inspection.position;
  const SideLog& mine = log(at.side);
  const uint64_t next = mine.LayerBegin(at.layer + 1);
  uint64_t fresh = next + FoundAfter(at.side, at.layer, at.index);
  const uint64_t fresh_end = next + at.found;
  const bool last = at.turn + 1 == schedule_.size();
  const State from = mine.At(mine.LayerBegin(at.layer) + at.index).state;
  const auto judge = [&](const Attempt& attempt, State state) {
    Fate fate = Fate::kRefused;
    if (attempt.refusal == Refusal::kNone) {
      const bool is_new = fresh < fresh_end && mine.At(fresh).state == state;
      if (is_new) ++fresh;
      const bool touches = is_new && last && log(Other(at.side)).Knows(state);
      fate = touches ? Fate::kMeeting : is_new ? Fate::kNew : Fate::kSeen;
    }
    inspection.attempts.push_back({attempt, fate});
  };
  space_.ForEachAttempt(from, at.side == Side::kBackward, judge);
}

/// Whether the states of a board can be numbered, and the bytes of both sides' tables of visited
/// states.
template <class S>
Fit FitLayered(const Board& board) {
  const uint64_t states = S(board).IndexLimit();
  const bool numbered = states <= uint64_t{1} << 32;
  return {numbered ? "" : "too-many-states", 2 * BitSet::BytesFor(states)};
}

/// Opens a LayeredSearch of a board, for a puzzle's table of algorithms. `S` is made of the board.
template <class S, Policy kPolicy>
std::unique_ptr<Search> OpenLayered(const Board& board, const Limits& limits, Reuse&) {
  return std::make_unique<LayeredSearch<S>>(S(board), kPolicy, limits);
}

}  // namespace midnight

#endif  // MIDNIGHT_CORE_LAYERED_SEARCH_H_
