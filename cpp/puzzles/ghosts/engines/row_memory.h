// RowMemory: aligned memory for rows, taken only when a byte budget allows it.
#ifndef MIDNIGHT_PUZZLES_GHOSTS_ENGINES_ROW_MEMORY_H_
#define MIDNIGHT_PUZZLES_GHOSTS_ENGINES_ROW_MEMORY_H_

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>

#include "core/bit_set.h"
#include "core/byte_budget.h"
#include "puzzles/ghosts/engines/row.h"

namespace midnight::ghosts {

using RowMemory = std::unique_ptr<std::byte, FreeDeleter>;

/// Uninitialised memory on a cache line, or nullptr when the budget or the system refuses.
inline RowMemory TakeMemory(uint64_t bytes, ByteBudget& budget) {
  constexpr uint64_t kLine = 64;
  const uint64_t whole = (bytes + kLine - 1) / kLine * kLine;
  if (whole > SIZE_MAX / 2 || !budget.Fits(whole)) return nullptr;
  RowMemory memory(static_cast<std::byte*>(std::aligned_alloc(kLine, static_cast<size_t>(whole))));
  if (memory != nullptr) budget.Take(whole);
  return memory;
}

/// Rows by index, uninitialised.
class RowTable {
 public:
  bool Allocate(uint64_t rows, ByteBudget& budget) {
    memory_ = TakeMemory(rows * sizeof(Row), budget);
    return memory_ != nullptr;
  }

  Row* At(size_t index) { return reinterpret_cast<Row*>(memory_.get()) + index; }
  const Row* At(size_t index) const { return reinterpret_cast<const Row*>(memory_.get()) + index; }

 private:
  RowMemory memory_;
};

}  // namespace midnight::ghosts

#endif  // MIDNIGHT_PUZZLES_GHOSTS_ENGINES_ROW_MEMORY_H_
