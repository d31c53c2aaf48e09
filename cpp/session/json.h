// Json: writes JSON text. Shared by the page's module and the command line.
#ifndef MIDNIGHT_SESSION_JSON_H_
#define MIDNIGHT_SESSION_JSON_H_

#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>

namespace midnight {

/// Values and members come in the order of the text; commas are put where they belong.
class Json {
 public:
  /// Opens an object with '{' or an array with '['.
  Json& Open(char bracket);

  /// Closes what was opened last with its own bracket, '}' or ']'.
  Json& Close(char bracket);

  /// The name of the member whose value comes next.
  Json& Key(std::string_view name);

  /// A value that is JSON already.
  Json& Raw(std::string_view json);

  Json& Value(std::string_view text);
  Json& Value(const char* text) { return Value(std::string_view(text)); }
  Json& Value(bool truth) { return Raw(truth ? "true" : "false"); }
  Json& Value(std::integral auto number) { return Whole(static_cast<int64_t>(number)); }

  /// An array of whole numbers.
  template <class Range>
  Json& List(const Range& numbers) {
    Open('[');
    for (const auto number : numbers) Value(number);
    return Close(']');
  }

  template <class T>
  Json& Member(std::string_view name, const T& value) {
    return Key(name).Value(value);
  }

  std::string Take() { return std::move(text_); }

 private:
  /// A comma, unless the text stands at a beginning.
  void Separate();
  Json& Whole(int64_t number);

  std::string text_;
};

}  // namespace midnight

#endif  // MIDNIGHT_SESSION_JSON_H_
