// Integers: the whole numbers of a text, one by one, each with its place. For contest texts in
// which line ends mean no more than blanks.
#ifndef MIDNIGHT_CORE_INTEGERS_H_
#define MIDNIGHT_CORE_INTEGERS_H_

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/result.h"

namespace midnight {

/// An integer of a text with its 1-based line and column.
struct Integer {
  int64_t value = 0;
  int line = 0;
  int column = 0;
};

/// Numbers are split by spaces, tabs, CR and LF; a leading byte-order mark is dropped.
class Integers {
 public:
  explicit Integers(std::string_view text);

  /// True when nothing but blanks is left.
  bool AtEnd();

  /// The next integer, which is called `what` in messages and must be `least` to `most`.
  Result<Integer> Next(std::string_view what, int64_t least, int64_t most);

  /// How many words (runs of bytes that are not blanks) the whole text has. O(text).
  static uint64_t CountWords(std::string_view text);

 private:
  void SkipBlanks();
  Error Here(std::string message) const;

  std::string_view text_;
  size_t at_ = 0;
  int line_ = 1;
  size_t line_begin_ = 0;
};

}  // namespace midnight

#endif  // MIDNIGHT_CORE_INTEGERS_H_
