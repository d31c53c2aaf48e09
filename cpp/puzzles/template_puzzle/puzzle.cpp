#include "puzzles/template_puzzle/puzzle.h"

#include "core/layered_search.h"
#include "puzzles/template_puzzle/text.h"
#include "puzzles/template_puzzle/walk_space.h"

namespace midnight::template_puzzle {
namespace {

constexpr Algorithm kAlgorithms[] = {
    {.id = "breadth-first",
     .summary = "All cells by their distance from the start.",
     .open = OpenLayered<WalkSpace, Policy::kForwardOnly>,
     .fit = FitLayered<WalkSpace>,
     .sides = 1},
    {.id = "bidirectional-smaller",
     .summary = "From both ends; the side with the smaller frontier goes next.",
     .open = OpenLayered<WalkSpace, Policy::kSmaller>,
     .fit = FitLayered<WalkSpace>},
};

constexpr Family kFamilies[] = {{"row", "a row of ten cells"}};

std::string FormatAnswer(Outcome outcome, int64_t steps, bool /*distance*/) {
  return outcome == Outcome::kSolved ? std::to_string(steps) : "-1";
}

std::span<const Family> Families() { return kFamilies; }

/// The same instance whatever the seed; a real puzzle draws its boards from a Random(seed).
Result<std::vector<Board>> Generate(std::string_view family, uint32_t count, uint64_t /*seed*/) {
  if (family != kFamilies[0].id) return Error{"there is no family " + std::string(family)};
  return std::vector<Board>(count, Board{10, 1, std::vector<uint8_t>(10, 0), {0}, {9}});
}

}  // namespace

constinit const Puzzle kPuzzle = {
    .id = "template",
    .algorithms = kAlgorithms,
    .default_algorithm = "bidirectional-smaller",
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

}  // namespace midnight::template_puzzle
