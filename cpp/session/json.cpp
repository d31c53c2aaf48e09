#include "session/json.h"

namespace midnight {
namespace {

/// JSON's own form of a byte that may not stand in a string; other bytes stay.
void AppendEscaped(char c, std::string& text) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  const auto byte = static_cast<unsigned char>(c);
  if (byte < 0x20) {
    text += "\\u00";
    text += kDigits[byte >> 4];
    text += kDigits[byte & 15];
    return;
  }
  if (c == '"' || c == '\\') text += '\\';
  text += c;
}

}  // namespace

void Json::Separate() {
  constexpr std::string_view kBeginnings = "{[:";
  if (!text_.empty() && kBeginnings.find(text_.back()) == std::string_view::npos) text_ += ',';
}

Json& Json::Open(char bracket) {
  Separate();
  text_ += bracket;
  return *this;
}

Json& Json::Close(char bracket) {
  text_ += bracket;
  return *this;
}

Json& Json::Key(std::string_view name) {
  Value(name);
  text_ += ':';
  return *this;
}

Json& Json::Raw(std::string_view json) {
  Separate();
  text_ += json;
  return *this;
}

Json& Json::Value(std::string_view text) {
  Separate();
  text_ += '"';
  for (const char c : text) AppendEscaped(c, text_);
  text_ += '"';
  return *this;
}

Json& Json::Whole(int64_t number) { return Raw(std::to_string(number)); }

}  // namespace midnight
