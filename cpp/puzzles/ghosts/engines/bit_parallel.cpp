#include "puzzles/ghosts/engines/bit_parallel.h"

#include <algorithm>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

#include "puzzles/ghosts/engines/no_room.h"
#include "puzzles/ghosts/engines/row_search.h"

namespace midnight::ghosts {
namespace {

/// The ghosts in the roles of a, b and c. The layers of a search are as many as the farthest places
/// of c need, in every row: c is the ghost with the shortest ways.
Walks ChooseWalks(const Board& board, const Grid& grid) {
  struct Candidate {
    int piece = Walk::kNobody;
    int reach = 0;
  };
  std::vector<Candidate> order(3 - board.starts.size());
  std::vector<Row> floors;
  for (size_t i = 0; i < board.starts.size(); ++i) {
    int from_start = 0;
    int from_goal = 0;
    floors.push_back(grid.Flood(grid.PlaceOf(board.starts[i]), &from_start) |
                     grid.Flood(grid.PlaceOf(board.goals[i]), &from_goal));
    order.push_back({static_cast<int>(i), from_start + from_goal});
  }
  std::sort(order.begin(), order.end(), [](const Candidate& x, const Candidate& y) {
    return std::tuple(x.piece >= 0, -x.reach, x.piece) <
           std::tuple(y.piece >= 0, -y.reach, y.piece);
  });
  const auto walk = [&](size_t role) {
    const int piece = order[role].piece;
    return Walk(grid, piece, piece < 0 ? Row::None() : floors[static_cast<size_t>(piece)]);
  };
  return {walk(0), walk(1), walk(2)};
}

class BitParallelSearch final : public Search, private Trace {
 public:
  BitParallelSearch(const Board& board, const Frame& frame, const Limits& limits)
      : pieces_(static_cast<int>(board.starts.size())),
        grid_(board, frame),
        rows_(ChooseWalks(board, grid_)),
        limits_(limits),
        budget_(limits.max_bytes) {
    const Trio start = TrioOf(board.starts);
    const Trio goal = TrioOf(board.goals);
    const bool fits = rows_.Allocate(budget_) && rows_.PlaceEnd(Side::kForward, start, budget_) &&
                      rows_.PlaceEnd(Side::kBackward, goal, budget_);
    if (!fits) {
      outcome_ = Outcome::kMemoryLimit;
    } else if (start == goal) {
      meeting_ = start;
      ties_ = 1;
      outcome_ = Outcome::kSolved;
    }
  }

  Outcome Step(uint32_t budget) override {
    uint64_t left = budget;
    while (outcome_ == Outcome::kRunning && left > 0) {
      if (!turn_open_) OpenTurn();
      const uint32_t rows = rows_.Advance(Unbounded{}, budget_);
      left -= std::min<uint64_t>(left, rows);
      if (rows == 0) outcome_ = Outcome::kMemoryLimit;
      if (Discovered() >= limits_.max_states) outcome_ = Outcome::kNodeLimit;
      if (outcome_ == Outcome::kRunning && rows_.TurnIsOver()) CloseTurn();
    }
    return outcome_;
  }

  Outcome outcome() const override { return outcome_; }
  void Cancel() override {
    if (outcome_ == Outcome::kRunning) outcome_ = Outcome::kCancelled;
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
    const bool back = rows_.log(Side::kBackward).frontier_rows() < forward;
    side_ = back ? Side::kBackward : Side::kForward;
    rows_.BeginTurn(side_);
    turn_open_ = true;
  }

  void CloseTurn() {
    turn_open_ = false;
    expanded_ += rows_.log(side_).sizes().back();
    schedule_.push_back(side_ == Side::kForward ? 'f' : 'b');
    const bool found_new = rows_.EndTurn();
    if (rows_.ties() > 0) {
      ties_ = rows_.ties();
      meeting_ = rows_.meeting();
      outcome_ = Outcome::kSolved;
    } else if (!found_new) {
      outcome_ = Outcome::kExhausted;
    }
  }

  Trio TrioOf(const std::vector<int>& cells) const {
    const auto id = [&](const Walk& walk) {
      return walk.is_nobody() ? Id{0}
                              : walk.IdOf(grid_.PlaceOf(cells[static_cast<size_t>(walk.piece())]));
    };
    const Walks& walks = rows_.walks();
    return {id(walks.a), id(walks.b), id(walks.c)};
  }

  void WriteCells(const Trio& state, uint16_t* cells) const {
    const auto write = [&](const Walk& walk, Id id) {
      if (!walk.is_nobody()) cells[walk.piece()] = grid_.CellOf(walk.PlaceOf(id));
    };
    write(rows_.walks().a, state.a);
    write(rows_.walks().b, state.b);
    write(rows_.walks().c, state.c);
  }

  int pieces_;
  Grid grid_;
  RowSearch rows_;
  Limits limits_;
  ByteBudget budget_;
  Outcome outcome_ = Outcome::kRunning;
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
  states.insert(states.end(), rest.rbegin() + 1, rest.rend());
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
          WriteCells({block.a, block.second[i], rows_.walks().c.IdOf(place)}, cells);
          cells += pieces_;
          --left;
        }
      });
    }
  }
}

}  // namespace

std::unique_ptr<Search> OpenBitParallel(const Board& board, const Limits& limits, Reuse&) {
  const Frame frame = Frame::Of(board);
  const bool fits = board.starts.size() <= 3 && frame.LongestSide() <= Row::kWidth;
  if (!fits) return std::make_unique<NoRoom>();
  return std::make_unique<BitParallelSearch>(board, frame, limits);
}

}  // namespace midnight::ghosts
