#include "puzzles/ghosts/generate.h"

#include <algorithm>
#include <string>
#include <vector>

#include "core/random.h"
#include "puzzles/ghosts/maze.h"

namespace midnight::ghosts {
namespace {

constexpr Family kFamilies[] = {
    {"random-sparse", "a wall in every 2x2 block and hardly more"},
    {"random", "a wall in every 2x2 block, 60 % of the inside free"},
    {"random-dense", "a wall in every 2x2 block, 50 % of the inside free"},
    {"open", "few walls"},
    {"perfect", "a maze without loops, every target beside the next ghost"},
    {"corridor", "one winding way with bays"},
    {"ring", "one loop, perhaps with a bay"},
    {"unreachable", "no solution: a walled-off target, or an order that cannot be changed"},
    {"noise", "walls by chance, perhaps in pieces"},
};

/// `count` of the cells, each once.
std::vector<int> Pick(std::vector<int> cells, int count, Random& random) {
  random.Shuffle(cells);
  cells.resize(static_cast<size_t>(count));
  return cells;
}

/// Puts ghosts and targets in cells of their own, as the contest text needs it; with little floor,
/// a ghost and a target may share one.
Result<Board> Scatter(Board board, int ghosts, Random& random) {
  const std::vector<int> cells = FreeCells(board);
  const size_t count = static_cast<size_t>(ghosts);
  if (cells.size() < count) return Error{"there is no place for all ghosts"};
  if (cells.size() < 2 * count) {
    board.starts = Pick(cells, ghosts, random);
    board.goals = Pick(cells, ghosts, random);
    return board;
  }
  board.starts = Pick(cells, 2 * ghosts, random);
  board.goals.assign(board.starts.begin() + ghosts, board.starts.end());
  board.starts.resize(count);
  return board;
}

/// Each ghost's target is beside the start of the next ghost, where there is room.
Result<Board> Shift(Board board, int ghosts, Random& random) {
  Result<Board> result = Scatter(std::move(board), ghosts, random);
  if (!result.ok()) return result;
  Board& made = result.value();
  const size_t count = static_cast<size_t>(ghosts);
  for (size_t i = 0; i < count; ++i) {
    for (const int cell : FreeNeighbours(made, made.starts[(i + 1) % count])) {
      const auto is_taken = [&](const std::vector<int>& cells) {
        return std::find(cells.begin(), cells.end(), cell) != cells.end();
      };
      if (!is_taken(made.starts) && !is_taken(made.goals)) made.goals[i] = cell;
    }
  }
  return result;
}

/// Walls off a part of the floor behind one narrow cell and puts the first target there.
Result<Board> WallOff(Board board, int ghosts, Random& random) {
  std::vector<int> cells = FreeCells(board);
  random.Shuffle(cells);
  for (const int cell : cells) {
    const std::vector<int> neighbours = FreeNeighbours(board, cell);
    if (neighbours.size() < 2) continue;
    board.walls[static_cast<size_t>(cell)] = 1;
    std::vector<int> part = Joined(board, neighbours[0]);
    const std::vector<int> other = Joined(board, neighbours[1]);
    const size_t needed = 2 * static_cast<size_t>(ghosts) - 1;
    const bool is_parted = std::find(part.begin(), part.end(), neighbours[1]) == part.end();
    if (is_parted && other.size() >= needed) {
      board.starts = Pick(other, 2 * ghosts - 1, random);
      board.goals = {part[static_cast<size_t>(random.Below(static_cast<int>(part.size())))]};
      board.goals.insert(board.goals.end(), board.starts.begin() + ghosts, board.starts.end());
      board.starts.resize(static_cast<size_t>(ghosts));
      return board;
    }
    board.walls[static_cast<size_t>(cell)] = 0;
  }
  return Error{"there is no place for all ghosts"};
}

/// Two ghosts in a corridor without bays whose targets stand the other way round.
Result<Board> Reverse(const Recipe& recipe, Random& random) {
  Board corridor = Corridor(recipe.width, recipe.height, 0, random);
  const std::vector<int> way = Joined(corridor, corridor.Cell(1, 1));
  Result<Board> result = Scatter(std::move(corridor), recipe.ghosts, random);
  if (!result.ok()) return result;
  Board& board = result.value();
  const auto is_before = [&](int first, int second) {
    return std::find(way.begin(), way.end(), first) < std::find(way.begin(), way.end(), second);
  };
  if (is_before(board.starts[0], board.starts[1]) == is_before(board.goals[0], board.goals[1])) {
    std::swap(board.goals[0], board.goals[1]);
  }
  return result;
}

Result<Board> MakeUnreachable(const Recipe& recipe, Random& random) {
  const bool may_reverse = recipe.ghosts > 1;
  if (may_reverse && random.Chance(50)) return Reverse(recipe, random);
  const Board maze = LegalMaze(recipe.width, recipe.height, 50, random);
  const Result<Board> result = WallOff(maze, recipe.ghosts, random);
  return result.ok() || !may_reverse ? result : Reverse(recipe, random);
}

/// Takes numbers, each after its mark, off the front of a text.
class Numbers {
 public:
  explicit Numbers(std::string_view text) : text_(text) {}

