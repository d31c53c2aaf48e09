#include "puzzles/ghosts/engines/bit_parallel.h"

#include "puzzles/ghosts/engines/bit_parallel_search.h"
#include "puzzles/ghosts/engines/bit_parallel_wide.h"
#include "puzzles/ghosts/engines/no_room.h"

namespace midnight::ghosts {

std::unique_ptr<Search> OpenBitParallel(const Board& board, const Limits& limits, Reuse&) {
  const Frame frame = Frame::Of(board);
  if (board.starts.size() > 3) return std::make_unique<NoRoom>();
  if (frame.LongestSide() > Row16::kWidth) return OpenBitParallelWide(board, frame, limits);
  return std::make_unique<BitParallelSearch<Row16>>(board, frame, limits);
}

}  // namespace midnight::ghosts
