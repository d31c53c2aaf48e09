// Arguments: reads the texts and boards that JavaScript packed into bytes for a call.
#ifndef MIDNIGHT_WASM_ARGUMENTS_H_
#define MIDNIGHT_WASM_ARGUMENTS_H_

#include <cstdint>
#include <string_view>

#include "core/board.h"

namespace midnight {

/// Walks over parts, each its length in bytes (32 bits, little-endian) and then so many bytes. They
/// must outlive what is read.
class Arguments {
 public:
  explicit Arguments(std::string_view bytes) : rest_(bytes) {}

  bool Done() const { return rest_.empty(); }

  std::string_view Text();

  /// Two parts: width, height, number of starts, the starts and the goals, 32 bits each; the walls,
  /// a byte each.
  midnight::Board Board();

 private:
  std::string_view rest_;
};

}  // namespace midnight

#endif  // MIDNIGHT_WASM_ARGUMENTS_H_
