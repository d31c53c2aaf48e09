// midnight algorithms [PUZZLE]: one line an algorithm, `PUZZLE ID [default|wrong] summary`.
#include <cstdio>

#include "cli/arguments.h"
#include "cli/commands.h"
#include "session/registry.h"

namespace midnight::cli {
namespace {

void Print(const Puzzle& puzzle) {
  for (const Algorithm& algorithm : puzzle.algorithms) {
    const bool is_default = algorithm.id == puzzle.default_algorithm;
    const std::string line = std::string(puzzle.id) + "\t" + std::string(algorithm.id) + "\t" +
                             (algorithm.wrong ? "wrong"
                              : is_default    ? "default"
                                              : "") +
                             "\t" + std::string(algorithm.summary) + "\n";
    std::fputs(line.c_str(), stdout);
  }
}

}  // namespace

int Usage(const std::string& message) {
  std::fprintf(stderr, "midnight: %s\nTry: midnight --help\n", message.c_str());
  return kExitUsage;
}

int Algorithms(const Words& words) {
  const Result<Arguments> parsed = Arguments::Parse(words, {});
  if (!parsed.ok()) return Usage(parsed.error().message);
  const Words& names = parsed.value().positional();
  if (names.size() > 1) return Usage("algorithms takes one PUZZLE");
  if (names.empty()) {
    for (const Puzzle* puzzle : Puzzles()) Print(*puzzle);
    return kExitOk;
  }
  const Puzzle* puzzle = FindPuzzle(names[0]);
  if (puzzle == nullptr) return Usage("unknown puzzle " + std::string(names[0]));
  Print(*puzzle);
  return kExitOk;
}

}  // namespace midnight::cli
