// midnight: the command line.
#include <algorithm>
#include <cstdio>
#include <string_view>

#include "cli/arguments.h"
#include "cli/commands.h"
#include "cli/files.h"

namespace {

constexpr char kUsage[] =
    "usage: midnight solve PUZZLE [--algorithm ID] [--plan] [--json] [--distance] [--memory MIB] "
    "[--seconds S] [FILE]\n"
    "       midnight algorithms [PUZZLE]\n"
    "       midnight check PUZZLE CASES ANSWERS-OR-PLANS\n"
    "       midnight generate PUZZLE --family F [--count N] [--seed S]\n"
    "\n"
    "PUZZLE: ghosts, blank-tile or solitaire. Without FILE, or with -, standard input is read.\n"
    "ANSWERS-OR-PLANS: what solve writes, with or without --plan.\n"
    "Exit codes: 0 fine, 1 wrong usage or a wrong answer, 2 bad input, 3 some case met a limit.\n";

using namespace midnight::cli;

bool AsksForHelp(const Words& words) {
  const auto is_help = [](std::string_view word) { return word == "--help" || word == "-h"; };
  return words[0] == "help" || std::any_of(words.begin(), words.end(), is_help);
}

int Run(const Words& words) {
  if (words.empty() || AsksForHelp(words)) {
    std::fputs(kUsage, words.empty() ? stderr : stdout);
    return words.empty() ? kExitUsage : kExitOk;
  }
  const Words rest(words.begin() + 1, words.end());
  if (words[0] == "solve") return Solve(rest);
  if (words[0] == "algorithms") return Algorithms(rest);
  if (words[0] == "check") return Check(rest);
  if (words[0] == "generate") return Generate(rest);
  return Usage("unknown command " + std::string(words[0]));
}

}  // namespace

int main(int argc, char** argv) { return FinishOutput(Run(Words(argv + 1, argv + argc))); }
