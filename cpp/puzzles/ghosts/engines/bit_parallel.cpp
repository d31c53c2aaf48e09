#include "puzzles/ghosts/engines/bit_parallel.h"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "puzzles/ghosts/engines/row_search.h"

namespace midnight::ghosts {
namespace {

class BitParallelSearch final : public Search, private Trace {
 public:
  BitParallelSearch(const Board& board, const Frame& frame, const Limits& limits)
      : pieces_(static_cast<int>(board.starts.size())),
        grid_(board, frame),
        rows_(Regions::Of(board, grid_)),
        limits_(limits),
        budget_(limits.max_bytes) {
    const Trio start = rows_.regions().TrioOf(grid_, board.starts);
    const Trio goal = rows_.regions().TrioOf(grid_, board.goals);
    const bool fits = rows_.Allocate(budget_) && rows_.PlaceEnd(Side::kForward, start, budget_) &&
                      rows_.PlaceEnd(Side::kBackward, goal, budget_);
    if (!fits) {
      outcome_ = Outcome::kMemoryLimit;
    } else if (start == goal && !limits.flood) {
      meeting_ = start;
      ties_ = 1;
      outcome_ = Outcome::kSolved;
    }
  }

  Outcome Step(uint32_t budget) override {
    uint64_t left = budget;
    while (outcome_ == Outcome::kRunning && left > 0) {
      if (!turn_open_) OpenTurn();
      const uint32_t rows = rows_.Advance(budget_);
      left -= std::min<uint64_t>(left, rows);
      if (rows == 0) outcome_ = Outcome::kMemoryLimit;
      if (Discovered() >= limits_.max_states) outcome_ = Outcome::kNodeLimit;
      if (outcome_ == Outcome::kRunning && rows_.TurnIsOver()) CloseTurn();
    }
    return outcome_;
  }

  Stats stats() const override { return {expanded_, 0, Discovered(), budget_.used()}; }
  int64_t steps() const override {
    return outcome_ == Outcome::kSolved ? static_cast<int64_t>(schedule_.size()) : -1;
  }
  std::string_view proof() const override {
    if (outcome_ == Outcome::kSolved) return schedule_.empty() ? "same" : "met";
    if (outcome_ != Outcome::kExhausted) return "";
    return side_ == Side::kForward ? "exhausted-forward" : "exhausted-backward";
  }
  Plan plan() const override;
  std::optional<Meeting> meeting() const override;
  const Trace* trace() const override { return this; }

 private:
  // Trace.
  std::string_view Schedule() const override { return schedule_; }
  std::span<const uint64_t> LayerSizes(Side side) const override { return rows_.log(side).sizes(); }
  void Read(Side side, int layer, uint64_t first, uint64_t count, uint16_t* cells) const override;

  uint64_t Discovered() const {
    return rows_.log(Side::kForward).states() + rows_.log(Side::kBackward).states();
  }
  int Depth(Side side) const { return rows_.log(side).layer_count() - 1; }

  void OpenTurn() {
    const uint64_t forward = rows_.log(Side::kForward).frontier_rows();
    const bool back = !limits_.flood && rows_.log(Side::kBackward).frontier_rows() < forward;
    side_ = back ? Side::kBackward : Side::kForward;
    rows_.BeginTurn(side_);
    turn_open_ = true;
  }

  void CloseTurn() {
    turn_open_ = false;
    expanded_ += rows_.log(side_).sizes().back();
    schedule_.push_back(side_ == Side::kForward ? 'f' : 'b');
    const bool found_new = rows_.EndTurn();
    if (rows_.ties() > 0 && !limits_.flood) {
      ties_ = rows_.ties();
      meeting_ = rows_.meeting();
      outcome_ = Outcome::kSolved;
    } else if (!found_new) {
      outcome_ = Outcome::kExhausted;
    }
  }

  void WriteCells(const Trio& state, uint16_t* cells) const {
    rows_.regions().WriteCells(grid_, state, cells);
  }

  int pieces_;
  Grid grid_;
  RowSearch rows_;
  Limits limits_;
  ByteBudget budget_;
  std::string schedule_;
  Side side_ = Side::kForward;
  bool turn_open_ = false;
  uint64_t expanded_ = 0;
  uint64_t ties_ = 0;
  Trio meeting_;
};

Plan BitParallelSearch::plan() const {
  if (outcome_ != Outcome::kSolved) return {};
  std::vector<Trio> states = rows_.Chain(Side::kForward, Depth(Side::kForward), meeting_);
  const std::vector<Trio> rest = rows_.Chain(Side::kBackward, Depth(Side::kBackward), meeting_);
  for (size_t i = rest.size() - 1; i > 0; --i) states.push_back(rest[i - 1]);
  const size_t pieces = static_cast<size_t>(pieces_);
  Plan plan(states.size() * pieces);
  for (size_t t = 0; t < states.size(); ++t) WriteCells(states[t], plan.data() + t * pieces);
  return plan;
}

std::optional<Meeting> BitParallelSearch::meeting() const {
  if (outcome_ != Outcome::kSolved) return std::nullopt;
  Meeting meeting;
  meeting.cells.resize(static_cast<size_t>(pieces_));
  WriteCells(meeting_, meeting.cells.data());
  meeting.forward_depth = Depth(Side::kForward);
  meeting.backward_depth = Depth(Side::kBackward);
  meeting.ties = ties_;
  return meeting;
}

void BitParallelSearch::Read(Side side, int layer, uint64_t first, uint64_t count,
                             uint16_t* cells) const {
  uint64_t skip = first;
  uint64_t left = count;
  for (const Block& block : rows_.log(side).Layer(layer)) {
    for (uint32_t i = 0; i < block.count && left > 0; ++i) {
      const uint64_t size = static_cast<uint64_t>(block.rows[i].Count());
      if (skip >= size) {
        skip -= size;
        continue;
      }
      block.rows[i].ForEach([&](Place place) {
        if (skip > 0) {
          --skip;
        } else if (left > 0) {
          WriteCells({block.a, block.second[i], rows_.regions().c.IdOf(place)}, cells);
          cells += pieces_;
          --left;
        }
      });
    }
  }
}

}  // namespace

Fit FitBitParallel(const Board& board) {
  const Frame frame = Frame::Of(board);
  if (board.starts.size() > 3) return {"too-many-pieces"};
  if (frame.LongestSide() > Row::kWidth) return {"floor-too-large"};
  const Grid grid(board, frame);
  return {"", RowSearch(Regions::Of(board, grid)).TableBytes()};
}

std::unique_ptr<Search> OpenBitParallel(const Board& board, const Limits& limits, Reuse&) {
  return std::make_unique<BitParallelSearch>(board, Frame::Of(board), limits);
}

}  // namespace midnight::ghosts
