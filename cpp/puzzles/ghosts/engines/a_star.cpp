#include "puzzles/ghosts/engines/a_star.h"

#include <utility>

#include "core/a_star.h"
#include "puzzles/ghosts/engines/grid.h"
#include "puzzles/ghosts/engines/longest_way.h"
#include "puzzles/ghosts/engines/no_room.h"
#include "puzzles/ghosts/joint_space.h"

namespace midnight::ghosts {
namespace {

using Engine = AStar<JointSpace, LongestWay>;

}  // namespace

std::unique_ptr<Search> OpenAStarSingle(const Board& board, const Limits& limits, Reuse&) {
  return std::make_unique<Engine>(JointSpace(board), LongestWay(board), limits);
}

std::unique_ptr<Search> OpenAStarPairs(const Board& board, const Limits& limits, Reuse&) {
  const Frame frame = Frame::Of(board);
  const bool fits = frame.LongestSide() <= Row::kWidth;
  if (!fits || LongestWay::PairBytes(board) > limits.max_bytes) return std::make_unique<NoRoom>();
  LongestWay longest(board);
  longest.AddPairs(board, frame);
  return std::make_unique<Engine>(JointSpace(board), std::move(longest), limits);
}

}  // namespace midnight::ghosts
