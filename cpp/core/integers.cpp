#include "core/integers.h"

#include <utility>

namespace midnight {
namespace {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
constexpr size_t kMostDigits = 18;

bool IsDigit(char c) { return c >= '0' && c <= '9'; }
bool IsBlankByte(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }

std::string_view WithoutMark(std::string_view text) {
  const bool marked = text.substr(0, kByteOrderMark.size()) == kByteOrderMark;
  return marked ? text.substr(kByteOrderMark.size()) : text;
}

}  // namespace

Integers::Integers(std::string_view text) : text_(WithoutMark(text)) {}

bool Integers::AtEnd() {
  SkipBlanks();
  return at_ == text_.size();
}

Result<Integer> Integers::Next(std::string_view what, int64_t least, int64_t most) {
  SkipBlanks();
  if (at_ == text_.size()) return Here("the text ends where " + std::string(what) + " should be");
  const Error begin = Here("");
  const bool negative = text_[at_] == '-';
  size_t end = at_ + (negative ? 1 : 0);
  const size_t first = end;
  int64_t value = 0;
  for (; end < text_.size() && IsDigit(text_[end]) && end - first < kMostDigits; ++end) {
    value = value * 10 + (text_[end] - '0');
  }
  if (end == first) return Here("expected " + std::string(what) + ", a number");
  if (end < text_.size() && IsDigit(text_[end])) return Here("the number is too large");
  at_ = end;
  if (end < text_.size() && !IsBlankByte(text_[end])) {
    return Here("unexpected character in a number");
  }
  if (negative) value = -value;
  if (value < least || value > most) {
    return Error{
        std::string(what) + " must be " + std::to_string(least) + " to " + std::to_string(most),
        begin.line, begin.column};
  }
  return Integer{value, begin.line, begin.column};
}

uint64_t Integers::CountWords(std::string_view text) {
  uint64_t words = 0;
  bool blank = true;
  for (const char c : WithoutMark(text)) {
    const bool now_blank = IsBlankByte(c);
    if (blank && !now_blank) ++words;
    blank = now_blank;
  }
  return words;
}

void Integers::SkipBlanks() {
  for (; at_ < text_.size() && IsBlankByte(text_[at_]); ++at_) {
    if (text_[at_] != '\n') continue;
    ++line_;
    line_begin_ = at_ + 1;
  }
}

Error Integers::Here(std::string message) const {
  return {std::move(message), line_, static_cast<int>(at_ - line_begin_) + 1};
}

}  // namespace midnight
