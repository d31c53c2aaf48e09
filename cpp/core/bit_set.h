// BitSet: one bit for each index below a limit, allocated once and zeroed.
#ifndef MIDNIGHT_CORE_BIT_SET_H_
#define MIDNIGHT_CORE_BIT_SET_H_

#include <cstdint>
#include <cstdlib>
#include <memory>

namespace midnight {

struct FreeDeleter {
  void operator()(void* memory) const { std::free(memory); }
};

/// A fixed-size set of indices. Without memory (`Allocate` failed or was not called) it must not be
/// asked anything.
class BitSet {
 public:
  static uint64_t BytesFor(uint64_t limit) { return (limit + 63) / 64 * 8; }

  /// Room for indices 0..limit-1, all absent. False when the system has no memory left.
  bool Allocate(uint64_t limit) {
    const uint64_t bytes = BytesFor(limit);
    if (bytes > SIZE_MAX) return false;
    words_.reset(static_cast<uint64_t*>(std::calloc(static_cast<size_t>(bytes / 8) + 1, 8)));
    return words_ != nullptr;
  }

  bool Test(uint32_t index) const { return (words_.get()[index >> 6] >> (index & 63) & 1) != 0; }
  void Set(uint32_t index) { words_.get()[index >> 6] |= uint64_t{1} << (index & 63); }

 private:
  std::unique_ptr<uint64_t, FreeDeleter> words_;
};

}  // namespace midnight

#endif  // MIDNIGHT_CORE_BIT_SET_H_
