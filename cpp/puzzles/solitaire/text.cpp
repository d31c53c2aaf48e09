#include "puzzles/solitaire/text.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "core/integers.h"
#include "puzzles/solitaire/rules.h"

namespace midnight::solitaire {
namespace {

constexpr uint64_t kNumbers = 16;

/// A cell as an Integer whose place is that of its row.
Result<Integer> ReadCell(Integers& integers) {
  const Result<Integer> y = integers.Next("a row", 1, kWidth);
  if (!y.ok()) return y.error();
  const Result<Integer> x = integers.Next("a column", 1, kWidth);
  if (!x.ok()) return x.error();
  const int64_t cell = (y.value().value - 1) * kWidth + x.value().value - 1;
  return Integer{cell, y.value().line, y.value().column};
}

/// Four cells in ascending order.
Result<std::vector<int>> ReadPlaces(Integers& integers, std::string_view kind) {
  std::vector<int> cells;
  while (cells.size() < kPieces) {
    const Result<Integer> cell = ReadCell(integers);
    if (!cell.ok()) return cell.error();
    const int value = static_cast<int>(cell.value().value);
    if (std::find(cells.begin(), cells.end(), value) != cells.end()) {
      return Error{"two " + std::string(kind) + "s in one cell", cell.value().line,
                   cell.value().column};
    }
    cells.push_back(value);
  }
  std::sort(cells.begin(), cells.end());
  return cells;
}

class Reader final : public CaseReader {
 public:
  explicit Reader(std::string_view text)
      : integers_(text), words_(Integers::CountWords(text)), counted_(words_ % kNumbers == 1) {}

  Result<std::optional<Board>> Next() override {
    if (counted_) {
      std::optional<Error> fault = ReadCount();
      if (fault) return *std::move(fault);
    }
    if (integers_.AtEnd()) return std::optional<Board>();
    Board board;
    board.width = kWidth;
    board.height = kWidth;
    board.walls.assign(kCells, 0);
    Result<std::vector<int>> starts = ReadPlaces(integers_, "piece");
    if (!starts.ok()) return starts.error();
    Result<std::vector<int>> goals = ReadPlaces(integers_, "goal");
    if (!goals.ok()) return goals.error();
    board.starts = std::move(starts.value());
    board.goals = std::move(goals.value());
    return std::optional<Board>(std::move(board));
  }

 private:
  std::optional<Error> ReadCount() {
    counted_ = false;
    const int64_t cases = static_cast<int64_t>(words_ / kNumbers);
    const Result<Integer> count = integers_.Next("the number of cases", 0, INT64_MAX);
    if (!count.ok()) return count.error();
    if (count.value().value == cases) return std::nullopt;
    return Error{"the text holds another number of cases, " + std::to_string(cases),
                 count.value().line, count.value().column};
  }

  Integers integers_;
  uint64_t words_;
  bool counted_;  ///< a count of cases is still to be read
};

void AppendPlaces(std::vector<int> cells, std::string& text) {
  std::sort(cells.begin(), cells.end());
  for (size_t i = 0; i < cells.size(); ++i) {
    if (i > 0) text += ' ';
    text += std::to_string(cells[i] / kWidth + 1) + " " + std::to_string(cells[i] % kWidth + 1);
  }
  text += '\n';
}

/// The cell of four that is not among four others; kNoCell when all are.
int CellMissingIn(const uint16_t* cells, const uint16_t* others) {
  for (size_t i = 0; i < kPieces; ++i) {
    if (std::find(others, others + kPieces, cells[i]) == others + kPieces) return cells[i];
  }
  return kNoCell;
}

}  // namespace

std::unique_ptr<CaseReader> Read(std::string_view text) { return std::make_unique<Reader>(text); }

Result<std::string> Print(std::span<const Board> boards) {
  std::string text;
  for (const Board& board : boards) {
    std::optional<Error> fault = Validate(board);
    if (fault) return *std::move(fault);
    AppendPlaces(board.starts, text);
    AppendPlaces(board.goals, text);
  }
  return text;
}

std::string FormatPlan(const Board& /*board*/, const Plan& plan) {
  std::string text;
  for (size_t i = kPieces; i + kPieces <= plan.size(); i += kPieces) {
    const uint16_t* now = plan.data() + i - kPieces;
    const uint16_t* next = plan.data() + i;
    for (const int cell : {CellMissingIn(now, next), CellMissingIn(next, now)}) {
      text += std::to_string(cell / kWidth + 1) + " " + std::to_string(cell % kWidth + 1) + " ";
    }
    text.back() = '\n';
  }
  return text;
}

Result<Plan> ParsePlan(const Board& board, std::string_view text) {
  std::array<uint16_t, kPieces> now{};
  for (size_t i = 0; i < kPieces; ++i) now[i] = static_cast<uint16_t>(board.starts[i]);
  Plan plan(now.begin(), now.end());
  Integers integers(text);
  for (int step = 1; !integers.AtEnd(); ++step) {
    const Result<Integer> from = ReadCell(integers);
    if (!from.ok()) return from.error();
    const Result<Integer> to = ReadCell(integers);
    if (!to.ok()) return to.error();
    const auto piece = std::find(now.begin(), now.end(), from.value().value);
    if (piece == now.end()) {
      return Error{"step " + std::to_string(step) + ": there is no piece to move",
                   from.value().line, from.value().column};
    }
    *piece = static_cast<uint16_t>(to.value().value);
    plan.insert(plan.end(), now.begin(), now.end());
  }
  return plan;
}

}  // namespace midnight::solitaire
