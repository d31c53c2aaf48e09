#include "puzzles/ghosts/engines/beam.h"

#include <algorithm>

namespace midnight::ghosts {
namespace {

constexpr Place kNowhere = Row::kPlaces;

/// Two ghosts that change places.
bool Swap(Place from1, Place to1, Place from2, Place to2) {
  return from1 == to2 && from2 == to1 && from1 != to1;
}

}  // namespace

/// The bits are the ghost that is nearest to its target: it has the most places to choose from.
std::array<Beam::Ghost, 3> Beam::Cast(const Board& board, const Grid& grid) {
  const auto ghost = [&](size_t piece) {
    if (piece >= board.starts.size()) return Ghost{-1, 0, 0, SingleDistances::OfNobody()};
    const Place goal = grid.PlaceOf(board.goals[piece]);
    return Ghost{static_cast<int>(piece), grid.PlaceOf(board.starts[piece]), goal,
                 SingleDistances(grid, goal)};
  };
  std::array<Ghost, 3> ghosts = {ghost(2), ghost(1), ghost(0)};
  for (size_t i = 0; i < 2; ++i) {
    const bool nearer =
        ghosts[i].distances.From(ghosts[i].start) < ghosts[2].distances.From(ghosts[2].start);
    if (ghosts[i].piece >= 0 && nearer) std::swap(ghosts[i], ghosts[2]);
  }
  return ghosts;
}

Beam::Beam(const Board& board, const Grid& grid)
    : grid_(grid), ghosts_(Cast(board, grid)), bound_(0) {
  for (const Ghost& ghost : ghosts_) {
    const uint16_t steps = ghost.distances.From(ghost.start);
    bound_ = steps == SingleDistances::kNone || bound_ < 0 ? -1 : std::max<int>(bound_, steps);
  }
}

bool Beam::Run() {
  const size_t layers = static_cast<size_t>(bound_) + 1;
  kept_.reserve(layers * kWidth);
  begins_.reserve(layers + 1);
  candidates_.reserve(kWidth * 25);
  kept_.push_back({ghosts_[0].start, ghosts_[1].start, Row::Of(ghosts_[2].start)});
  begins_ = {0, 1};
  for (int left = bound_ - 1; left >= 0; --left) {
    candidates_.clear();
    slots_.fill(0);
    for (size_t i = begins_[begins_.size() - 2]; i < begins_.back(); ++i) Expand(kept_[i], left);
    if (candidates_.empty()) return false;
    KeepBest();
  }
  return true;
}

/// All joint moves from a row after which every ghost has `left` steps left.
void Beam::Expand(const Kept& from, int left) {
  const Ghost& ghost_a = ghosts_[0];
  const Ghost& ghost_b = ghosts_[1];
  const Ghost& ghost_c = ghosts_[2];
  const auto next = [&](const Ghost& ghost, Place place) {
    return Row::Of(place).Spread() & ghost.distances.Within(left);
  };
  const Row next_b = next(ghost_b, from.b);
  expanded_ += static_cast<uint64_t>(from.c.Count());
  const Row moved = from.c.Spread() & ghost_c.distances.Within(left);
  const Row old_a = ghost_a.Body(from.a);
  const Row old_b = ghost_b.Body(from.b);
  const Row beside_a = from.c & old_a.Spread();
  const Row beside_b = from.c & old_b.Spread();
  next(ghost_a, from.a).ForEach([&](Place a) {
    const Row body_a = ghost_a.Body(a);
    Row rest = Without(moved, body_a);
    if (!Without(beside_a, body_a).Any()) rest = Without(rest, old_a);  // c and a would swap
    Without(next_b, body_a).ForEach([&](Place b) {
      const Row body_b = ghost_b.Body(b);
      const bool both = ghost_a.piece >= 0 && ghost_b.piece >= 0;
      if (both && Swap(from.a, a, from.b, b)) return;
      Row row = Without(rest, body_b);
      if (!Without(beside_b, body_b).Any()) row = Without(row, old_b);
      if (row.Any()) At(a, b).row.c |= row;
    });
  });
}

Beam::Candidate& Beam::At(Place a, Place b) {
  size_t slot = (size_t{a} * 37 + b) % slots_.size();
  for (; slots_[slot] != 0; slot = (slot + 1) % slots_.size()) {
    Candidate& candidate = candidates_[slots_[slot] - 1u];
    if (candidate.row.a == a && candidate.row.b == b) return candidate;
  }
  candidates_.push_back({{a, b, Row::None()}, 0});
  slots_[slot] = static_cast<uint8_t>(candidates_.size());
  return candidates_.back();
}

void Beam::KeepBest() {
  for (Candidate& candidate : candidates_) {
    const uint32_t away = ghosts_[0].distances.From(candidate.row.a) +
                          uint32_t{ghosts_[1].distances.From(candidate.row.b)};
    const uint32_t places = static_cast<uint32_t>(candidate.row.c.Count());
    states_ += places;
    candidate.score = (away << 16) + Row::kPlaces - places;
  }
  const size_t count = std::min(kWidth, candidates_.size());
  for (size_t i = 0; i < count; ++i) {
    size_t best = i;
    for (size_t j = i + 1; j < candidates_.size(); ++j) {
      if (candidates_[j].score < candidates_[best].score) best = j;
    }
    std::swap(candidates_[i], candidates_[best]);
    kept_.push_back(candidates_[i].row);
  }
  begins_.push_back(kept_.size());
}

/// A place of c in a row from which the three can go to a, b and c in one joint move.
std::optional<Place> Beam::Before(const Kept& from, Place a, Place b, Place c) const {
  const auto near = [](Place x, Place y) { return Row::Of(x).Spread().Test(y); };
  if (!near(from.a, a) || !near(from.b, b)) return std::nullopt;
  const bool has_a = ghosts_[0].piece >= 0;
  const bool has_b = ghosts_[1].piece >= 0;
  if (has_a && has_b && Swap(from.a, a, from.b, b)) return std::nullopt;
  Place found = kNowhere;
  (from.c & Row::Of(c).Spread()).ForEach([&](Place place) {
    const bool swaps = (has_a && Swap(from.a, a, place, c)) || (has_b && Swap(from.b, b, place, c));
    if (!swaps && found == kNowhere) found = place;
  });
  return found == kNowhere ? std::nullopt : std::optional(found);
}

Plan Beam::plan() const {
  size_t pieces = 0;
  for (const Ghost& ghost : ghosts_) pieces += ghost.piece >= 0 ? 1 : 0;
  Plan plan((static_cast<size_t>(bound_) + 1) * pieces);
  std::array<Place, 3> at = {ghosts_[0].goal, ghosts_[1].goal, ghosts_[2].goal};
  for (size_t t = static_cast<size_t>(bound_);; --t) {
    for (size_t i = 0; i < ghosts_.size(); ++i) {
      const size_t piece = static_cast<size_t>(ghosts_[i].piece);
      if (ghosts_[i].piece >= 0) plan[t * pieces + piece] = grid_.CellOf(at[i]);
    }
    if (t == 0) return plan;
    for (size_t i = begins_[t - 1]; i < begins_[t]; ++i) {
      const std::optional<Place> c = Before(kept_[i], at[0], at[1], at[2]);
      if (!c) continue;
      at = {kept_[i].a, kept_[i].b, *c};
      break;
    }
  }
}

}  // namespace midnight::ghosts
