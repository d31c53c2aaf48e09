#include "puzzles/solitaire/puzzle.h"

#include "core/layered_search.h"
#include "puzzles/solitaire/generate.h"
#include "puzzles/solitaire/position_space.h"
#include "puzzles/solitaire/rules.h"
#include "puzzles/solitaire/text.h"

namespace midnight::solitaire {
namespace {

constexpr Algorithm kAlgorithms[] = {
    {.id = "breadth-first",
     .summary = "All positions by their distance from the start.",
     .open = OpenLayered<PositionSpace, Policy::kForwardOnly>,
     .fit = FitLayered<PositionSpace>,
     .sides = 1},
    {.id = "bidirectional-alternating",
     .summary = "A layer from the start, a layer from the goal, in turn.",
     .open = OpenLayered<PositionSpace, Policy::kAlternating>,
     .fit = FitLayered<PositionSpace>},
    {.id = "bidirectional-smaller",
     .summary = "From both ends; the side with the smaller frontier goes next.",
     .open = OpenLayered<PositionSpace, Policy::kSmaller>,
     .fit = FitLayered<PositionSpace>},
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