  bool IsEmpty() const { return text_.empty(); }

  bool Take(char mark, int& number) {
    if (text_.empty() || text_[0] != mark) return false;
    text_.remove_prefix(1);
    const size_t length = std::min(text_.find_first_not_of("0123456789"), text_.size());
    if (length < 1 || length > 3) return false;
    number = 0;
    for (const char digit : text_.substr(0, length)) number = 10 * number + (digit - '0');
    text_.remove_prefix(length);
    return true;
  }

 private:
  std::string_view text_;
};

}  // namespace

std::span<const Family> Families() { return kFamilies; }

Result<Board> Generate(const Recipe& recipe) {
  const std::string_view family = recipe.family;
  const int width = recipe.width;
  const int height = recipe.height;
  const int ghosts = recipe.ghosts;
  if (width < 3 || width > 64 || height < 3 || height > 64) {
    return Error{"width and height must be 3 to 64"};
  }
  if (ghosts < 1 || ghosts > 26) return Error{"there must be 1 to 26 ghosts"};
  Random random(recipe.seed);
  const auto legal = [&](int percent) {
    return Scatter(LegalMaze(width, height, percent, random), ghosts, random);
  };
  if (family == "random-sparse") return legal(100);
  if (family == "random") return legal(60);
  if (family == "random-dense") return legal(50);
  if (family == "open") return Scatter(NoiseMaze(width, height, 5, random), ghosts, random);
  if (family == "perfect") return Shift(PerfectMaze(width, height, random), ghosts, random);
  if (family == "unreachable") return MakeUnreachable(recipe, random);
  if (family == "noise") return Scatter(NoiseMaze(width, height, 35, random), ghosts, random);
  const int bays = random.Below(5);
  if (family == "corridor") return Scatter(Corridor(width, height, bays, random), ghosts, random);
  if (family == "ring") return Scatter(Ring(width, height, bays / 2, random), ghosts, random);
  return Error{"there is no family " + std::string(family)};
}

Result<Recipe> ParseRecipe(std::string_view text) {
  const size_t colon = text.find(':');
  Recipe recipe{.family = text.substr(0, colon)};
  if (colon == std::string_view::npos) return recipe;
  Numbers rest(text.substr(colon));
  const bool is_whole = rest.Take(':', recipe.width) && rest.Take('x', recipe.height) &&
                        (rest.IsEmpty() || rest.Take(':', recipe.ghosts)) && rest.IsEmpty();
  if (is_whole) return recipe;
  return Error{"a recipe is FAMILY, FAMILY:WxH or FAMILY:WxH:GHOSTS"};
}

Result<std::vector<Board>> GenerateSeries(std::string_view text, uint32_t count, uint64_t seed) {
  std::vector<Board> boards;
  const Result<Recipe> parsed = ParseRecipe(text);
  if (!parsed.ok()) return parsed.error();
  for (uint32_t i = 0; i < count; ++i) {
    Recipe recipe = parsed.value();
    recipe.seed = seed + i;
    const Result<Board> board = Generate(recipe);
    if (!board.ok()) return board.error();
    boards.push_back(board.value());
  }
  return boards;
}

}  // namespace midnight::ghosts
