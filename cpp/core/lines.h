// Lines: walks a text line by line and knows where it is. Shared by the readers of all puzzles.
#ifndef MIDNIGHT_CORE_LINES_H_
#define MIDNIGHT_CORE_LINES_H_

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/result.h"

namespace midnight {

/// A leading byte-order mark is dropped, and so is a CR at the end of a line. A line feed at the
/// end of the text opens no further line.
class Lines {
 public:
  explicit Lines(std::string_view text);

  /// The next line without its end; nothing at the end of the text.
  std::optional<std::string_view> Next();

  /// 1-based number of the line that `Next` gave last; 0 before the first.
  int number() const { return number_; }

  /// An error at a 1-based column of the current line.
  Error At(int column, std::string message) const { return {std::move(message), number_, column}; }

 private:
  std::string_view rest_;
  int number_ = 0;
};

/// An integer in a line, with its 1-based column.
struct Number {
  int64_t value = 0;
  int column = 0;
};

/// True for a line of blanks only (spaces).
bool IsBlank(std::string_view line);

/// The integers of a line, split by spaces. The error is at the first byte that
/// fits none; values beyond 18 digits are refused there too.
Result<std::vector<Number>> Numbers(const Lines& lines, std::string_view line);

}  // namespace midnight

#endif  // MIDNIGHT_CORE_LINES_H_
