// The ghosts' row in the table of puzzles, but for the engine behind `fast`: a module is built with
// the one or the other.
#ifndef MIDNIGHT_PUZZLES_GHOSTS_PUZZLE_ROW_H_
#define MIDNIGHT_PUZZLES_GHOSTS_PUZZLE_ROW_H_

#include <array>
#include <span>
#include <string>

#include "core/layered_search.h"
#include "core/puzzle.h"
#include "puzzles/ghosts/engines/a_star.h"
#include "puzzles/ghosts/engines/bit_parallel.h"
#include "puzzles/ghosts/generate.h"
#include "puzzles/ghosts/joint_space.h"
#include "puzzles/ghosts/rules.h"
#include "puzzles/ghosts/text.h"

namespace midnight::ghosts {

constexpr std::array<Algorithm, 7> AlgorithmsWith(decltype(Algorithm::open) open_fast,
                                                  decltype(Algorithm::fit) fit_fast) {
  return {{
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
       .open = open_fast,
       .fit = fit_fast,
       .layered = false,
       .inspectable = false},
  }};
}

inline std::string FormatAnswer(Outcome outcome, int64_t steps, bool /*distance*/) {
  return outcome == Outcome::kSolved ? std::to_string(steps) : "-1";
}

constexpr Puzzle RowWith(std::span<const Algorithm> algorithms) {
  return {
      .id = "ghosts",
      .algorithms = algorithms,
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
}

}  // namespace midnight::ghosts

#endif  // MIDNIGHT_PUZZLES_GHOSTS_PUZZLE_ROW_H_
