// Reading a whole file, or standard input.
#ifndef MIDNIGHT_CLI_FILES_H_
#define MIDNIGHT_CLI_FILES_H_

#include <string>
#include <string_view>

#include "core/result.h"

namespace midnight::cli {

/// A file's bytes and the name that messages use for it.
struct InputFile {
  std::string name;
  std::string text;
};

/// Reads a file; "-" is standard input, called `<stdin>`.
Result<InputFile> ReadInput(std::string_view path);

/// Writes what standard output still holds. Gives `exit_code`, or kExitUsage after a message when
/// some of the output could not be written.
int FinishOutput(int exit_code);

/// `FILE:LINE:COLUMN: message`, or `FILE: message` for a fault without a place.
std::string Located(const std::string& file, const Error& error);

}  // namespace midnight::cli

#endif  // MIDNIGHT_CLI_FILES_H_
