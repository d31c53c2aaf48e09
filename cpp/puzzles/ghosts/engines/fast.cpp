#include "puzzles/ghosts/engines/fast.h"

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <vector>

#include "core/layered_search.h"
#include "puzzles/ghosts/engines/beam.h"
#include "puzzles/ghosts/engines/bounded_search.h"
#include "puzzles/ghosts/engines/reachability.h"
#include "puzzles/ghosts/joint_space.h"
#include "puzzles/ghosts/rules.h"

namespace midnight::ghosts {
namespace {

class FastSearch final : public Search {
 public:
  FastSearch(const Board& board, const Frame& frame, const Limits& limits)
      : board_(board), grid_(board, frame), limits_(limits), budget_(limits.max_bytes) {}

  Outcome Step(uint32_t budget) override {
    uint64_t left = budget;
    while (outcome_ == Outcome::kRunning && left > 0) {
      const uint64_t rows = std::min<uint64_t>(left, kSlice);
      left -= rows;
      Proceed(rows);
      if (Discovered() >= limits_.max_states && outcome_ == Outcome::kRunning) {
        outcome_ = Outcome::kNodeLimit;
      }
    }
    return outcome_;
  }

  Stats stats() const override {
    const uint64_t running = search_ ? search_->Expanded() : 0;
    return {expanded_ + running, 0, Discovered(), budget_.used() + BoundBytes()};
  }
  int64_t steps() const override {
    const size_t pieces = board_.starts.size();
    return outcome_ == Outcome::kSolved ? static_cast<int64_t>(plan_.size() / pieces) - 1 : -1;
  }
  Plan plan() const override { return plan_; }
  std::string_view proof() const override { return proof_; }
  std::optional<Meeting> meeting() const override { return meeting_; }

 private:
  enum class Stage : uint8_t { kBeam, kBounds, kSearch };
  static constexpr uint64_t kSlice = 4096;
  static constexpr int kTriesBeforeReach = 3;

  void Proceed(uint64_t rows) {
    switch (stage_) {
      case Stage::kBeam:
        return TryBeam();
      case Stage::kBounds:
        return FindBounds();
      case Stage::kSearch:
        return Search(rows);
    }
  }

  void TryBeam();
  void FindBounds();
  void Search(uint64_t rows);
  void Widen();

  void Solve(Plan plan, std::string_view proof) {
    if (!CheckPlan(board_, plan).ok) std::abort();
    plan_ = std::move(plan);
    proof_ = proof;
    outcome_ = Outcome::kSolved;
  }

  void Exhaust(std::string_view proof) {
    proof_ = proof;
    outcome_ = Outcome::kExhausted;
  }

  void Begin(int steps, PairBounds* from_start) {
    steps_ = steps;
    const auto result = search_->Begin(steps, &*to_goal_, from_start, budget_);
    const bool fits = result != BoundedSearch::Result::kNoMemory && budget_.Fits(BoundBytes());
    if (!fits) outcome_ = Outcome::kMemoryLimit;
  }

  uint64_t Discovered() const { return states_ + (search_ ? search_->States() : 0); }

  /// The bounds grow with the search; they are small beside its tables.
  uint64_t BoundBytes() const {
    return (to_goal_ ? to_goal_->Bytes() : 0) + (from_start_ ? from_start_->Bytes() : 0);
  }

