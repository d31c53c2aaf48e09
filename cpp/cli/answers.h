// Answers: reads what `solve` writes, the answer of each case and the plan below it.
#ifndef MIDNIGHT_CLI_ANSWERS_H_
#define MIDNIGHT_CLI_ANSWERS_H_

#include <optional>
#include <string>
#include <string_view>

#include "core/lines.h"

namespace midnight::cli {

/// One case's part of the text.
struct Answer {
  std::string_view answer;  ///< "7", "-1", "YES", "NO" or "limit"; "" when a plan stands alone
  int line = 0;             ///< where it stands
  std::string plan;         ///< the lines below it, each with its line feed; "" without any
  int plan_line = 0;
};

class Answers {
 public:
  explicit Answers(std::string_view text) : lines_(text) { Advance(); }

  /// The next case's part, nothing at the end. Every line that is no answer belongs to the plan of
  /// the answer above it; blank lines mean nothing.
  std::optional<Answer> Next();

 private:
  void Advance();

  Lines lines_;
  std::optional<std::string_view> line_;  ///< read ahead, without blanks at its ends
};

}  // namespace midnight::cli

#endif  // MIDNIGHT_CLI_ANSWERS_H_
