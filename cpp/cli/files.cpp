#include "cli/files.h"

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>

#include "cli/arguments.h"

namespace midnight::cli {

Result<InputFile> ReadInput(std::string_view path) {
  const bool standard = path == "-";
  InputFile input{standard ? "<stdin>" : std::string(path), ""};
  FILE* file = standard ? stdin : std::fopen(input.name.c_str(), "rb");
  if (file == nullptr) return Error{input.name + ": " + std::strerror(errno)};
  std::array<char, 1 << 16> buffer;
  size_t got = 0;
  while ((got = std::fread(buffer.data(), 1, buffer.size(), file)) > 0) {
    input.text.append(buffer.data(), got);
  }
  const bool failed = std::ferror(file) != 0;
  const int reason = errno;
  if (!standard) std::fclose(file);
  if (failed) return Error{input.name + ": " + std::strerror(reason)};
  return input;
}

int FinishOutput(int exit_code) {
  if (std::fflush(stdout) == 0 && std::ferror(stdout) == 0) return exit_code;
  std::fprintf(stderr, "midnight: standard output: %s\n", std::strerror(errno));
  return kExitUsage;
}

std::string Located(const std::string& file, const Error& error) {
  if (error.line == 0) return file + ": " + error.message;
  return file + ":" + std::to_string(error.line) + ":" + std::to_string(error.column) + ": " +
         error.message;
}

}  // namespace midnight::cli
