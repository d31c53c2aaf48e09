#include "puzzles/ghosts/engines/bounded_search.h"

#include <algorithm>

namespace midnight::ghosts {

PairBounds::PairBounds(const Regions& regions, const Trio& end)
    : ab_(regions.a, regions.b, end.a, end.b),
      ac_(regions.a, regions.c, end.a, end.c),
      bc_(regions.b, regions.c, end.b, end.c),
      set_ab_(ab_),
      set_ac_(ac_),
      set_bc_(bc_) {}

int PairBounds::LongestFrom(const Trio& state) {
  const int ab = ab_.DistanceOf(state.a, state.b);
  const int ac = ac_.DistanceOf(state.a, state.c);
  const int bc = bc_.DistanceOf(state.b, state.c);
  return std::min({ab, ac, bc}) < 0 ? -1 : std::max({ab, ac, bc});
}

BoundedSearch::Result BoundedSearch::Begin(int steps, PairBounds* to_goal, PairBounds* from_start,
                                           ByteBudget& budget) {
  steps_ = steps;
  to_goal_ = to_goal;
  from_start_ = from_start;
  turn_open_ = false;
  rows_.Restart();
  const bool fits = rows_.PlaceEnd(Side::kForward, start_, budget) &&
                    rows_.PlaceEnd(Side::kBackward, goal_, budget);
  return fits ? Result::kRunning : Result::kNoMemory;
}

BoundedSearch::Result BoundedSearch::Step(uint64_t rows, ByteBudget& budget) {
  for (uint64_t done = 0; done < rows;) {
    if (!turn_open_) OpenTurn();
    const uint32_t count = rows_.Advance(budget);
    if (count == 0) return Result::kNoMemory;
    done += count;
    if (!rows_.TurnIsOver()) continue;
    const Result result = CloseTurn();
    if (result != Result::kRunning) return result;
  }
  return Result::kRunning;
}

void BoundedSearch::OpenTurn() {
  const bool back = from_start_ != nullptr && rows_.log(Side::kBackward).frontier_rows() <
                                                  rows_.log(Side::kForward).frontier_rows();
  const Side side = back ? Side::kBackward : Side::kForward;
  PairBounds& others = back ? *from_start_ : *to_goal_;
  rows_.BeginTurn(side, others.Within(steps_ - Depth(side) - 1));
  turn_open_ = true;
}

BoundedSearch::Result BoundedSearch::CloseTurn() {
  turn_open_ = false;
  const bool found_new = rows_.EndTurn();
  if (rows_.ties() > 0) return Result::kFound;
  const bool in_time = Depth(Side::kForward) + Depth(Side::kBackward) < steps_;
  return found_new && in_time ? Result::kRunning : Result::kNone;
}

std::vector<Trio> BoundedSearch::Path() const {
  const Trio& meeting = rows_.meeting();
  std::vector<Trio> states = rows_.Chain(Side::kForward, Depth(Side::kForward), meeting);
  const std::vector<Trio> rest = rows_.Chain(Side::kBackward, Depth(Side::kBackward), meeting);
  for (size_t i = rest.size() - 1; i > 0; --i) states.push_back(rest[i - 1]);
  return states;
}

}  // namespace midnight::ghosts
