// Reuse: tables that belong to the walls of a board, kept from one search to the next.
#ifndef MIDNIGHT_CORE_REUSE_H_
#define MIDNIGHT_CORE_REUSE_H_

#include <memory>
#include <utility>
#include <vector>

#include "core/board.h"

namespace midnight {

/// Holds the tables of at most one kind for one grid of walls. Owned by whoever opens searches in a
/// row (the command line, the worker).
class Reuse {
 public:
  /// The tables of type T for this board's walls: those kept, or else those that make() gives (a
  /// shared_ptr<T>), which are kept instead.
  template <class T, class Make>
  std::shared_ptr<T> Get(const Board& board, Make&& make) {
    static const char kKind = 0;
    const bool same = kind_ == &kKind && width_ == board.width && walls_ == board.walls;
    if (!same) {
      std::shared_ptr<T> made = std::forward<Make>(make)();
      tables_ = made;
      kind_ = &kKind;
      width_ = board.width;
      walls_ = board.walls;
    }
    return std::static_pointer_cast<T>(tables_);
  }

 private:
  const void* kind_ = nullptr;
  int width_ = 0;
  std::vector<uint8_t> walls_;
  std::shared_ptr<void> tables_;
};

}  // namespace midnight

#endif  // MIDNIGHT_CORE_REUSE_H_
