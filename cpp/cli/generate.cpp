// midnight generate PUZZLE --family F --count N --seed S: contest text of seeded instances.
#include <cstdio>

#include "cli/arguments.h"
#include "cli/commands.h"
#include "session/registry.h"

namespace midnight::cli {
namespace {

/// One line a family, as help for whoever named none or a wrong one.
std::string FamiliesOf(const Puzzle& puzzle) {
  std::string text = "families of " + std::string(puzzle.id) + ":";
  for (const Family& family : puzzle.families()) {
    text += "\n  " + std::string(family.id) + "\t" + std::string(family.summary);
  }
  return text;
}

}  // namespace

int Generate(const Words& words) {
  const Result<Arguments> parsed =
      Arguments::Parse(words, {{"--family", true}, {"--count", true}, {"--seed", true}});
  if (!parsed.ok()) return Usage(parsed.error().message);
  const Arguments& arguments = parsed.value();
  if (arguments.positional().size() != 1) return Usage("generate takes one PUZZLE");
  const Puzzle* puzzle = FindPuzzle(arguments.positional()[0]);
  if (puzzle == nullptr) return Usage("unknown puzzle " + std::string(arguments.positional()[0]));
  if (puzzle->generate == nullptr) return Usage(std::string(puzzle->id) + " has no families");
  if (!arguments.Has("--family")) return Usage("generate needs --family; " + FamiliesOf(*puzzle));
  const Result<uint64_t> count = arguments.Integer("--count", 1, 1, 1'000'000);
  if (!count.ok()) return Usage(count.error().message);
  const Result<uint64_t> seed = arguments.Integer("--seed", 1, 0, UINT64_MAX);
  if (!seed.ok()) return Usage(seed.error().message);
  const Result<std::vector<Board>> boards = puzzle->generate(
      arguments.Value("--family"), static_cast<uint32_t>(count.value()), seed.value());
  if (!boards.ok()) return Usage(boards.error().message + "; " + FamiliesOf(*puzzle));
  const Result<std::string> text = puzzle->print(boards.value());
  if (!text.ok()) return Usage(text.error().message);
  std::fwrite(text.value().data(), 1, text.value().size(), stdout);
  return kExitOk;
}

}  // namespace midnight::cli