  Plan PlanOf(const std::vector<Trio>& states) const;
  Meeting MeetingOf(const BoundedSearch& search) const;
  Board board_;
  Grid grid_;
  Limits limits_;
  ByteBudget budget_;
  Stage stage_ = Stage::kBeam;
  std::string_view proof_;
  Plan plan_;
  std::optional<Meeting> meeting_;
  uint64_t states_ = 0;    // of the stages that are over
  uint64_t expanded_ = 0;  // in them
  std::optional<BoundedSearch> search_;
  Trio start_;
  Trio goal_;
  std::optional<PairBounds> to_goal_;
  std::optional<PairBounds> from_start_;
  int steps_ = 0;  // the bound of the search that is running
  int gap_ = 1;    // by how much the next bound is larger
  int tries_ = 0;  // two-way searches begun
};

void FastSearch::TryBeam() {
  if (board_.starts == board_.goals) {
    return Solve(Plan(board_.starts.begin(), board_.starts.end()), "same");
  }
  Beam beam(board_, grid_);
  if (beam.bound() < 0) return Exhaust("single-exhausted");
  const bool found = beam.Run();
  states_ += beam.states();
  expanded_ += beam.expanded();
  if (found) return Solve(beam.plan(), "single-bound");
  stage_ = Stage::kBounds;
}

void FastSearch::FindBounds() {
  Regions regions = Regions::Of(board_, grid_);
  start_ = regions.TrioOf(grid_, board_.starts);
  goal_ = regions.TrioOf(grid_, board_.goals);
  search_.emplace(std::move(regions), start_, goal_);
  to_goal_.emplace(search_->regions(), goal_);
  const int bound = to_goal_->LongestFrom(start_);
  if (bound < 0) return Exhaust("pair-exhausted");
  if (!search_->Allocate(budget_)) {
    outcome_ = Outcome::kMemoryLimit;
    return;
  }
  stage_ = Stage::kSearch;
  Begin(bound, nullptr);
}

void FastSearch::Search(uint64_t rows) {
  const BoundedSearch::Result result = search_->Step(rows, budget_);
  if (result == BoundedSearch::Result::kFound) {
    if (tries_ > 0) meeting_ = MeetingOf(*search_);
    Solve(PlanOf(search_->Path()), tries_ == 0 ? "pair-bound" : "met");
  } else if (result == BoundedSearch::Result::kNone) {
    Widen();
  } else if (result == BoundedSearch::Result::kNoMemory) {
    outcome_ = Outcome::kMemoryLimit;
  }
}

/// There is no plan of `steps_` steps: looks further, but first whether there is a plan at all.
void FastSearch::Widen() {
  if (!from_start_) from_start_.emplace(search_->regions(), start_);
  if (tries_ == kTriesBeforeReach) {
    const std::optional<Reach> reach = FindReach(grid_, search_->regions(), start_, goal_, budget_);
    if (!reach) {
      outcome_ = Outcome::kMemoryLimit;
      return;
    }
    states_ += reach->states;
    if (!reach->joined) return Exhaust("exhausted");
  }
  states_ += search_->States();
  expanded_ += search_->Expanded();
  ++tries_;
  Begin(steps_ + gap_, &*from_start_);
  gap_ *= 2;
}

Plan FastSearch::PlanOf(const std::vector<Trio>& states) const {
  const size_t pieces = board_.starts.size();
  Plan plan(states.size() * pieces);
  for (size_t t = 0; t < states.size(); ++t) {
    search_->regions().WriteCells(grid_, states[t], plan.data() + t * pieces);
  }
  return plan;
}

/// Of ties only those are known that the bounds let pass.
Meeting FastSearch::MeetingOf(const BoundedSearch& search) const {
  Meeting meeting;
  meeting.cells.resize(board_.starts.size());
  search.regions().WriteCells(grid_, search.meeting(), meeting.cells.data());
  meeting.forward_depth = search.Depth(Side::kForward);
  meeting.backward_depth = search.Depth(Side::kBackward);
  meeting.ties = search.ties();
  return meeting;
}

}  // namespace

bool FitsRows(const Board& board) {
  return board.starts.size() <= 3 && Frame::Of(board).LongestSide() <= Row::kWidth;
}

Fit FitFast(const Board& board) {
  return FitsRows(board) ? FitsAlways(board) : FitLayered<JointSpace>(board);
}

std::unique_ptr<Search> OpenFast(const Board& board, const Limits& limits, Reuse& reuse) {
  if (!FitsRows(board)) return OpenLayered<JointSpace, Policy::kSmaller>(board, limits, reuse);
  return std::make_unique<FastSearch>(board, Frame::Of(board), limits);
}

}  // namespace midnight::ghosts
