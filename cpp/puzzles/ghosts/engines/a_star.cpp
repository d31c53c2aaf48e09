#include "puzzles/ghosts/engines/a_star.h"

#include "core/a_star.h"
#include "puzzles/ghosts/engines/grid.h"
#include "puzzles/ghosts/engines/no_room.h"
#include "puzzles/ghosts/engines/pair_heuristic.h"
#include "puzzles/ghosts/heuristics.h"
#include "puzzles/ghosts/joint_space.h"

namespace midnight::ghosts {
std::unique_ptr<Search> OpenAStarSingle(const Board& board, const Limits& limits, Reuse&) {
  using Engine = AStar<JointSpace, SingleHeuristic>;
  return std::make_unique<Engine>(JointSpace(board), SingleHeuristic(board), limits);
}

std::unique_ptr<Search> OpenAStarPairs(const Board& board, const Limits& limits, Reuse&) {
  using Engine = AStar<JointSpace, PairHeuristic>;
  const Frame frame = Frame::Of(board);
  const bool fits = frame.LongestSide() <= Row::kWidth;
  if (!fits || PairHeuristic::BytesFor(board) > limits.max_bytes) return std::make_unique<NoRoom>();
  return std::make_unique<Engine>(JointSpace(board), PairHeuristic(board, frame), limits);
}

}  // namespace midnight::ghosts
