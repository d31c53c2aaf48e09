#include "puzzles/ghosts/many/many.h"

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <utility>
#include <vector>

#include "core/layered_search.h"
#include "puzzles/ghosts/joint_space.h"
#include "puzzles/ghosts/many/climb.h"
#include "puzzles/ghosts/many/descent.h"
#include "puzzles/ghosts/rules.h"

namespace midnight::ghosts {
namespace {

class ManySearch final : public Search {
 public:
  ManySearch(const Board& board, const Limits& limits)
      : board_(board), limits_(limits), graph_(board), distances_(graph_, board) {
    if (board.starts == board.goals) {
      Solve(Plan(board.starts.begin(), board.starts.end()), "same");
    } else if (distances_.LongestWay() == Distances::kNone) {
      Exhaust("single-exhausted");
    } else {
      climb_.emplace(board_, graph_, distances_, limits.max_bytes / 2);
      descent_.emplace(graph_, distances_, limits.max_bytes / 4);
      OpenExhaustive();
    }
  }

  Outcome Step(uint32_t budget) override {
    const uint64_t end = Work() + budget;
    while (outcome_ == Outcome::kRunning && Work() < end) {
      Proceed(std::min<uint64_t>(kSlice, end - Work()));
      if (outcome_ == Outcome::kRunning && Work() >= limits_.max_states) {
        outcome_ = Outcome::kNodeLimit;
      }
    }
    return outcome_;
  }

  /// Of states only exhaustive search tells; the others count work of their own kinds.
  Stats stats() const override {
    Stats stats = exhaustive_ ? exhaustive_->stats() : Stats{};
    stats.bytes = Bytes();
    return stats;
  }
  int64_t steps() const override { return outcome_ == Outcome::kSolved ? upper() : -1; }
  Plan plan() const override { return outcome_ == Outcome::kSolved ? best_ : Plan(); }
  std::string_view proof() const override { return proof_; }
  std::optional<Bounds> bounds() const override { return Bounds{lower(), upper(), stage_}; }
  Plan best_plan() const override { return best_; }

 private:
  static constexpr uint64_t kSlice = 4096;
  static constexpr uint64_t kHeadStart = 50'000;  // of the climb before the others
  static constexpr uint64_t kFewStates = uint64_t{1} << 26;

  void OpenExhaustive();
  void Proceed(uint64_t work);
  void StepClimb(uint64_t work);
  void StepDescent(uint64_t work);
  void StepExhaustive(uint64_t work);
  void Take(Plan plan);
  void Close();

  void Solve(Plan plan, std::string_view proof) {
    Take(std::move(plan));
    proof_ = proof;
    outcome_ = Outcome::kSolved;
  }
  void Exhaust(std::string_view proof) {
    proof_ = proof;
    outcome_ = Outcome::kExhausted;
  }

  int64_t lower() const {
    if (outcome_ == Outcome::kSolved) return upper();
    return climb_ ? climb_->lower() : 0;
  }
  int64_t upper() const { return static_cast<int64_t>(best_.size() / board_.starts.size()) - 1; }
  uint64_t Work() const {
    return (climb_ ? climb_->work_done() : 0) + (descent_ ? descent_->work_done() : 0) +
           exhaustive_work_;
  }
  uint64_t Bytes() const {
    return (climb_ ? climb_->Bytes() : 0) + (descent_ ? descent_->Bytes() : 0) +
           (exhaustive_ ? exhaustive_->stats().bytes : 0) + Distances::BytesFor(board_);
  }

  Board board_;
  Limits limits_;
  Graph graph_;
  Distances distances_;
  std::string_view stage_ = "single-bound";
  std::string_view proof_;
  Plan best_;
  std::optional<Climb> climb_;
  std::optional<Descent> descent_;
  std::optional<LayeredSearch<JointSpace>> exhaustive_;
  uint64_t exhaustive_work_ = 0;
  bool climbs_ = true;
  bool descends_ = true;
};

void ManySearch::OpenExhaustive() {
  JointSpace space(board_);
  if (space.IndexLimit() > kFewStates) return;
  Limits limits = limits_;
  limits.max_bytes /= 4;
  exhaustive_.emplace(std::move(space), Policy::kSmaller, limits);
}

/// Gives the next turn to whoever has worked least.
void ManySearch::Proceed(uint64_t work) {
  const uint64_t climbed = climb_->work_done();
  if (climbs_ && climbed < kHeadStart) return StepClimb(work);
  const uint64_t others = descent_->work_done() + exhaustive_work_;
  if (climbs_ && climbed - kHeadStart <= others) return StepClimb(work);
  const bool is_exhaustive_due =
      exhaustive_ && (!descends_ || exhaustive_work_ <= descent_->work_done());
  if (is_exhaustive_due) return StepExhaustive(work);
  if (descends_) return StepDescent(work);
  if (climbs_) return StepClimb(work);
  if (exhaustive_) return StepExhaustive(work);
  outcome_ = Outcome::kMemoryLimit;
}

void ManySearch::StepClimb(uint64_t work) {
  const Climb::Result result = climb_->Step(work);
  stage_ = climb_->stage();
  if (result == Climb::Result::kNoMemory) climbs_ = false;
  if (result == Climb::Result::kExhausted)
    return Exhaust(climb_->stage() == "pair-bound" ? "pair-exhausted" : "triple-exhausted");
  if (result == Climb::Result::kFound) {
    const std::vector<std::vector<Node>> paths = climb_->Paths();
    Plan plan;
    for (size_t time = 0; time < paths[0].size(); ++time) {
      for (const std::vector<Node>& path : paths) plan.push_back(graph_.CellOf(path[time]));
    }
    Take(std::move(plan));
  }
  Close();
}

void ManySearch::StepDescent(uint64_t work) {
  stage_ = descent_->stage();
  const Descent::Result result = descent_->Step(work, climb_->lower());
  if (result == Descent::Result::kExhausted) return Exhaust("exhausted");
  if (result == Descent::Result::kNoMemory) descends_ = false;
  if (result != Descent::Result::kImproved) return;
  Plan plan;
  for (const Node node : descent_->best()) plan.push_back(graph_.CellOf(node));
  Take(std::move(plan));
  Close();
}

void ManySearch::StepExhaustive(uint64_t work) {
  stage_ = "exhaustive";
  const uint64_t before = exhaustive_->stats().expanded;
  const Outcome outcome =
      exhaustive_->Step(static_cast<uint32_t>(std::max<uint64_t>(work / 16, 1)));
  exhaustive_work_ += 16 * (exhaustive_->stats().expanded - before) + 1;
  if (outcome == Outcome::kSolved) return Solve(exhaustive_->plan(), exhaustive_->proof());
  if (outcome == Outcome::kExhausted) return Exhaust(exhaustive_->proof());
  if (outcome != Outcome::kRunning) exhaustive_.reset();
}

/// A plan counts when the rules allow it and no better one is known.
void ManySearch::Take(Plan plan) {
  if (!CheckPlan(board_, plan).ok) std::abort();
  if (best_.empty() || plan.size() < best_.size()) best_ = std::move(plan);
}

void ManySearch::Close() {
  if (best_.empty() || upper() > climb_->lower()) return;
  proof_ = climb_->proof();
  outcome_ = Outcome::kSolved;
}

}  // namespace

Fit FitMany(const Board& board) { return {"", Distances::BytesFor(board)}; }

std::unique_ptr<Search> OpenMany(const Board& board, const Limits& limits) {
  return std::make_unique<ManySearch>(board, limits);
}

}  // namespace midnight::ghosts
