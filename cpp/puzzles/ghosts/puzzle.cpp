#include "puzzles/ghosts/puzzle.h"

#include "core/layered_search.h"
#include "puzzles/ghosts/engines/a_star.h"
#include "puzzles/ghosts/engines/bit_parallel.h"
#include "puzzles/ghosts/engines/fast.h"
#include "puzzles/ghosts/generate.h"
#include "puzzles/ghosts/joint_space.h"
#include "puzzles/ghosts/rules.h"
#include "puzzles/ghosts/text.h"

namespace midnight::ghosts {
namespace {

constexpr Algorithm kAlgorithms[] = {
    {.id = "breadth-first",
     .summary = "All joint states by their distance from the start.",
     .open = OpenLayered<JointSpace, Policy::kForwardOnly>,
     .fit = FitLayered<JointSpace>,
     .sides = 1},
    {.id = "bidirectional-alternating",
     .summary = "A layer from the start, a layer from the goal, in turn.",
     .open = OpenLayered<JointSpace, Policy::kAlternating>,
     .fit = FitLayered<JointSpace>},
    {.id = "bidirectional-smaller",
     .summary = "From both ends; the side with the smaller frontier goes next.",
     .open = OpenLayered<JointSpace, Policy::kSmaller>,
     .fit = FitLayered<JointSpace>},
    {.id = "a-star-single",
     .summary = "From the start; what the farthest ghost alone still needs says who is next.",
     .open = OpenAStarSingle,
     .fit = FitAStarSingle,
     .sides = 1,
     .inspectable = false},
    {.id = "a-star-pairs",
     .summary = "The same with the steps that the hardest two ghosts still need.",
     .open = OpenAStarPairs,
     .fit = FitAStarPairs,
     .sides = 1,
     .inspectable = false},
    {.id = "bit-parallel",
     .summary = "From both ends on rows of 256 bits: one operation moves a ghost everywhere.",
     .open = OpenBitParallel,
     .fit = FitBitParallel,
     .inspectable = false},
    {.id = "fast",
     .summary = "Bounds first, then only what they allow: the answer at once, without layers.",
     .open = OpenFast,
     .fit = FitFast,
     .layered = false,
     .inspectable = false},
};

std::string FormatAnswer(Outcome outcome, int64_t steps, bool /*distance*/) {
  return outcome == Outcome::kSolved ? std::to_string(steps) : "-1";
}

}  // namespace

constinit const Puzzle kPuzzle = {
    .id = "ghosts",
    .algorithms = kAlgorithms,
    .default_algorithm = "fast",
    .validate = Validate,
    .read = Read,
    .print = Print,
    .format_answer = FormatAnswer,
    .format_plan = FormatPlan,
    .parse_plan = ParsePlan,
    .check_plan = CheckPlan,
    .families = Families,
    .generate = GenerateSeries,
};

}  // namespace midnight::ghosts
