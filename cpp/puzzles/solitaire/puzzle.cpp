#include "puzzles/solitaire/puzzle.h"

#include "core/layered_search.h"
#include "puzzles/solitaire/generate.h"
#include "puzzles/solitaire/position_space.h"
#include "puzzles/solitaire/rules.h"
#include "puzzles/solitaire/text.h"

namespace midnight::solitaire {
namespace {

constexpr Algorithm kAlgorithms[] = {
    {"breadth-first", "All positions by their distance from the start.",
     OpenLayered<PositionSpace, Policy::kForwardOnly>},
    {"bidirectional-alternating", "A layer from the start, a layer from the goal, in turn.",
     OpenLayered<PositionSpace, Policy::kAlternating>},
    {"bidirectional-smaller", "From both ends; the side with the smaller frontier goes next.",
     OpenLayered<PositionSpace, Policy::kSmaller>},
};

std::string FormatAnswer(Outcome outcome, int64_t steps, bool distance) {
  const bool solved = outcome == Outcome::kSolved;
  if (distance) return solved ? std::to_string(steps) : "-1";
  return solved && steps <= kAskedSteps ? "YES" : "NO";
}

}  // namespace

constinit const Puzzle kPuzzle = {
    .id = "solitaire",
    .algorithms = kAlgorithms,
    .default_algorithm = "bidirectional-smaller",
    .asked_steps = kAskedSteps,
    .like_pieces = true,
    .validate = Validate,
    .read = Read,
    .print = Print,
    .format_answer = FormatAnswer,
    .format_plan = FormatPlan,
    .parse_plan = ParsePlan,
    .check_plan = CheckPlan,
    .families = Families,
    .generate = Generate,
};

}  // namespace midnight::solitaire
