#include "puzzles/blank_tile/puzzle.h"

#include "core/layered_search.h"
#include "puzzles/blank_tile/engines/all_pairs.h"
#include "puzzles/blank_tile/engines/side_graph_search.h"
#include "puzzles/blank_tile/engines/spfa_search.h"
#include "puzzles/blank_tile/generate.h"
#include "puzzles/blank_tile/joint_space.h"
#include "puzzles/blank_tile/rules.h"
#include "puzzles/blank_tile/text.h"

namespace midnight::blank_tile {
namespace {

template <class Engine>
std::unique_ptr<Search> OpenOnSides(const Board& board, const Limits& limits, Reuse& reuse) {
  return std::make_unique<Engine>(board, limits, reuse);
}

Fit FitAllPairs(const Board& board) { return {"", AllPairs::BytesFor(board)}; }

constexpr Algorithm kAlgorithms[] = {
    {.id = "breadth-first",
     .summary = "All joint states of blank and tile by their distance from the start.",
     .open = OpenLayered<JointSpace, Policy::kForwardOnly>,
     .fit = FitLayered<JointSpace>,
     .sides = 1},
    {.id = "bidirectional-smaller",
     .summary = "From the start and from all joint states with the tile on its target; the smaller "
                "frontier goes next.",
     .open = OpenLayered<JointSpace, Policy::kSmaller>,
     .fit = FitLayered<JointSpace>},
    {.id = "side-graph-spfa",
     .summary =
         "The published method: nodes (tile, side of the blank), a label-correcting search a "
         "query.",
     .open = OpenOnSides<SpfaSearch>,
     .fit = FitsAlways,
     .sides = 1,
     .layered = false,
     .inspectable = false},
    {.id = "side-graph",
     .summary =
         "The same nodes; walks flooded in rows of bits, A* with landmarks and buckets a query.",
     .open = OpenOnSides<SideGraphSearch>,
     .fit = FitsAlways,
     .sides = 1,
     .layered = false,
     .inspectable = false},
    {.id = "all-pairs",
     .summary = "Every answer of the board in tables first; then eight look-ups a query.",
     .open = OpenOnSides<AllPairsSearch>,
     .fit = FitAllPairs,
     .sides = 1,
     .layered = false,
     .inspectable = false},
};

std::string FormatAnswer(Outcome outcome, int64_t steps, bool /*distance*/) {
  return outcome == Outcome::kSolved ? std::to_string(steps) : "-1";
}

}  // namespace

constinit const Puzzle kPuzzle = {
    .id = "blank-tile",
    .algorithms = kAlgorithms,
    .default_algorithm = "side-graph",
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

}  // namespace midnight::blank_tile
