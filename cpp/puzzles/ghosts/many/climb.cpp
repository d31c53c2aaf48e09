#include "puzzles/ghosts/many/climb.h"

namespace midnight::ghosts {
namespace {

constexpr int kRoundsOfPlanning = 12;

}  // namespace

Climb::Climb(const Board& board, const Graph& graph, const Distances& distances, uint64_t max_bytes)
    : graph_(graph),
      distances_(distances),
      max_bytes_(max_bytes),
      lower_(distances.LongestWay()),
      subsets_(board),
      has_subsets_(SubsetBounds::Suits(board)) {}

uint64_t Climb::Bytes() const {
  return (optimizer_ ? ConflictOptimizer::BytesFor(graph_, distances_.ghosts(), lower_) : 0) +
         (expansion_ ? expansion_->solver().Bytes() : 0);
}

Climb::Result Climb::Step(uint64_t work) {
  const uint64_t end = work_done_ + work;
  Result result = Result::kRunning;
  while (result == Result::kRunning && work_done_ < end) {
    if (!optimizer_) {
      stage_ = "prioritised";
      if (ConflictOptimizer::BytesFor(graph_, distances_.ghosts(), lower_) > max_bytes_) {
        return Result::kNoMemory;
      }
      optimizer_.emplace(graph_, distances_, lower_, static_cast<uint64_t>(lower_));
    } else if (!expansion_) {
      result = tried_ ? Bound() : Optimize();
    } else if (expansion_->ghosts().size() < static_cast<size_t>(distances_.ghosts())) {
      result = Build();
    } else {
      result = Decide(end - work_done_);
    }
  }
  return result;
}

/// Plans one ghost.
Climb::Result Climb::Optimize() {
  work_done_ += optimizer_->Step();
  if (optimizer_->done()) return Result::kFound;
  const int rounds = optimizer_->planned() / distances_.ghosts();
  const bool is_round = optimizer_->planned() % distances_.ghosts() == 0;
  if (has_subsets_ && is_round) subsets_.Note(optimizer_->timetable(), distances_.ghosts());
  tried_ = rounds >= kRoundsOfPlanning;
  return Result::kRunning;
}

/// Looks at one subset.
Climb::Result Climb::Bound() {
  if (!has_subsets_) {
    expansion_.emplace(graph_, distances_, lower_);
    stage_ = "sat";
    return Result::kRunning;
  }
  const std::string_view proof = subsets_.size() == 2 ? "pair-bound" : "triple-bound";
  stage_ = proof;
  const uint64_t before = subsets_.work_done();
  const SubsetBounds::Result result = subsets_.Step(lower_, max_bytes_);
  work_done_ += subsets_.work_done() - before;
  if (result == SubsetBounds::Result::kExhausted) return Result::kExhausted;
  if (result == SubsetBounds::Result::kRunning) return Result::kRunning;
  has_subsets_ = subsets_.size() <= SubsetBounds::kLargest;
  if (subsets_.bound() > lower_) Raise(subsets_.bound(), proof);
  return Result::kRunning;
}

/// Begins anew at a higher bound.
void Climb::Raise(int lower, std::string_view proof) {
  lower_ = lower;
  proof_ = proof;
  optimizer_.reset();
  expansion_.reset();
  tried_ = false;
}

/// Adds one ghost to the clauses.
Climb::Result Climb::Build() {
  const int ghost = static_cast<int>(expansion_->ghosts().size());
  const uint64_t bytes = expansion_->BytesFor(ghost);
  if (Bytes() + bytes > max_bytes_) return Result::kNoMemory;
  const Timetable& table = optimizer_->timetable();
  expansion_->Add(ghost, table.IsPlaced(ghost) ? table.Path(ghost) : std::span<const Node>());
  work_done_ += bytes / 64;
  return Result::kRunning;
}

Climb::Result Climb::Decide(uint64_t work) {
  SatSolver& solver = expansion_->solver();
  const uint64_t before = solver.propagations();
  const SatSolver::Result result = solver.Step(work);
  work_done_ += solver.propagations() - before + 1;
  if (result == SatSolver::Result::kSatisfiable) return Result::kFound;
  if (result == SatSolver::Result::kUnsatisfiable) {
    Raise(lower_ + 1, "sat");
  }
  return Bytes() > max_bytes_ ? Result::kNoMemory : Result::kRunning;
}

std::vector<std::vector<Node>> Climb::Paths() const {
  std::vector<std::vector<Node>> paths;
  for (int ghost = 0; ghost < distances_.ghosts(); ++ghost) {
    if (expansion_) {
      paths.push_back(expansion_->Path(ghost));
    } else {
      const std::span<const Node> path = optimizer_->timetable().Path(ghost);
      paths.emplace_back(path.begin(), path.end());
    }
  }
  return paths;
}

}  // namespace midnight::ghosts
