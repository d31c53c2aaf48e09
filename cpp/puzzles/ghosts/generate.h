// Seeded instances of the ghosts' families: the same seed gives the same board on every platform.
#ifndef MIDNIGHT_PUZZLES_GHOSTS_GENERATE_H_
#define MIDNIGHT_PUZZLES_GHOSTS_GENERATE_H_

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "core/board.h"
#include "core/puzzle.h"
#include "core/result.h"

namespace midnight::ghosts {

/// What is to be made. Walls stand around every board.
struct Recipe {
  std::string_view family = "random";
  int width = 16;
  int height = 16;
  int ghosts = 3;
  uint64_t seed = 0;
};

/// - `random-sparse`, `random`, `random-dense`: every 2x2 block has a wall, all floor is connected;
///   about no, some and many walls beyond that.
/// - `open`: few walls.
/// - `perfect`: a maze without loops, each ghost's target beside the next ghost: bounds by single
/// ghosts
///   or pairs are too low.
/// - `corridor`: one winding way with some bays. `ring`: one loop, perhaps with a bay.
/// - `unreachable`: no solution, since a target is walled off or an order cannot be changed.
/// - `noise`: cells are walls by chance, in pieces; anything may happen.
std::span<const Family> Families();

/// The board of a recipe, or why there is none: an unknown family, a size out of range, or no place
/// for all ghosts. O(cells^2).
Result<Board> Generate(const Recipe& recipe);

/// The recipe that a text names, `random`, `random:12x8` or `random:12x8:2`: a family, the size and
/// the number of ghosts. The error is any other form; whether there is such a board is not asked.
Result<Recipe> ParseRecipe(std::string_view text);

/// `count` boards of the recipe that `text` names, with the seeds that follow `seed`. Errors are
/// those of `ParseRecipe` and `Generate`.
Result<std::vector<Board>> GenerateSeries(std::string_view text, uint32_t count, uint64_t seed);

}  // namespace midnight::ghosts

#endif  // MIDNIGHT_PUZZLES_GHOSTS_GENERATE_H_
