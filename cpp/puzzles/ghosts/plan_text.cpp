// The text of a plan, in the form that viewers of multi-agent plans read.
#include <optional>

#include "core/lines.h"
#include "puzzles/ghosts/text.h"

namespace midnight::ghosts {
namespace {

/// Reads one line of a plan, token by token; blanks between tokens are free.
class Scanner {
 public:
  Scanner(const Lines& lines, std::string_view line) : lines_(lines), line_(line) {}

  bool Accept(char c) {
    SkipBlanks();
    if (at_ >= line_.size() || line_[at_] != c) return false;
    ++at_;
    return true;
  }

  /// A number of up to nine digits, or nothing.
  std::optional<int> Integer() {
    SkipBlanks();
    int value = 0;
    const size_t first = at_;
    for (; at_ < line_.size() && line_[at_] >= '0' && line_[at_] <= '9'; ++at_) {
      if (at_ - first == 9) return std::nullopt;
      value = value * 10 + (line_[at_] - '0');
    }
    return at_ == first ? std::nullopt : std::optional<int>(value);
  }

  bool AtEnd() {
    SkipBlanks();
    return at_ == line_.size();
  }

  Error Expected(const std::string& what) const {
    return lines_.At(static_cast<int>(at_) + 1, "expected " + what);
  }

 private:
  void SkipBlanks() {
    while (at_ < line_.size() && line_[at_] == ' ') ++at_;
  }

  const Lines& lines_;
  std::string_view line_;
  size_t at_ = 0;
};

/// Reads `(x,y),`, the comma being free behind the last ghost.
std::optional<Error> ReadPlace(Scanner& in, const Board& board, bool last, Plan& plan) {
  if (!in.Accept('(')) return in.Expected("(");
  const std::optional<int> x = in.Integer();
  if (!x) return in.Expected("a column");
  if (!in.Accept(',')) return in.Expected(",");
  const std::optional<int> y = in.Integer();
  if (!y) return in.Expected("a row");
  if (!in.Accept(')')) return in.Expected(")");
  if (!in.Accept(',') && !last) return in.Expected(",");
  if (!board.Contains(*x, *y)) return in.Expected("a place on the board");
  plan.push_back(static_cast<uint16_t>(board.Cell(*x, *y)));
  return std::nullopt;
}

}  // namespace

std::string FormatPlan(const Board& board, const Plan& plan) {
  std::string text;
  const size_t ghosts = board.starts.size();
  for (size_t i = 0; i < plan.size(); ++i) {
    if (i % ghosts == 0) text += std::to_string(i / ghosts) + ":";
    text += "(" + std::to_string(plan[i] % board.width) + "," +
            std::to_string(plan[i] / board.width) + "),";
    if (i % ghosts == ghosts - 1) text += "\n";
  }
  return text;
}

Result<Plan> ParsePlan(const Board& board, std::string_view text) {
  Plan plan;
  Lines lines(text);
  int time = 0;
  while (const std::optional<std::string_view> line = lines.Next()) {
    if (IsBlank(*line)) continue;
    Scanner in(lines, *line);
    const std::optional<int> t = in.Integer();
    if (!t || *t != time) return lines.At(1, "expected time " + std::to_string(time));
    if (!in.Accept(':')) return in.Expected(":");
    for (size_t i = 0; i < board.starts.size(); ++i) {
      const bool last = i + 1 == board.starts.size();
      const std::optional<Error> fault = ReadPlace(in, board, last, plan);
      if (fault) return *fault;
    }
    if (!in.AtEnd()) return in.Expected("the end of the line");
    ++time;
  }
  return plan;
}

}  // namespace midnight::ghosts
