#include "puzzles/ghosts/engines/a_star.h"

#include <utility>

#include "core/a_star.h"
#include "puzzles/ghosts/engines/distance_heuristic.h"
#include "puzzles/ghosts/engines/grid.h"
#include "puzzles/ghosts/joint_space.h"

namespace midnight::ghosts {
namespace {

using Engine = AStar<JointSpace, DistanceHeuristic>;

}  // namespace

Fit FitAStarSingle(const Board& board) {
  if (board.starts.size() > Engine::kMostPieces) return {"too-many-pieces"};
  if (JointSpace(board).IndexLimit() > uint64_t{1} << 32) return {"too-many-states"};
  return {"", DistanceHeuristic(board).Bytes()};
}

Fit FitAStarPairs(const Board& board) {
  if (Frame::Of(board).LongestSide() > Row::kWidth) return {"floor-too-large"};
  Fit fit = FitAStarSingle(board);
  fit.bytes += DistanceHeuristic::PairBytes(board);
  return fit;
}

std::unique_ptr<Search> OpenAStarSingle(const Board& board, const Limits& limits, Reuse&) {
  return std::make_unique<Engine>(JointSpace(board), DistanceHeuristic(board), limits);
}

std::unique_ptr<Search> OpenAStarPairs(const Board& board, const Limits& limits, Reuse&) {
  DistanceHeuristic heuristic(board);
  heuristic.AddPairs(board, Frame::Of(board));
  return std::make_unique<Engine>(JointSpace(board), std::move(heuristic), limits);
}

}  // namespace midnight::ghosts
