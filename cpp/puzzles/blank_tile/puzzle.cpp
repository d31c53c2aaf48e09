#include "puzzles/blank_tile/puzzle.h"

#include "core/layered_search.h"
#include "puzzles/blank_tile/joint_space.h"
#include "puzzles/blank_tile/rules.h"
#include "puzzles/blank_tile/text.h"

namespace midnight::blank_tile {
namespace {

template <Policy kPolicy>
std::unique_ptr<Search> OpenLayered(const Board& board, const Limits& limits, Reuse&) {
  return std::make_unique<LayeredSearch<JointSpace>>(JointSpace(board), kPolicy, limits);
}

constexpr Algorithm kAlgorithms[] = {
    {"breadth-first", "All joint states of blank and tile by their distance from the start.",
     OpenLayered<Policy::kForwardOnly>},
    {"bidirectional-smaller",
     "From the start and from all joint states with the tile on its target; the smaller frontier "
     "goes next.",
     OpenLayered<Policy::kSmaller>},
};

std::string FormatAnswer(Outcome outcome, int64_t steps, bool /*distance*/) {
  return outcome == Outcome::kSolved ? std::to_string(steps) : "-1";
}

}  // namespace

constinit const Puzzle kPuzzle = {
    .id = "blank-tile",
    .algorithms = kAlgorithms,
    .default_algorithm = "bidirectional-smaller",
    .validate = Validate,
    .read = Read,
    .print = Print,
    .format_answer = FormatAnswer,
    .format_plan = FormatPlan,
    .parse_plan = ParsePlan,
    .check_plan = CheckPlan,
};

}  // namespace midnight::blank_tile
