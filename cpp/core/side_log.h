// SideLog: everything that one side of a layered search knows. The queue is never popped, so it is
// the history as well: entry i was discovered as the i-th state, by the entry that is its parent.
#ifndef MIDNIGHT_CORE_SIDE_LOG_H_
#define MIDNIGHT_CORE_SIDE_LOG_H_

#include <cstdint>
#include <span>
#include <vector>

#include "core/bit_set.h"
#include "core/byte_budget.h"
#include "core/chunked_array.h"
#include "core/search.h"

namespace midnight {

/// 8 bytes a discovered state and one bit a possible state. Layers are offsets into the entries;
/// the states behind the last closed layer belong to the one that is being found.
class SideLog {
 public:
  struct Entry {
    State state;
    uint32_t parent;  ///< index of an entry of the layer before; its own index in layer 0
  };

  /// Takes the table of visited states. False when the budget or the system refuses.
  bool Allocate(uint64_t index_limit, ByteBudget& budget) {
    const uint64_t bytes = BitSet::BytesFor(index_limit);
    if (!budget.Fits(bytes) || !visited_.Allocate(index_limit)) return false;
    budget.Take(bytes);
    return true;
  }

  bool Knows(State state) const { return visited_.Test(state); }

  /// Stores a state that is not known yet. False when memory ran out; nothing has changed then.
  bool Discover(State state, uint32_t parent, ByteBudget& budget) {
    if (!entries_.MakeRoom(budget)) return false;
    visited_.Set(state);
    entries_.Push({state, parent});
    return true;
  }

  /// Ends the layer that is being found. False when it is empty; then there is no such layer.
  bool CloseLayer() {
    const uint64_t begin = LayerBegin(layer_count());
    if (entries_.size() == begin) return false;
    sizes_.push_back(entries_.size() - begin);
    begins_.push_back(entries_.size());
    return true;
  }

  int layer_count() const { return static_cast<int>(sizes_.size()); }
  std::span<const uint64_t> sizes() const { return sizes_; }
  uint64_t frontier_size() const { return sizes_.back(); }
  uint64_t size() const { return entries_.size(); }
  Entry At(uint64_t index) const { return entries_[index]; }

  /// Index of the first entry of a layer (of the layer that is being found: where it begins).
  uint64_t LayerBegin(int layer) const { return begins_[static_cast<size_t>(layer)]; }

  /// First entry at or behind `from` whose parent is not below `parent`. Parents ascend within a
  /// layer, so this is a binary search.
  uint64_t FirstChildFrom(uint64_t from, uint64_t to, uint64_t parent) const {
    while (from < to) {
      const uint64_t middle = from + (to - from) / 2;
      if (entries_[middle].parent < parent) {
        from = middle + 1;
      } else {
        to = middle;
      }
    }
    return from;
  }

  /// Index of a state among the entries [from, to), `to` when it is not there. O(to - from).
  uint64_t Find(State state, uint64_t from, uint64_t to) const {
    while (from < to && entries_[from].state != state) ++from;
    return from;
  }

 private:
  BitSet visited_;
  ChunkedArray<Entry> entries_;
  std::vector<uint64_t> sizes_;
  std::vector<uint64_t> begins_ = {0};
};

}  // namespace midnight

#endif  // MIDNIGHT_CORE_SIDE_LOG_H_
