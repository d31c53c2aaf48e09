// Timetable: which ghost is where at each time of a plan of fixed length that is being made.
#ifndef MIDNIGHT_PUZZLES_GHOSTS_MANY_TIMETABLE_H_
#define MIDNIGHT_PUZZLES_GHOSTS_MANY_TIMETABLE_H_

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "puzzles/ghosts/graph.h"

namespace midnight::ghosts {

/// Paths without conflicts, each by time 0..steps.
class Timetable {
 public:
  static constexpr uint8_t kNobody = 0xff;

  Timetable(int steps, int nodes, int ghosts)
      : length_(static_cast<size_t>(steps) + 1),
        nodes_(static_cast<size_t>(nodes)),
        who_(length_ * nodes_, kNobody),
        paths_(length_ * static_cast<size_t>(ghosts)),
        placed_(static_cast<size_t>(ghosts), false) {}

  static uint64_t BytesFor(int steps, int nodes, int ghosts) {
    return static_cast<uint64_t>(steps + 1) * static_cast<uint64_t>(nodes + 2 * ghosts);
  }

  /// Who is on a node at a time.
  uint8_t Who(int time, Node node) const { return who_[Index(time, node)]; }

  /// Who a move of one step after `time` changes places with.
  uint8_t WhoSwaps(int time, Node from, Node to) const {
    const uint8_t other = Who(time, to);
    return other != kNobody && Who(time + 1, from) == other ? other : kNobody;
  }

  bool IsPlaced(int ghost) const { return placed_[static_cast<size_t>(ghost)]; }

  std::span<const Node> Path(int ghost) const {
    return {paths_.data() + static_cast<size_t>(ghost) * length_, length_};
  }

  /// The path must meet nobody's.
  void Place(int ghost, std::span<const Node> path) {
    Node* at = paths_.data() + static_cast<size_t>(ghost) * length_;
    for (size_t t = 0; t < length_; ++t) {
      at[t] = path[t];
      who_[t * nodes_ + path[t]] = static_cast<uint8_t>(ghost);
    }
    placed_[static_cast<size_t>(ghost)] = true;
  }

  void Remove(int ghost) {
    const std::span<const Node> path = Path(ghost);
    for (size_t t = 0; t < length_; ++t) who_[t * nodes_ + path[t]] = kNobody;
    placed_[static_cast<size_t>(ghost)] = false;
  }

 private:
  size_t Index(int time, Node node) const { return static_cast<size_t>(time) * nodes_ + node; }

  size_t length_;
  size_t nodes_;
  std::vector<uint8_t> who_;  // by time and node
  std::vector<Node> paths_;   // by ghost and time
  std::vector<bool> placed_;
};

}  // namespace midnight::ghosts

#endif  // MIDNIGHT_PUZZLES_GHOSTS_MANY_TIMETABLE_H_
