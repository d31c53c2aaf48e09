// Beam: a greedy search for a plan that is as short as the largest distance of a ghost alone. A
// plan that it finds is optimal; when it finds none, nothing is proved.
#ifndef MIDNIGHT_PUZZLES_GHOSTS_ENGINES_BEAM_H_
#define MIDNIGHT_PUZZLES_GHOSTS_ENGINES_BEAM_H_

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/board.h"
#include "core/search.h"
#include "puzzles/ghosts/engines/grid.h"
#include "puzzles/ghosts/engines/row.h"
#include "puzzles/ghosts/engines/single_distances.h"

namespace midnight::ghosts {

/// Layer by layer it keeps a few rows: places of two ghosts with all places of the third from which
/// every ghost alone can still be in time. Rows whose two ghosts are nearest to their targets stay.
/// One to three ghosts. O(bound * kWidth * 25) operations on rows.
class Beam {
 public:
  static constexpr size_t kWidth = 6;

  Beam(const Board& board, const Grid& grid);

  /// The largest distance of a ghost alone, a lower bound of every plan; -1 when a ghost has no
  /// way.
  int bound() const { return bound_; }

  /// Looks for a plan of `bound()` steps.
  bool Run();

  /// After Run() was true.
  Plan plan() const;

  uint64_t states() const { return states_; }
  uint64_t expanded() const { return expanded_; }

 private:
  struct Ghost {
    int piece;  // -1: nobody
    Place start;
    Place goal;
    SingleDistances distances;

    Row Body(Place place) const { return piece < 0 ? Row::None() : Row::Of(place); }
  };

  struct Kept {
    Place a;
    Place b;
    Row c;
  };

  struct Candidate {
    Kept row;
    uint32_t score;
  };

  static std::array<Ghost, 3> Cast(const Board& board, const Grid& grid);
  void Expand(const Kept& from, int left);
  Candidate& At(Place a, Place b);
  void KeepBest();
  std::optional<Place> Before(const Kept& from, Place a, Place b, Place c) const;

  const Grid& grid_;
  std::array<Ghost, 3> ghosts_;
  int bound_;
  std::vector<Kept> kept_;
  std::vector<size_t> begins_;         // of the layers in kept_
  std::vector<Candidate> candidates_;  // of the layer that is being found
  std::array<uint8_t, 1024> slots_;    // hash of (a, b): 1 + index in candidates_
  uint64_t states_ = 1;
  uint64_t expanded_ = 0;
};

}  // namespace midnight::ghosts

#endif  // MIDNIGHT_PUZZLES_GHOSTS_ENGINES_BEAM_H_
