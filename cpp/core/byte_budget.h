// ByteBudget: what a search may still take of memory. It is asked before memory is allocated.
#ifndef MIDNIGHT_CORE_BYTE_BUDGET_H_
#define MIDNIGHT_CORE_BYTE_BUDGET_H_

#include <cstdint>

namespace midnight {

/// Bytes that a search may still take.
class ByteBudget {
 public:
  explicit ByteBudget(uint64_t limit) : limit_(limit) {}

  bool Fits(uint64_t bytes) const { return bytes <= limit_ - used_; }
  void Take(uint64_t bytes) { used_ += bytes; }
  void Return(uint64_t bytes) { used_ -= bytes; }
  uint64_t used() const { return used_; }

 private:
  uint64_t limit_;
  uint64_t used_ = 0;
};

}  // namespace midnight

#endif  // MIDNIGHT_CORE_BYTE_BUDGET_H_
