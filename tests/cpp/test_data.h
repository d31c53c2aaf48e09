// Reads the files under tests/data.
#ifndef MIDNIGHT_TESTS_TEST_DATA_H_
#define MIDNIGHT_TESTS_TEST_DATA_H_

#include <gtest/gtest.h>

#include <sstream>
#include <string>
#include <vector>

#include "cli/files.h"
#include "session/registry.h"

namespace midnight {

inline std::string ReadTestFile(const std::string& name) {
  const Result<cli::InputFile> file = cli::ReadInput(std::string(MIDNIGHT_TEST_DATA) + "/" + name);
  EXPECT_TRUE(file.ok()) << name;
  return file.ok() ? file.value().text : "";
}

/// The cases of a contest text, which must be readable to the end.
inline std::vector<Board> ReadBoards(std::string_view puzzle, const std::string& text) {
  std::vector<Board> boards;
  const std::unique_ptr<CaseReader> reader = FindPuzzle(puzzle)->read(text);
  for (;;) {
    Result<std::optional<Board>> next = reader->Next();
    EXPECT_TRUE(next.ok());
    if (!next.ok() || !next.value()) return boards;
    boards.push_back(*next.value());
  }
}

inline std::vector<std::string> Split(const std::string& text, char separator) {
  std::vector<std::string> parts;
  std::istringstream in(text);
  for (std::string part; std::getline(in, part, separator);) parts.push_back(part);
  return parts;
}

}  // namespace midnight

#endif  // MIDNIGHT_TESTS_TEST_DATA_H_
