#include "puzzles/solitaire/position_space.h"

#include <algorithm>

namespace midnight::solitaire {
namespace {

State RankOf(const std::vector<int>& cells) {
  Position position{};
  std::transform(cells.begin(), cells.end(), position.begin(),
                 [](int cell) { return static_cast<uint16_t>(cell); });
  std::sort(position.begin(), position.end());
  return Rank(position);
}

}  // namespace

PositionSpace::PositionSpace(const Board& board)
    : start_(RankOf(board.starts)), goal_(RankOf(board.goals)) {}

}  // namespace midnight::solitaire
