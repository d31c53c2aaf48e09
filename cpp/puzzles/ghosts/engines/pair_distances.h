// PairDistances: how far the joint states of two ghosts, alone on the board, are from one of them.
// PairSet: those that are at most some distance away.
#ifndef MIDNIGHT_PUZZLES_GHOSTS_ENGINES_PAIR_DISTANCES_H_
#define MIDNIGHT_PUZZLES_GHOSTS_ENGINES_PAIR_DISTANCES_H_

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "puzzles/ghosts/engines/region.h"
#include "puzzles/ghosts/engines/row.h"

namespace midnight::ghosts {

/// A breadth-first search that is grown as far as it is needed: one operation moves the second
/// ghost for all of its places. O(places of the first) operations on rows a layer.
class PairDistances {
 public:
  /// Layer 0 is the state of numbers `first` and `second`. The regions must outlive this object.
  PairDistances(const Region& first_region, const Region& second_region, Id first, Id second);

  /// Finds one more layer; false when there is none.
  bool Grow();

  int layer_count() const { return static_cast<int>(begins_.size()) - 1; }

  /// Rows of a layer: the second ghost's places where the first has number Firsts(layer)[i].
  std::span<const Id> Firsts(int layer) const { return Slice(firsts_, layer); }
  std::span<const Row> Seconds(int layer) const { return Slice(seconds_, layer); }

  /// The distance of a state, for which layers are found as needed; -1 when it is in another
  /// component.
  int DistanceOf(Id first, Id second);

  int first_count() const { return first_region_.count(); }
  uint64_t Bytes() const;

 private:
  template <class T>
  std::span<const T> Slice(const std::vector<T>& all, int layer) const {
    const size_t index = static_cast<size_t>(layer);
    return std::span(all).subspan(begins_[index], begins_[index + 1] - begins_[index]);
  }

  void Move(Id first, const Row& seconds);
  void Add(Id first, const Row& seconds);

  const Region& first_region_;
  const Region& second_region_;
  std::vector<Id> firsts_;
  std::vector<Row> seconds_;
  std::vector<size_t> begins_;  // of the layers
  std::vector<Row> visited_;    // by first
  std::vector<Row> next_;       // by first; none between layers
  Row touched_;                 // places of the first whose next_ is not none
};

/// Rows by number of the first ghost, for the distance that was asked for last.
class PairSet {
 public:
  explicit PairSet(PairDistances& distances)
      : distances_(distances), rows_(static_cast<size_t>(distances.first_count()), Row::None()) {}

  /// The states at most k steps away, k >= 0. O(rows of the layers in between).
  const Row* Within(int k);

 private:
  PairDistances& distances_;
  int k_ = -1;
  std::vector<Row> rows_;
};

}  // namespace midnight::ghosts

#endif  // MIDNIGHT_PUZZLES_GHOSTS_ENGINES_PAIR_DISTANCES_H_
