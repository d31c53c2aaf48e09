#include "puzzles/ghosts/text.h"

#include <algorithm>
#include <array>
#include <optional>

#include "core/lines.h"
#include "puzzles/ghosts/rules.h"

namespace midnight::ghosts {
namespace {

constexpr int64_t kMaxSide = 64;
constexpr int64_t kMaxGhosts = 26;
constexpr size_t kLetters = 26;

/// Where a letter was seen: its cell and its place in the text; line 0 when it was not.
struct Seen {
  int cell = kNoCell;
  int line = 0;
  int column = 0;
};

class Reader final : public CaseReader {
 public:
  explicit Reader(std::string_view text) : lines_(text) {}

  Result<std::optional<Board>> Next() override {
    if (ended_) return std::optional<Board>();
    const std::optional<Error> fault = ReadHeader();
    if (fault) return *fault;
    if (ended_) return std::optional<Board>();
    return ReadBody();
  }

 private:
  std::optional<Error> ReadHeader();
  Result<std::optional<Board>> ReadBody();
  std::optional<Error> ReadRow(std::string_view line, int y);
  std::optional<Error> ReadLetter(char c, int x, int y);
  std::optional<Error> PlaceGhosts();

  Lines lines_;
  bool ended_ = false;
  Board board_;
  Number ghosts_;
  int header_line_ = 0;
  std::array<Seen, kLetters> small_;
  std::array<Seen, kLetters> capital_;
};

/// True for a line that begins with three zeros: it ends reading, whatever follows.
bool EndsReading(std::string_view line) {
  size_t end = 0;
  for (int i = 0; i < 3; ++i) {
    const size_t begin = line.find_first_not_of(' ', end);
    if (begin == std::string_view::npos) return false;
    end = std::min(line.find(' ', begin), line.size());
    if (line.substr(begin, end - begin).find_first_not_of('0') != std::string_view::npos)
      return false;
  }
  return true;
}

std::optional<Error> Reader::ReadHeader() {
  std::optional<std::string_view> line = lines_.Next();
  while (line && IsBlank(*line)) line = lines_.Next();
  ended_ = !line || EndsReading(*line);
  if (ended_) return std::nullopt;
  const Result<std::vector<Number>> parsed = Numbers(lines_, *line);
  if (!parsed.ok()) return parsed.error();
  const std::vector<Number>& numbers = parsed.value();
  if (numbers.size() < 3) {
    return lines_.At(static_cast<int>(line->size()) + 1, "expected width, height and ghosts");
  }
  if (numbers.size() > 3) return lines_.At(numbers[3].column, "more than three numbers");
  for (size_t i = 0; i < 3; ++i) {
    const int64_t most = i < 2 ? kMaxSide : kMaxGhosts;
    if (numbers[i].value >= 1 && numbers[i].value <= most) continue;
    static constexpr std::array<const char*, 3> kNames = {"width", "height", "ghosts"};
    return lines_.At(numbers[i].column,
                     std::string(kNames[i]) + " must be 1 to " + std::to_string(most));
  }
  board_ = Board{};
  board_.width = static_cast<int>(numbers[0].value);
  board_.height = static_cast<int>(numbers[1].value);
  ghosts_ = numbers[2];
  header_line_ = lines_.number();
  return std::nullopt;
}

Result<std::optional<Board>> Reader::ReadBody() {
  board_.walls.assign(static_cast<size_t>(board_.CellCount()), 0);
  small_.fill({});
  capital_.fill({});
  for (int y = 0; y < board_.height; ++y) {
    const std::optional<std::string_view> line = lines_.Next();
    if (!line) {
      const std::string rows = std::to_string(y) + " of " + std::to_string(board_.height);
      return Error{"the text ends after " + rows + " rows", lines_.number() + 1, 1};
    }
    const std::optional<Error> fault = ReadRow(*line, y);
    if (fault) return *fault;
  }
  const std::optional<Error> fault = PlaceGhosts();
  if (fault) return *fault;
  return std::optional<Board>(board_);
}

std::optional<Error> Reader::ReadRow(std::string_view line, int y) {
  const size_t width = static_cast<size_t>(board_.width);
  for (size_t x = 0; x < line.size() && x < width; ++x) {
    const char c = line[x];
    if (c == ' ') continue;
    if (c == '#') {
      board_.walls[static_cast<size_t>(board_.Cell(static_cast<int>(x), y))] = 1;
      continue;
    }
    const std::optional<Error> fault = ReadLetter(c, static_cast<int>(x), y);
    if (fault) return fault;
  }
  if (line.size() > width && !IsBlank(line.substr(width))) {
    return lines_.At(board_.width + 1, "the row is longer than the width");
  }
  return std::nullopt;
}

std::optional<Error> Reader::ReadLetter(char c, int x, int y) {
  const bool small = c >= 'a' && c <= 'z';
  if (!small && (c < 'A' || c > 'Z')) {
    return lines_.At(x + 1, c == '\t' ? "a tab is not a cell" : "this character is not a cell");
  }
  Seen& seen =
      small ? small_[static_cast<size_t>(c - 'a')] : capital_[static_cast<size_t>(c - 'A')];
  if (seen.line != 0) return lines_.At(x + 1, std::string(1, c) + " stands here a second time");
  seen = {board_.Cell(x, y), lines_.number(), x + 1};
  return std::nullopt;
}

std::optional<Error> Reader::PlaceGhosts() {
  for (size_t i = 0; i < kLetters; ++i) {
    const bool has_ghost = small_[i].line != 0;
    if (has_ghost == (capital_[i].line != 0)) {
      if (!has_ghost) continue;
      board_.starts.push_back(small_[i].cell);
      board_.goals.push_back(capital_[i].cell);
      continue;
    }
    const Seen& lonely = has_ghost ? small_[i] : capital_[i];
    const char small = Letter(static_cast<int>(i));
    const char capital = static_cast<char>('A' + static_cast<int>(i));
    const std::string message = has_ghost
                                    ? std::string("ghost ") + small + " has no target " + capital
                                    : std::string("target ") + capital + " has no ghost " + small;
    return Error{message, lonely.line, lonely.column};
  }
  const int64_t found = static_cast<int64_t>(board_.starts.size());
  if (found == ghosts_.value) return std::nullopt;
  const std::string message = "the header says " + std::to_string(ghosts_.value) +
                              " ghosts, the rows have " + std::to_string(found);
  return Error{message, header_line_, ghosts_.column};
}

/// Writes a letter into the rows; false when the cell is taken.
bool Put(std::vector<std::string>& rows, const Board& board, int cell, char letter) {
  char& at = rows[static_cast<size_t>(cell / board.width)][static_cast<size_t>(cell % board.width)];
  if (at != ' ') return false;
  at = letter;
  return true;
}

Result<std::string> PrintOne(const Board& board) {
  const std::optional<Error> fault = Validate(board);
  if (fault) return *fault;
  std::vector<std::string> rows(static_cast<size_t>(board.height),
                                std::string(static_cast<size_t>(board.width), ' '));
  for (int cell = 0; cell < board.CellCount(); ++cell) {
    if (board.IsWall(cell)) Put(rows, board, cell, '#');
  }
  for (size_t i = 0; i < board.starts.size(); ++i)
    Put(rows, board, board.starts[i], Letter(static_cast<int>(i)));
  for (size_t i = 0; i < board.goals.size(); ++i) {
    const char capital = static_cast<char>(Letter(static_cast<int>(i)) - 'a' + 'A');
    if (!Put(rows, board, board.goals[i], capital)) {
      return Error{std::string("contest text cannot put target ") + capital +
                   " and a ghost in one cell"};
    }
  }
  std::string text = std::to_string(board.width) + " " + std::to_string(board.height) + " " +
                     std::to_string(board.starts.size()) + "\n";
  for (const std::string& row : rows) text += row + "\n";
  return text;
}

}  // namespace

std::unique_ptr<CaseReader> Read(std::string_view text) { return std::make_unique<Reader>(text); }

Result<std::string> Print(std::span<const Board> boards) {
  std::string text;
  for (const Board& board : boards) {
    const Result<std::string> one = PrintOne(board);
    if (!one.ok()) return one.error();
    text += one.value();
  }
  return text + "0 0 0\n";
}

}  // namespace midnight::ghosts
