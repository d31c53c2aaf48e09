#include "bench/ghosts_cases.h"

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <memory>
#include <optional>
#include <sstream>

#include "core/puzzle.h"
#include "puzzles/ghosts/generate.h"
#include "session/registry.h"
#include "session/session.h"

namespace midnight::bench {
namespace {

constexpr const char* kFiles[] = {"statement", "legal_mid", "hard_states",
                                  "hard_gap",  "open",      "unreach"};
constexpr const char* kGenerated[] = {"random-sparse", "random", "random-dense", "perfect",
                                      "corridor",      "ring",   "unreachable"};

std::string ReadData(const std::string& name) {
  const std::string path = std::string(MIDNIGHT_TEST_DATA) + "/ghosts/" + name;
  std::ifstream file(path, std::ios::binary);
  if (!file) {
    std::fprintf(stderr, "cannot read %s\n", path.c_str());
    std::exit(1);
  }
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

void AddFile(const std::string& name, std::vector<Case>& cases) {
  const std::string text = ReadData(name + ".in");
  std::istringstream answers(ReadData(name + ".ans"));
  const std::unique_ptr<CaseReader> reader = FindPuzzle("ghosts")->read(text);
  for (int number = 1;; ++number) {
    const Result<std::optional<Board>> board = reader->Next();
    int64_t steps = 0;
    if (!board.ok() || !board.value() || !(answers >> steps)) return;
    cases.push_back({name, number, *board.value(), steps});
  }
}

int64_t BreadthFirst(const Board& board) {
  Reuse reuse;
  Result<Session> session = Session::Open("ghosts", "breadth-first", board, {}, reuse);
  session.value().Run();
  return session.value().search().steps();
}

}  // namespace

std::vector<Case> GhostsCases(int per_family) {
  std::vector<Case> cases;
  for (const char* name : kFiles) AddFile(name, cases);
  for (const char* family : kGenerated) {
    for (int number = 1; number <= per_family; ++number) {
      const ghosts::Recipe recipe{.family = family, .seed = static_cast<uint64_t>(number)};
      const Board board = ghosts::Generate(recipe).value();
      cases.push_back({family, number, board, BreadthFirst(board)});
    }
  }
  return cases;
}

}  // namespace midnight::bench
