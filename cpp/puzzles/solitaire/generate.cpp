#include "puzzles/solitaire/generate.h"

#include <string>

#include "core/random.h"
#include "puzzles/solitaire/position_space.h"
#include "puzzles/solitaire/ranking.h"
#include "puzzles/solitaire/rules.h"

namespace midnight::solitaire {
namespace {

constexpr Family kFamilies[] = {
    {"near", "the goal is a walk of eight random moves away: always YES"},
    {"random", "two positions drawn at random: YES for one in ten"},
    {"mixed", "near and random in turn"},
    {"edge", "a walk of twelve random moves: close to the eight that are asked for"},
};

Board BoardOf(State start, State goal) {
  const auto cells = [](State state) {
    const Position position = Unrank(state);
    return std::vector<int>(position.begin(), position.end());
  };
  return {kWidth, kWidth, std::vector<uint8_t>(kCells, 0), cells(start), cells(goal)};
}

State RandomState(Random& random) {
  return static_cast<State>(random.Below(static_cast<int>(kPositions)));
}

Board RandomWalk(int moves, Random& random) {
  const State start = RandomState(random);
  State goal = start;
  const PositionSpace space(BoardOf(start, start));
  for (; moves > 0; --moves) {
    std::vector<State> next;
    space.ForEachSuccessor(goal, [&](State state) { next.push_back(state); });
    goal = next[static_cast<size_t>(random.Below(static_cast<int>(next.size())))];
  }
  return BoardOf(start, goal);
}

Board RandomPair(Random& random) {
  const State start = RandomState(random);
  return BoardOf(start, RandomState(random));
}

}  // namespace

std::span<const Family> Families() { return kFamilies; }

Result<std::vector<Board>> Generate(std::string_view family, uint32_t count, uint64_t seed) {
  Random random(seed);
  std::vector<Board> boards;
  for (uint32_t i = 0; i < count; ++i) {
    const bool near = family == "near" || (family == "mixed" && i % 2 == 0);
    if (near) {
      boards.push_back(RandomWalk(static_cast<int>(kAskedSteps), random));
    } else if (family == "random" || family == "mixed") {
      boards.push_back(RandomPair(random));
    } else if (family == "edge") {
      boards.push_back(RandomWalk(12, random));
    } else {
      return Error{"there is no family " + std::string(family)};
    }
  }
  return boards;
}

}  // namespace midnight::solitaire
