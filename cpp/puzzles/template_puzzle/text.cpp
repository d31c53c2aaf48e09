#include "puzzles/template_puzzle/text.h"

#include "core/integers.h"

namespace midnight::template_puzzle {
namespace {

constexpr int kMostCells = 1000;

class Reader final : public CaseReader {
 public:
  explicit Reader(std::string_view text) : integers_(text) {}

  Result<std::optional<Board>> Next() override {
    if (integers_.AtEnd()) return std::optional<Board>();
    const Result<Integer> width = integers_.Next("the width", 1, kMostCells);
    if (!width.ok()) return width.error();
    const Result<Integer> start = integers_.Next("the start", 1, width.value().value);
    if (!start.ok()) return start.error();
    const Result<Integer> goal = integers_.Next("the goal", 1, width.value().value);
    if (!goal.ok()) return goal.error();
    Board board;
    board.width = static_cast<int>(width.value().value);
    board.height = 1;
    board.walls.assign(static_cast<size_t>(board.width), 0);
    board.starts = {static_cast<int>(start.value().value) - 1};
    board.goals = {static_cast<int>(goal.value().value) - 1};
    return std::optional<Board>(board);
  }

 private:
  Integers integers_;
};

}  // namespace

std::optional<Error> Validate(const Board& board) {
  if (board.width < 1 || board.width > kMostCells || board.height != 1) {
    return Error{"the board must be one row"};
  }
  if (board.walls.size() != static_cast<size_t>(board.width)) {
    return Error{"the walls do not fill the board"};
  }
  if (board.starts.size() != 1 || board.goals.size() != 1) return Error{"there must be one piece"};
  for (const int cell : {board.starts[0], board.goals[0]}) {
    if (!board.IsCell(cell) || board.IsWall(cell)) return Error{"piece and goal need a free cell"};
  }
  return std::nullopt;
}

std::unique_ptr<CaseReader> Read(std::string_view text) { return std::make_unique<Reader>(text); }

Result<std::string> Print(std::span<const Board> boards) {
  std::string text;
  for (const Board& board : boards) {
    std::optional<Error> fault = Validate(board);
    if (fault) return *std::move(fault);
    text += std::to_string(board.width) + " " + std::to_string(board.starts[0] + 1) + " " +
            std::to_string(board.goals[0] + 1) + "\n";
  }
  return text;
}

std::string FormatPlan(const Board& /*board*/, const Plan& plan) {
  std::string text;
  for (size_t t = 1; t < plan.size(); ++t) text += plan[t] < plan[t - 1] ? 'L' : 'R';
  return text + "\n";
}

Result<Plan> ParsePlan(const Board& board, std::string_view text) {
  int cell = board.starts[0];
  Plan plan = {static_cast<uint16_t>(cell)};
  for (size_t i = 0; i < text.size() && text[i] != '\n'; ++i) {
    if (text[i] != 'L' && text[i] != 'R') {
      return Error{"expected L or R", 1, static_cast<int>(i) + 1};
    }
    cell += text[i] == 'L' ? -1 : 1;
    plan.push_back(static_cast<uint16_t>(cell));
  }
  return plan;
}

Verdict CheckPlan(const Board& board, const Plan& plan) {
  const int64_t steps = static_cast<int64_t>(plan.size()) - 1;
  const auto fault = [&](int64_t step, const std::string& what) {
    return Verdict{false, steps, step, "step " + std::to_string(step) + ": " + what};
  };
  if (plan.empty() || plan[0] != board.starts[0]) return fault(0, "the piece is not at its start");
  for (size_t t = 1; t < plan.size(); ++t) {
    const int64_t step = static_cast<int64_t>(t);
    if (!board.IsCell(plan[t]) || board.IsWall(plan[t])) return fault(step, "there is no way");
    if (plan[t] + 1 != plan[t - 1] && plan[t] != plan[t - 1] + 1) return fault(step, "a jump");
  }
  if (plan.back() != board.goals[0]) return fault(steps, "the piece is not on its goal");
  return {true, steps, -1, ""};
}

}  // namespace midnight::template_puzzle
