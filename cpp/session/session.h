// Session: one search on one board, whatever the puzzle and the algorithm. The only way in for the
// wasm bindings, the command line and the tests.
#ifndef MIDNIGHT_SESSION_SESSION_H_
#define MIDNIGHT_SESSION_SESSION_H_

#include <memory>
#include <string_view>

#include "core/board.h"
#include "core/puzzle.h"
#include "core/result.h"
#include "core/search.h"

namespace midnight {

/// How an algorithm fits a board that its puzzle accepts, under a limit of bytes: the algorithm's
/// own word, and "tables-too-large" when the limit alone is against it.
Fit FitWithin(const Algorithm& algorithm, const Board& board, uint64_t max_bytes);

/// Opening checks the board; after that a session cannot fail, only end (see Outcome).
class Session {
 public:
  /// `algorithm` may be "" for the puzzle's default. Tables that later sessions on the same walls
  /// can share go to `reuse`. The error is an unknown id, or what makes the board unfit for any
  /// search. A board that is unfit for this one alone, or whose tables exceed the byte limit, ends
  /// at once with the memory limit; `fit` says why.
  static Result<Session> Open(const Puzzle& puzzle, std::string_view algorithm, const Board& board,
                              const Limits& limits, Reuse& reuse);

  /// The same for a puzzle's id.
  static Result<Session> Open(std::string_view puzzle, std::string_view algorithm,
                              const Board& board, const Limits& limits, Reuse& reuse);

  const Puzzle& puzzle() const { return *puzzle_; }
  const Algorithm& algorithm() const { return *algorithm_; }
  const Board& board() const { return board_; }
  /// How the algorithm fits the board. Its reason is "" when the search could begin, and
  /// "tables-too-large" when only the byte limit is against it.
  const Fit& fit() const { return fit_; }
  int piece_count() const { return static_cast<int>(board_.starts.size()); }

  Search& search() { return *search_; }
  const Search& search() const { return *search_; }

  /// The search's plan. Like pieces are followed: each keeps its column, piece i that of its start.
  Plan plan() const;

  /// Steps until the search ends.
  Outcome Run();

 private:
  Session(const Puzzle& puzzle, const Algorithm& algorithm, const Board& board, const Fit& fit,
          std::unique_ptr<Search> search)
      : puzzle_(&puzzle),
        algorithm_(&algorithm),
        board_(board),
        fit_(fit),
        search_(std::move(search)) {}

  const Puzzle* puzzle_;
  const Algorithm* algorithm_;
  Board board_;
  Fit fit_;
  std::unique_ptr<Search> search_;
};

}  // namespace midnight

#endif  // MIDNIGHT_SESSION_SESSION_H_
