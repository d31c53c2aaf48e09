#include "cli/answers.h"

namespace midnight::cli {
namespace {

std::string_view Trim(std::string_view line) {
  constexpr std::string_view kBlanks = " \t\r";
  const size_t first = line.find_first_not_of(kBlanks);
  if (first == std::string_view::npos) return "";
  return line.substr(first, line.find_last_not_of(kBlanks) - first + 1);
}

/// True for a word of `solve` and for a single whole number.
bool IsAnswer(std::string_view line) {
  if (line == "YES" || line == "NO" || line == "limit") return true;
  if (!line.empty() && line[0] == '-') line.remove_prefix(1);
  return !line.empty() && line.find_first_not_of("0123456789") == std::string_view::npos;
}

}  // namespace

void Answers::Advance() {
  do {
    line_ = lines_.Next();
    if (line_) line_ = Trim(*line_);
  } while (line_ && line_->empty());
}

std::optional<Answer> Answers::Next() {
  if (!line_) return std::nullopt;
  Answer answer;
  answer.line = lines_.number();
  if (IsAnswer(*line_)) {
    answer.answer = *line_;
    Advance();
  }
  for (; line_ && !IsAnswer(*line_); Advance()) {
    if (answer.plan.empty()) answer.plan_line = lines_.number();
    answer.plan += std::string(*line_) + "\n";
  }
  return answer;
}

}  // namespace midnight::cli
