#include "session/session.h"

#include <string>

#include "session/registry.h"

namespace midnight {

Result<Session> Session::Open(std::string_view puzzle_id, std::string_view algorithm_id,
                              const Board& board, const Limits& limits, Reuse& reuse) {
  const Puzzle* puzzle = FindPuzzle(puzzle_id);
  if (puzzle == nullptr) return Error{"unknown puzzle " + std::string(puzzle_id)};
  const Algorithm* algorithm = FindAlgorithm(*puzzle, algorithm_id);
  if (algorithm == nullptr) return Error{"unknown algorithm " + std::string(algorithm_id)};
  std::optional<Error> fault = puzzle->validate(board);
  if (fault) return *std::move(fault);
  return Session(*puzzle, *algorithm, board, algorithm->open(board, limits, reuse));
}

Outcome Session::Run() {
  constexpr uint32_t kSlice = 1 << 20;
  while (search_->Step(kSlice) == Outcome::kRunning) {
  }
  return search_->outcome();
}

}  // namespace midnight
