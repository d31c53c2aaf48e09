#include "session/registry.h"

#include "puzzles/blank_tile/puzzle.h"
#include "puzzles/ghosts/many/puzzle.h"
#include "puzzles/solitaire/puzzle.h"

namespace midnight {
namespace {

constexpr const Puzzle* kPuzzles[] = {
    &ghosts::many::kPuzzle,
    &blank_tile::kPuzzle,
    &solitaire::kPuzzle,
};

}  // namespace

std::span<const Puzzle* const> Puzzles() { return kPuzzles; }

const Puzzle* FindPuzzle(std::string_view id) {
  for (const Puzzle* puzzle : kPuzzles) {
    if (puzzle->id == id) return puzzle;
  }
  return nullptr;
}

const Algorithm* FindAlgorithm(const Puzzle& puzzle, std::string_view id) {
  if (id.empty()) id = puzzle.default_algorithm;
  for (const Algorithm& algorithm : puzzle.algorithms) {
    if (algorithm.id == id) return &algorithm;
  }
  return nullptr;
}

}  // namespace midnight
