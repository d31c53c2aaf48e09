#include "session/session.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "session/registry.h"

namespace midnight {
namespace {

/// Orders the cells of each time so that a piece that stays keeps its column. The cells that are
/// new go to the columns whose cells are gone, in order: with one move at a time, to the piece that
/// moved.
void FollowPieces(const Board& board, Plan& plan) {
  std::vector<uint16_t> now(board.starts.begin(), board.starts.end());
  const auto pieces = static_cast<std::ptrdiff_t>(now.size());
  for (auto cells = plan.begin(); cells != plan.end(); cells += pieces) {
    const auto end = cells + pieces;
    auto entered = cells;
    for (uint16_t& cell : now) {
      if (std::find(cells, end, cell) != end) continue;
      while (std::find(now.begin(), now.end(), *entered) != now.end()) ++entered;
      cell = *entered;
    }
    std::copy(now.begin(), now.end(), cells);
  }
}

/// Stands for a search that cannot begin; a layered one has no layers yet.
class Unfit final : public Search, private Trace {
 public:
  explicit Unfit(bool layered) : layered_(layered) { outcome_ = Outcome::kMemoryLimit; }
  Outcome Step(uint32_t) override { return outcome_; }
  Stats stats() const override { return {}; }
  int64_t steps() const override { return -1; }
  Plan plan() const override { return {}; }
  std::string_view proof() const override { return ""; }
  const Trace* trace() const override { return layered_ ? this : nullptr; }

 private:
  std::string_view Schedule() const override { return ""; }
  std::span<const uint64_t> LayerSizes(Side) const override { return {}; }
  void Read(Side, int, uint64_t, uint64_t, uint16_t*) const override {}

  bool layered_;
};

}  // namespace

Fit FitWithin(const Algorithm& algorithm, const Board& board, uint64_t max_bytes) {
  Fit fit = algorithm.fit(board);
  if (fit.reason.empty() && fit.bytes > max_bytes) fit.reason = "tables-too-large";
  return fit;
}

Result<Session> Session::Open(const Puzzle& puzzle, std::string_view algorithm_id,
                              const Board& board, const Limits& limits, Reuse& reuse) {
  const Algorithm* algorithm = FindAlgorithm(puzzle, algorithm_id);
  if (algorithm == nullptr) return Error{"unknown algorithm " + std::string(algorithm_id)};
  std::optional<Error> fault = puzzle.validate(board);
  if (fault) return *std::move(fault);
  const Fit fit = FitWithin(*algorithm, board, limits.max_bytes);
  return Session(puzzle, *algorithm, board, fit,
                 fit.reason.empty() ? algorithm->open(board, limits, reuse)
                                    : std::make_unique<Unfit>(algorithm->layered));
}

Result<Session> Session::Open(std::string_view puzzle_id, std::string_view algorithm_id,
                              const Board& board, const Limits& limits, Reuse& reuse) {
  const Puzzle* puzzle = FindPuzzle(puzzle_id);
  if (puzzle == nullptr) return Error{"unknown puzzle " + std::string(puzzle_id)};
  return Open(*puzzle, algorithm_id, board, limits, reuse);
}

Plan Session::plan() const {
  Plan plan = search_->plan();
  if (puzzle_->like_pieces) FollowPieces(board_, plan);
  return plan;
}

Outcome Session::Run() {
  constexpr uint32_t kSlice = 1 << 20;
  while (search_->Step(kSlice) == Outcome::kRunning) {
  }
  return search_->outcome();
}

}  // namespace midnight
