// BucketQueue: a priority queue for small whole keys.
#ifndef MIDNIGHT_PUZZLES_BLANK_TILE_ENGINES_BUCKET_QUEUE_H_
#define MIDNIGHT_PUZZLES_BLANK_TILE_ENGINES_BUCKET_QUEUE_H_

#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace midnight::blank_tile {

/// A ring of buckets (R. Dial, "Algorithm 360: shortest-path forest with topological ordering",
/// 1969) with a bit for each bucket that is not empty. Keys never fall below the key that was
/// popped last. Within a key, what was pushed last comes first.
class BucketQueue {
 public:
  /// Keys that are in the queue together differ by at most `span`.
  explicit BucketQueue(uint32_t span)
      : mask_(std::bit_ceil(span + 64) - 1), heads_(mask_ + 1, kNone), filled_((mask_ + 1) / 64) {}

  bool empty() const { return size_ == 0; }

  /// Forgets the keys of an earlier use; the queue must be empty or is emptied.
  void Restart(uint32_t least_key) {
    while (!empty()) Pop();
    key_ = least_key;
  }

  void Push(uint32_t key, uint32_t value) {
    const uint32_t slot = key & mask_;
    uint32_t at = unused_;
    if (at == kNone) {
      at = static_cast<uint32_t>(items_.size());
      items_.push_back({value, heads_[slot]});
    } else {
      unused_ = items_[at].next;
      items_[at] = {value, heads_[slot]};
    }
    heads_[slot] = at;
    filled_[slot / 64] |= uint64_t{1} << (slot & 63);
    ++size_;
  }

  /// Takes out a value with the least key; there must be one.
  uint32_t Pop() {
    FindLeast();
    const uint32_t slot = key_ & mask_;
    const uint32_t at = heads_[slot];
    heads_[slot] = items_[at].next;
    if (heads_[slot] == kNone) filled_[slot / 64] &= ~(uint64_t{1} << (slot & 63));
    items_[at].next = unused_;
    unused_ = at;
    --size_;
    return items_[at].value;
  }

  /// The key of the value that was popped last.
  uint32_t key() const { return key_; }

 private:
  static constexpr uint32_t kNone = 0xffffffff;

  struct Item {
    uint32_t value;
    uint32_t next;
  };

  /// Moves key_ on to the first bucket that is not empty.
  void FindLeast() {
    while (true) {
      const uint32_t slot = key_ & mask_;
      const uint64_t bits = filled_[slot / 64] >> (slot & 63);
      if (bits != 0) {
        key_ += static_cast<uint32_t>(std::countr_zero(bits));
        return;
      }
      key_ += 64 - (slot & 63);
    }
  }

  uint32_t mask_;
  std::vector<uint32_t> heads_;
  std::vector<uint64_t> filled_;
  std::vector<Item> items_;
  uint32_t unused_ = kNone;  // head of the list of free items
  uint32_t key_ = 0;
  uint32_t size_ = 0;
};

}  // namespace midnight::blank_tile

#endif  // MIDNIGHT_PUZZLES_BLANK_TILE_ENGINES_BUCKET_QUEUE_H_
