// Reads a whole contest text through a puzzle's reader.
#ifndef MIDNIGHT_TESTS_PUZZLES_READ_ALL_H_
#define MIDNIGHT_TESTS_PUZZLES_READ_ALL_H_

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/puzzle.h"

namespace midnight::test {

struct ReadText {
  std::vector<Board> boards;  ///< the cases before the fault, if there is one
  std::optional<Error> error;
};

inline ReadText ReadAll(const Puzzle& puzzle, std::string_view text) {
  ReadText read;
  const std::unique_ptr<CaseReader> reader = puzzle.read(text);
  while (true) {
    const Result<std::optional<Board>> next = reader->Next();
    if (!next.ok()) {
      read.error = next.error();
      return read;
    }
    if (!next.value()) return read;
    read.boards.push_back(*next.value());
  }
}

/// "line:column: message", or "" without an error.
inline std::string ErrorText(const ReadText& read) {
  if (!read.error) return "";
  return std::to_string(read.error->line) + ":" + std::to_string(read.error->column) + ": " +
         read.error->message;
}

}  // namespace midnight::test

#endif  // MIDNIGHT_TESTS_PUZZLES_READ_ALL_H_
