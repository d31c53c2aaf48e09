// The commands of the command line. Each takes the words behind its name and gives an exit code.
#ifndef MIDNIGHT_CLI_COMMANDS_H_
#define MIDNIGHT_CLI_COMMANDS_H_

#include <string>
#include <string_view>
#include <vector>

namespace midnight::cli {

using Words = std::vector<std::string_view>;

int Solve(const Words& words);
int Algorithms(const Words& words);
int Check(const Words& words);
int Generate(const Words& words);

/// Writes `midnight: message` to standard error and gives kExitUsage.
int Usage(const std::string& message);

}  // namespace midnight::cli

#endif  // MIDNIGHT_CLI_COMMANDS_H_
