// NoRoom: a search that ends before it begins, since its tables would not fit.
#ifndef MIDNIGHT_PUZZLES_GHOSTS_ENGINES_NO_ROOM_H_
#define MIDNIGHT_PUZZLES_GHOSTS_ENGINES_NO_ROOM_H_

#include "core/search.h"

namespace midnight::ghosts {

class NoRoom final : public Search {
 public:
  NoRoom() { outcome_ = Outcome::kMemoryLimit; }

  Outcome Step(uint32_t) override { return outcome_; }
  Stats stats() const override { return {}; }
  int64_t steps() const override { return -1; }
  Plan plan() const override { return {}; }
  std::string_view proof() const override { return ""; }
};

}  // namespace midnight::ghosts

#endif  // MIDNIGHT_PUZZLES_GHOSTS_ENGINES_NO_ROOM_H_
