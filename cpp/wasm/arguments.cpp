#include "wasm/arguments.h"

#include <cstddef>
#include <cstring>
#include <vector>

namespace midnight {

std::span<const uint8_t> Arguments::Next() {
  uint32_t size = 0;
  std::memcpy(&size, rest_.data(), sizeof(size));
  const std::span<const uint8_t> part = rest_.subspan(sizeof(size), size);
  rest_ = rest_.subspan(sizeof(size) + size);
  return part;
}

std::string_view Arguments::Text() {
  const std::span<const uint8_t> part = Next();
  return {reinterpret_cast<const char*>(part.data()), part.size()};
}

Board Arguments::Board() {
  const std::span<const uint8_t> part = Next();
  std::vector<int> numbers(part.size() / sizeof(int));
  std::memcpy(numbers.data(), part.data(), part.size());
  const std::span<const uint8_t> walls = Next();
  const auto starts = numbers.begin() + 3;
  const auto goals = starts + numbers[2];
  return {numbers[0],
          numbers[1],
          {walls.begin(), walls.end()},
          {starts, goals},
          {goals, numbers.end()}};
}

}  // namespace midnight
