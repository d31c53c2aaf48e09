#include "puzzles/ghosts/engines/a_star.h"

#include <utility>

#include "core/a_star.h"
#include "puzzles/ghosts/engines/distance_heuristic.h"
#include "puzzles/ghosts/engines/grid.h"
#include "puzzles/ghosts/engines/no_room.h"
#include "puzzles/ghosts/joint_space.h"

namespace midnight::ghosts {
namespace {

using Engine = AStar<JointSpace, DistanceHeuristic>;

}  // namespace

std::unique_ptr<Search> OpenAStarSingle(const Board& board, const Limits& limits, Reuse&) {
  return std::make_unique<Engine>(JointSpace(board), DistanceHeuristic(board), limits);
}

std::unique_ptr<Search> OpenAStarPairs(const Board& board, const Limits& limits, Reuse&) {
  const Frame frame = Frame::Of(board);
  const bool fits = frame.LongestSide() <= Row::kWidth;
  if (!fits || DistanceHeuristic::PairBytes(board) > limits.max_bytes)
    return std::make_unique<NoRoom>();
  DistanceHeuristic heuristic(board);
  heuristic.AddPairs(board, frame);
  return std::make_unique<Engine>(JointSpace(board), std::move(heuristic), limits);
}

}  // namespace midnight::ghosts
