// ChunkedArray: an append-only array in chunks, so that growing copies nothing and its size in
// memory can be checked against a budget before it is taken.
#ifndef MIDNIGHT_CORE_CHUNKED_ARRAY_H_
#define MIDNIGHT_CORE_CHUNKED_ARRAY_H_

#include <cstdint>
#include <cstdlib>
#include <memory>
#include <type_traits>
#include <vector>

#include "core/bit_set.h"
#include "core/byte_budget.h"

namespace midnight {

/// T is trivially copyable. The first chunk starts small and doubles; later chunks are whole.
template <class T>
class ChunkedArray {
  static_assert(std::is_trivially_copyable_v<T>);

 public:
  static constexpr uint32_t kChunkBits = 16;
  static constexpr uint32_t kChunk = uint32_t{1} << kChunkBits;

  uint64_t size() const { return size_; }

  T operator[](uint64_t index) const {
    return chunks_[static_cast<size_t>(index >> kChunkBits)].get()[index & (kChunk - 1)];
  }
  T& At(uint64_t index) {
    return chunks_[static_cast<size_t>(index >> kChunkBits)].get()[index & (kChunk - 1)];
  }

  /// Sees to it that one more entry fits. False when the budget or the system refuses; the array is
  /// then as before.
  bool MakeRoom(ByteBudget& budget) {
    if (next_ != end_) return true;
    const uint32_t capacity = NextCapacity();
    const uint64_t bytes = uint64_t{sizeof(T)} * capacity;
    if (!budget.Fits(bytes) || !Grow(capacity)) return false;
    budget.Take(bytes);
    return true;
  }

  /// Appends; there must be room.
  void Push(T value) {
    *next_++ = value;
    ++size_;
  }

 private:
  static constexpr uint32_t kFirst = 256;

  bool Grow(uint32_t capacity) {
    const bool first = chunks_.size() == 1 && last_capacity_ < kChunk;
    T* old = first ? chunks_[0].release() : nullptr;
    T* memory =
        static_cast<T*>(std::realloc(old, sizeof(T) * (first ? last_capacity_ * 2 : capacity)));
    if (memory == nullptr) {
      if (first) chunks_[0].reset(old);
      return false;
    }
    if (first) {
      chunks_[0].reset(memory);
      next_ = memory + last_capacity_;
      last_capacity_ *= 2;
    } else {
      chunks_.emplace_back(memory);
      next_ = memory;
      last_capacity_ = capacity;
    }
    end_ = chunks_.back().get() + last_capacity_;
    return true;
  }

  /// Entries that the next `Grow` adds.
  uint32_t NextCapacity() const {
    if (chunks_.empty()) return kFirst;
    return chunks_.size() == 1 && last_capacity_ < kChunk ? last_capacity_ : kChunk;
  }

  std::vector<std::unique_ptr<T, FreeDeleter>> chunks_;
  uint32_t last_capacity_ = 0;
  T* next_ = nullptr;
  T* end_ = nullptr;
  uint64_t size_ = 0;
};

}  // namespace midnight

#endif  // MIDNIGHT_CORE_CHUNKED_ARRAY_H_
