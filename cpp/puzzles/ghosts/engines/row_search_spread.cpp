// The first pass of a turn of RowSearch: c and b move while a stays.
#include "puzzles/ghosts/engines/row_search.h"

namespace midnight::ghosts {

uint32_t RowSearch::Spread(const Block& block) {
  const Region& region_b = regions_.b;
  const Id a = block.a;
  const Row body_a = regions_.a.Body(a);
  const Row near_a = regions_.a.Near(a);
  const Row floor = Without(regions_.c.floor(), body_a);
  Row b_places = Row::None();
  uint32_t close = 0;
  for (uint32_t i = 0; i < block.count; ++i) {
    const Id b = block.second[i];
    const Row row = block.rows[i];
    moved_[b] = Without(row.Spread() & floor, region_b.Body(b));
    b_places |= region_b.Spot(b);
    entry_[b] = i;
    close_[close] = i;
    close += (row & (region_b.Near(b) | near_a)).Any() ? 1u : 0u;
  }
  active_[a] = turn_number_;
  MoveB(a, Without(b_places.Spread() & region_b.floor(), body_a));

  Followers& followers = followers_[a];
  followers.b_follows = false;
  followers.c_follows = false;
  Row* half = half_.At(RowIndex(a, 0));
  const Region::Neighbours& exits = regions_.a.NeighboursOf(a);
  std::array<Row, kDirections> left;  // by exit of a: places of b from where c can follow a
  left.fill(Row::None());
  for (uint32_t k = 0; k < close; ++k) {
    const Row row = block.rows[close_[k]];
    const Id b = block.second[close_[k]];
    const Row beside_b = row & region_b.Near(b);
    if (beside_b.Any()) FollowOne(a, b, beside_b, half);
    const Row beside_a = row & near_a;
    if (!beside_a.Any()) continue;
    followers.c_follows = true;
    for (int exit = 0; exit < exits.count; ++exit) {
      const size_t e = static_cast<size_t>(exit);
      if (Without(beside_a, regions_.a.Body(exits.ids[e])).Any()) left[e] |= region_b.Spot(b);
    }
  }
  if (followers.c_follows) {
    const Row allowed = Without(region_b.floor(), body_a);
    for (size_t e = 0; e < kDirections; ++e) {
      followers.b_places[e] = left[e].Spread() & allowed;
    }
  }
  FollowA(block, b_places);
  for (uint32_t i = 0; i < block.count; ++i) moved_[block.second[i]] = Row::None();
  return block.count;
}

/// Half-moved rows of `a` whose every successor row is full already are not worth their making.
void RowSearch::MoveB(Id a, const Row& targets) {
  const std::vector<Row>& full = sides_[Index(turn_.side)].full;
  const Region::Neighbours& exits = regions_.a.NeighboursOf(a);
  Row done = full[a];
  for (int e = 0; e < exits.count; ++e) done &= full[exits.ids[static_cast<size_t>(e)]];
  const Row wanted = Without(targets, done);
  Row* half = half_.At(RowIndex(a, 0));
  Without(half_written_[a], wanted).ForEach([&](Place place) {
    half[regions_.b.IdOf(place)] = Row::None();
  });
  half_written_[a] = wanted;
  half_targets_[a] = wanted;
  for (int degree = 0; degree <= 4; ++degree) {
    const Row same = wanted & regions_.b.WithDegree(static_cast<size_t>(degree));
    WithCount(degree, [&](auto count) {
      same.ForEach([&](Place place) {
        const Id b = regions_.b.IdOf(place);
        const Id* from = regions_.b.NeighboursOf(b).ids.data();
        Row row = moved_[b];
        for (int i = 0; i < count; ++i) row |= moved_[from[i]];
        row = Without(row, regions_.b.Body(b));
        if (IsBounded()) row &= turn_.bound.bc[b];
        half[b] = row;
      });
    });
  }
}

/// c moves from `c_places` to b's place while b goes elsewhere, though not to where c was.
void RowSearch::FollowOne(Id a, Id b, const Row& c_places, Row* half) {
  const Region::Neighbours& exits = regions_.b.NeighboursOf(b);
  for (int e = 0; e < exits.count; ++e) {
    const Id exit = exits.ids[static_cast<size_t>(e)];
    const bool is_target =
        half_targets_[a].Test(regions_.b.PlaceOf(exit));  // so it is not a's place
    if (!is_target || !Without(c_places, regions_.b.Body(exit)).Any()) continue;
    Row place = regions_.b.Body(b);
    if (IsBounded()) place &= turn_.bound.bc[exit];
    half[exit] |= place;
  }
}

/// b moves on a's place, from one of its neighbours, while a goes to another; c may follow b.
void RowSearch::FollowA(const Block& block, const Row& b_places) {
  const Id a = block.a;
  const Row beside = b_places & regions_.a.Near(a);
  if (!beside.Any()) return;
  Followers& followers = followers_[a];
  followers.b_follows = true;
  followers.c_places.fill(Row::None());
  const Region::Neighbours& exits = regions_.a.NeighboursOf(a);
  beside.ForEach([&](Place place) {
    const Id b = regions_.b.IdOf(place);
    Row row = moved_[b];
    if ((block.rows[entry_[b]] & regions_.b.Near(b)).Any()) row |= regions_.b.Body(b);
    for (int e = 0; e < exits.count; ++e) {
      const Id exit = exits.ids[static_cast<size_t>(e)];
      if (regions_.a.PlaceOf(exit) != place) followers.c_places[static_cast<size_t>(e)] |= row;
    }
  });
}

}  // namespace midnight::ghosts
