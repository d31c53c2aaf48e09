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
    {"breadth-first", "All joint states by their distance from the start.",
     OpenLayered<JointSpace, Policy::kForwardOnly>},
    {"bidirectional-alternating", "A layer from the start, a layer from the goal, in turn.",
     OpenLayered<JointSpace, Policy::kAlternating>},
    {"bidirectional-smaller", "From both ends; the side with the smaller frontier goes next.",
     OpenLayered<JointSpace, Policy::kSmaller>},
    {"a-star-single", "From the start; what the farthest ghost alone still needs says who is next.",
     OpenAStarSingle},
    {"a-star-pairs", "The same with the steps that the hardest two ghosts still need.",
     OpenAStarPairs},
    {"bit-parallel", "From both ends on rows of 256 bits: one operation moves a ghost everywhere.",
     OpenBitParallel},
    {"fast", "Bounds first, then only what they allow: the answer at once, without layers.",
     OpenFast,
     /*layered=*/false},
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
