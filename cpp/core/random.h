// Random: a small seeded generator of numbers, the same on every platform.
#ifndef MIDNIGHT_CORE_RANDOM_H_
#define MIDNIGHT_CORE_RANDOM_H_

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace midnight {

/// SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014). Not
/// the standard library's distributions, whose results differ from one library to the next.
class Random {
 public:
  explicit Random(uint64_t seed) : state_(seed) {}

  uint64_t Next() {
    uint64_t z = state_ += 0x9e3779b97f4a7c15u;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
  }

  /// 0 <= result < limit, where 1 <= limit < 2^32.
  int Below(int limit) {
    return static_cast<int>((Next() >> 32) * static_cast<uint64_t>(limit) >> 32);
  }

  bool Chance(int percent) { return Below(100) < percent; }

  template <class T>
  void Shuffle(std::vector<T>& items) {
    for (size_t i = items.size(); i > 1; --i) {
      std::swap(items[i - 1], items[static_cast<size_t>(Below(static_cast<int>(i)))]);
    }
  }

 private:
  uint64_t state_;
};

}  // namespace midnight

#endif  // MIDNIGHT_CORE_RANDOM_H_
