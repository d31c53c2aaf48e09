// Calls a command of the command line as its users meet it.
#ifndef MIDNIGHT_TESTS_CLI_CALL_H_
#define MIDNIGHT_TESTS_CLI_CALL_H_

#include <gtest/gtest.h>

#include <cstdio>
#include <fstream>
#include <string>

#include "cli/commands.h"

namespace midnight::cli {

struct Ran {
  int exit_code = 0;
  std::string out;
  std::string err;
};

/// Runs a command and catches what it writes.
inline Ran Call(int (*command)(const Words&), const Words& words) {
  testing::internal::CaptureStdout();
  testing::internal::CaptureStderr();
  Ran ran;
  ran.exit_code = command(words);
  std::fflush(stdout);
  ran.out = testing::internal::GetCapturedStdout();
  ran.err = testing::internal::GetCapturedStderr();
  return ran;
}

/// A file with that text.
inline std::string FileOf(const std::string& text, const char* name = "midnight_test.in") {
  const std::string path = testing::TempDir() + name;
  std::ofstream(path, std::ios::binary) << text;
  return path;
}

}  // namespace midnight::cli

#endif  // MIDNIGHT_TESTS_CLI_CALL_H_
