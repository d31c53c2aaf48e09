#include "core/lines.h"

namespace midnight {
namespace {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
constexpr size_t kMostDigits = 18;

bool IsDigit(char c) { return c >= '0' && c <= '9'; }

}  // namespace

Lines::Lines(std::string_view text) : rest_(text) {
  if (rest_.substr(0, kByteOrderMark.size()) == kByteOrderMark) {
    rest_.remove_prefix(kByteOrderMark.size());
  }
}

std::optional<std::string_view> Lines::Next() {
  if (rest_.empty()) return std::nullopt;
  const size_t end = rest_.find('\n');
  std::string_view line = rest_.substr(0, end);
  rest_.remove_prefix(end == std::string_view::npos ? rest_.size() : end + 1);
  if (!line.empty() && line.back() == '\r') line.remove_suffix(1);
  ++number_;
  return line;
}

bool IsBlank(std::string_view line) {
  return line.find_first_not_of(' ') == std::string_view::npos;
}

Result<std::vector<Number>> Numbers(const Lines& lines, std::string_view line) {
  std::vector<Number> numbers;
  size_t at = 0;
  while ((at = line.find_first_not_of(' ', at)) != std::string_view::npos) {
    const int column = static_cast<int>(at) + 1;
    const bool negative = line[at] == '-';
    const size_t first = at + (negative ? 1 : 0);
    size_t end = first;
    int64_t value = 0;
    for (; end < line.size() && IsDigit(line[end]) && end - first < kMostDigits; ++end) {
      value = value * 10 + (line[end] - '0');
    }
    if (end == first) return lines.At(column, "expected a number");
    if (end < line.size() && IsDigit(line[end])) return lines.At(column, "the number is too large");
    if (end < line.size() && line[end] != ' ') {
      return lines.At(static_cast<int>(end) + 1, "unexpected character in a number");
    }
    numbers.push_back({negative ? -value : value, column});
    at = end;
  }
  return numbers;
}

}  // namespace midnight
