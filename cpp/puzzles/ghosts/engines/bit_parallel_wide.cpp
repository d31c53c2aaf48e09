#include "puzzles/ghosts/engines/bit_parallel_wide.h"

#include "puzzles/ghosts/engines/bit_parallel_search.h"
#include "puzzles/ghosts/engines/no_room.h"

namespace midnight::ghosts {

std::unique_ptr<Search> OpenBitParallelWide(const Board& board, const Frame& frame,
                                            const Limits& limits) {
  if (frame.LongestSide() > Row32::kWidth) return std::make_unique<NoRoom>();
  return std::make_unique<BitParallelSearch<Row32>>(board, frame, limits);
}

}  // namespace midnight::ghosts
