// StateIndex: a number for each state of a search that sees few of its possible states.
#ifndef MIDNIGHT_CORE_STATE_INDEX_H_
#define MIDNIGHT_CORE_STATE_INDEX_H_

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>

#include "core/bit_set.h"
#include "core/byte_budget.h"
#include "core/space.h"

namespace midnight {

/// A hash table by open addressing that is at most half full; 16 to 32 bytes a state.
class StateIndex {
 public:
  static constexpr uint32_t kNone = UINT32_MAX;

  /// The number of a state, or kNone.
  uint32_t Find(State state) const {
    return slots_ == nullptr ? kNone : slots_.get()[SlotOf(state)].number;
  }

  /// Gives a state that has none a number other than kNone. False when the budget or the system
  /// refuses.
  bool Add(State state, uint32_t number, ByteBudget& budget) {
    if (2 * (count_ + 1) > capacity_ && !Grow(budget)) return false;
    slots_.get()[SlotOf(state)] = {state, number};
    ++count_;
    return true;
  }

 private:
  struct Slot {
    State state;
    uint32_t number;
  };
  static constexpr size_t kFirst = 1024;

  /// Where the state is, or else where it would be.
  size_t SlotOf(State state) const {
    constexpr uint64_t kGolden = 0x9E3779B97F4A7C15;
    size_t slot = static_cast<size_t>(uint64_t{state} * kGolden >> 32) & (capacity_ - 1);
    while (slots_.get()[slot].number != kNone && slots_.get()[slot].state != state) {
      slot = (slot + 1) & (capacity_ - 1);
    }
    return slot;
  }

  bool Grow(ByteBudget& budget) {
    const size_t old_capacity = capacity_;
    const size_t capacity = old_capacity == 0 ? kFirst : 2 * old_capacity;
    const uint64_t bytes = uint64_t{capacity} * sizeof(Slot);
    if (bytes > SIZE_MAX / 2 || !budget.Fits(bytes)) return false;
    Slot* slots = static_cast<Slot*>(std::malloc(static_cast<size_t>(bytes)));
    if (slots == nullptr) return false;
    budget.Take(bytes);
    std::unique_ptr<Slot, FreeDeleter> old(slots_.release());
    slots_.reset(slots);
    capacity_ = capacity;
    for (size_t i = 0; i < capacity; ++i) slots[i] = {0, kNone};
    for (size_t i = 0; i < old_capacity; ++i) {
      const Slot& slot = old.get()[i];
      if (slot.number != kNone) slots[SlotOf(slot.state)] = slot;
    }
    budget.Return(old_capacity * sizeof(Slot));
    return true;
  }

  std::unique_ptr<Slot, FreeDeleter> slots_;
  size_t capacity_ = 0;  // 0 or a power of two
  size_t count_ = 0;
};

}  // namespace midnight

#endif  // MIDNIGHT_CORE_STATE_INDEX_H_
