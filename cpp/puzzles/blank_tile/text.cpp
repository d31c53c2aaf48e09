#include "puzzles/blank_tile/text.h"

#include <optional>
#include <utility>

#include "core/integers.h"
#include "puzzles/blank_tile/rules.h"

namespace midnight::blank_tile {
namespace {

class Reader final : public CaseReader {
 public:
  explicit Reader(std::string_view text) : integers_(text) {}

  Result<std::optional<Board>> Next() override {
    while (queries_ == 0) {
      if (integers_.AtEnd()) return std::optional<Board>();
      std::optional<Error> fault = ReadGrid();
      if (fault) return *std::move(fault);
    }
    --queries_;
    std::optional<Error> fault = ReadQuery();
    if (fault) return *std::move(fault);
    return std::optional<Board>(board_);
  }

 private:
  std::optional<Error> ReadGrid();
  std::optional<Error> ReadQuery();
  Result<Integer> ReadCell(std::string_view row, std::string_view column);

  Integers integers_;
  Board board_;
  int64_t queries_ = 0;
};

std::optional<Error> Reader::ReadGrid() {
  constexpr int64_t kMostQueries = 1'000'000'000;
  const Result<Integer> rows = integers_.Next("the number of rows", 1, kMaxSide);
  if (!rows.ok()) return rows.error();
  const Result<Integer> columns = integers_.Next("the number of columns", 1, kMaxSide);
  if (!columns.ok()) return columns.error();
  const Result<Integer> queries = integers_.Next("the number of queries", 0, kMostQueries);
  if (!queries.ok()) return queries.error();
  board_ = Board{};
  board_.width = static_cast<int>(columns.value().value);
  board_.height = static_cast<int>(rows.value().value);
  board_.walls.resize(static_cast<size_t>(board_.CellCount()));
  for (uint8_t& wall : board_.walls) {
    const Result<Integer> free = integers_.Next("a cell", 0, 1);
    if (!free.ok()) return free.error();
    wall = free.value().value == 0;
  }
  queries_ = queries.value().value;
  return std::nullopt;
}

/// A cell as an Integer whose place is that of its row.
Result<Integer> Reader::ReadCell(std::string_view row, std::string_view column) {
  const Result<Integer> y = integers_.Next(row, 1, board_.height);
  if (!y.ok()) return y.error();
  const Result<Integer> x = integers_.Next(column, 1, board_.width);
  if (!x.ok()) return x.error();
  const int64_t cell = (y.value().value - 1) * board_.width + x.value().value - 1;
  return Integer{cell, y.value().line, y.value().column};
}

std::optional<Error> Reader::ReadQuery() {
  const Result<Integer> blank = ReadCell("the blank's row", "the blank's column");
  if (!blank.ok()) return blank.error();
  const Result<Integer> tile = ReadCell("the tile's row", "the tile's column");
  if (!tile.ok()) return tile.error();
  const Result<Integer> target = ReadCell("the target's row", "the target's column");
  if (!target.ok()) return target.error();
  board_.starts = {static_cast<int>(blank.value().value), static_cast<int>(tile.value().value)};
  board_.goals = {kNoCell, static_cast<int>(target.value().value)};
  std::optional<Error> fault = Validate(board_);
  if (fault) {
    fault->line = tile.value().line;
    fault->column = tile.value().column;
  }
  return fault;
}

void AppendGrid(const Board& board, size_t queries, std::string& text) {
  text += std::to_string(board.height) + " " + std::to_string(board.width) + " " +
          std::to_string(queries) + "\n";
  for (int cell = 0; cell < board.CellCount(); ++cell) {
    text += board.IsWall(cell) ? '0' : '1';
    text += (cell + 1) % board.width == 0 ? '\n' : ' ';
  }
}

void AppendCell(const Board& board, int cell, char end, std::string& text) {
  text += std::to_string(cell / board.width + 1) + " " + std::to_string(cell % board.width + 1);
  text += end;
}

bool SameGrid(const Board& a, const Board& b) { return a.width == b.width && a.walls == b.walls; }

/// The direction from a cell to its neighbour, kDirections when they are no neighbours.
size_t DirectionTo(const Board& board, int from, int to) {
  size_t direction = 0;
  while (direction < kDirections && CellAfter(board, from, static_cast<int>(direction)) != to) {
    ++direction;
  }
  return direction;
}

}  // namespace

std::unique_ptr<CaseReader> Read(std::string_view text) { return std::make_unique<Reader>(text); }

Result<std::string> Print(std::span<const Board> boards) {
  std::string text;
  for (size_t i = 0; i < boards.size(); ++i) {
    const Board& board = boards[i];
    std::optional<Error> fault = Validate(board);
    if (fault) return *std::move(fault);
    if (i == 0 || !SameGrid(boards[i - 1], board)) {
      size_t queries = 1;
      while (i + queries < boards.size() && SameGrid(boards[i + queries], board)) ++queries;
      AppendGrid(board, queries, text);
    }
    AppendCell(board, BlankOf(board), ' ', text);
    AppendCell(board, TileOf(board), ' ', text);
    AppendCell(board, TargetOf(board), '\n', text);
  }
  return text;
}

std::string FormatPlan(const Board& board, const Plan& plan) {
  std::string text;
  for (size_t i = kPieces; i < plan.size(); i += kPieces) {
    const size_t direction = DirectionTo(board, plan[i - kPieces + kBlank], plan[i + kBlank]);
    text += direction < kDirections ? kLetters[direction] : '?';
  }
  return text + "\n";
}

Result<Plan> ParsePlan(const Board& board, std::string_view text) {
  int blank = BlankOf(board);
  int tile = TileOf(board);
  Plan plan = {static_cast<uint16_t>(blank), static_cast<uint16_t>(tile)};
  int line = 1;
  int column = 0;
  for (const char c : text) {
    ++column;
    if (c == '\n') {
      ++line;
      column = 0;
    }
    if (c == '\n' || c == '\r' || c == ' ') continue;
    size_t direction = 0;
    while (direction < kDirections && kLetters[direction] != c && kLetters[direction] + 32 != c) {
      ++direction;
    }
    if (direction == kDirections) return Error{"expected U, D, L or R", line, column};
    const int to =
        blank == kNoCell ? kNoCell : CellAfter(board, blank, static_cast<int>(direction));
    if (to == tile) tile = blank;
    blank = to;
    plan.push_back(static_cast<uint16_t>(blank));
    plan.push_back(static_cast<uint16_t>(tile));
  }
  return plan;
}

}  // namespace midnight::blank_tile
