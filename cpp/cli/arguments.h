// Arguments of the command line, parsed once into a plain value.
#ifndef MIDNIGHT_CLI_ARGUMENTS_H_
#define MIDNIGHT_CLI_ARGUMENTS_H_

#include <cstdint>
#include <string_view>
#include <vector>

#include "core/result.h"

namespace midnight::cli {

inline constexpr int kExitOk = 0;
inline constexpr int kExitUsage = 1;     ///< wrong usage, unknown id, unreadable file, wrong answer
inline constexpr int kExitBadInput = 2;  ///< FILE:LINE:COLUMN: message
inline constexpr int kExitLimit = 3;     ///< some case met a limit

/// An option that a command understands. Options with a value take it as the next argument.
struct OptionSpec {
  std::string_view name;  ///< "--plan"
  bool has_value = false;
};

/// Positional arguments in order, and the options that were given.
class Arguments {
 public:
  /// The error says what is wrong with the usage. "--" ends the options; "-" is positional.
  static Result<Arguments> Parse(const std::vector<std::string_view>& words,
                                 const std::vector<OptionSpec>& specs);

  const std::vector<std::string_view>& positional() const { return positional_; }
  bool Has(std::string_view name) const;

  /// The value of an option, "" when it was not given.
  std::string_view Value(std::string_view name) const;

  /// The value as a number from `least` to `most`; `fallback` when it was not given.
  Result<uint64_t> Integer(std::string_view name, uint64_t fallback, uint64_t least,
                           uint64_t most) const;

 private:
  struct Given {
    std::string_view name;
    std::string_view value;
  };
  std::vector<std::string_view> positional_;
  std::vector<Given> given_;
};

}  // namespace midnight::cli

#endif  // MIDNIGHT_CLI_ARGUMENTS_H_
