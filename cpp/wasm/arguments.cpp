#include "wasm/arguments.h"

#include <cstddef>
#include <cstring>
#include <vector>

namespace midnight {

std::string_view Arguments::Text() {
  uint32_t size = 0;
  std::memcpy(&size, rest_.data(), sizeof(size));
  const std::string_view part = rest_.substr(sizeof(size), size);
  rest_.remove_prefix(sizeof(size) + size);
  return part;
}

Board Arguments::Board() {
  const std::string_view part = Text();
  std::vector<int> numbers(part.size() / sizeof(int));
  std::memcpy(numbers.data(), part.data(), part.size());
  const std::string_view walls = Text();
  const auto starts = numbers.begin() + 3;
  const auto goals = starts + numbers[2];
  return {numbers[0],
          numbers[1],
          {walls.begin(), walls.end()},
          {starts, goals},
          {goals, numbers.end()}};
}

}  // namespace midnight
