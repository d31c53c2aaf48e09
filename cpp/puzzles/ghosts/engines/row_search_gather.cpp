// The second pass of a turn of RowSearch: a moves, and what is new is kept.
#include "puzzles/ghosts/engines/row_search.h"

namespace midnight::ghosts {

uint32_t RowSearch::Gather(Id a, ByteBudget& budget) {
  SideTables& tables = sides_[Index(turn_.side)];
  std::array<const Row*, kDirections + 1> sources;
  int source_count = 0;
  const Row extra = AddFollowers(a);
  Row targets = extra;
  const auto add_source = [&](Id from) {
    if (!IsActive(from)) return;
    sources[static_cast<size_t>(source_count++)] = half_.At(RowIndex(from, 0));
    targets |= half_targets_[from];
  };
  add_source(a);
  const Region::Neighbours& neighbours = regions_.a.NeighboursOf(a);
  for (int i = 0; i < neighbours.count; ++i) add_source(neighbours.ids[static_cast<size_t>(i)]);

  const Row body = regions_.a.Body(a);
  Row allowed = Without(regions_.c.floor(), body);
  Row wanted = Without(targets, body | tables.full[a]);
  if (IsBounded()) {
    wanted &= turn_.bound.ab[a];
    allowed &= turn_.bound.ac[a];
  }
  const uint32_t rows = static_cast<uint32_t>(wanted.Count());
  if (!tables.log.Reserve(rows, budget)) return 0;
  MakeReady(turn_.side, a);
  Row* visited = tables.visited.At(RowIndex(a, 0));
  Row* out = tables.log.NextRows();
  Id* second = tables.log.NextSecond();
  const uint32_t count = WithCount(source_count, [&](auto source_number) {
    return Collect(wanted, sources.data(), source_number, allowed, visited, out, second);
  });
  extra.ForEach([&](Place place) { extra_[regions_.b.IdOf(place)] = Row::None(); });
  const uint64_t states = Judge(a, allowed, count);
  tables.log.Keep(a, count, states);
  return rows + 1;
}

/// Fills `extra_` with the rows (a, b2) that ghosts make which follow the first ghost on its way to
/// `a`, and returns their places of b.
Row RowSearch::AddFollowers(Id a) {
  Row extra = Row::None();
  const auto add = [&](Id b, const Row& row) {
    extra |= regions_.b.Spot(b);
    extra_[b] |= IsBounded() ? row & turn_.bound.bc[b] : row;
  };
  const Region::Neighbours& neighbours = regions_.a.NeighboursOf(a);
  for (int i = 0; i < neighbours.count; ++i) {
    const Id from = neighbours.ids[static_cast<size_t>(i)];
    if (!IsActive(from)) continue;
    const Followers& followers = followers_[from];
    if (!followers.b_follows && !followers.c_follows) continue;
    const std::array<Id, 4>& exits = regions_.a.NeighboursOf(from).ids;
    size_t exit = 0;
    while (exits[exit] != a) ++exit;
    if (followers.b_follows) {
      add(regions_.b.IdOf(regions_.a.PlaceOf(from)), followers.c_places[exit]);
    }
    if (followers.c_follows) {
      const Row& place = regions_.a.Body(from);
      followers.b_places[exit].ForEach([&](Place at) { add(regions_.b.IdOf(at), place); });
    }
  }
  return extra;
}

/// Writes the rows (a, b2), b2 of `targets`, that have something new, without a branch a row.
template <class Count>
uint32_t RowSearch::Collect(const Row& targets, const Row* const* sources, Count source_count,
                            const Row& allowed, Row* visited, Row* rows, Id* second) {
  uint32_t count = 0;
  targets.ForEach([&](Place place) {
    const Id b = regions_.b.IdOf(place);
    Row row = extra_[b];
    for (int i = 0; i < source_count; ++i) row |= sources[i][b];
    const Row known = visited[b];
    const Row fresh = Without(row & allowed, known);
    visited[b] = known | fresh;
    rows[count] = fresh;
    second[count] = b;
    count += fresh.Any() ? 1u : 0u;
  });
  return count;
}

/// Counts the states of the reserved rows of `a`, notes which rows are full now, and finds those
/// that the other side holds.
uint64_t RowSearch::Judge(Id a, const Row& allowed, uint32_t count) {
  SideTables& mine = sides_[Index(turn_.side)];
  const SideTables& other = sides_[Index(Other(turn_.side))];
  const Row* rows = mine.log.NextRows();
  const Id* second = mine.log.NextSecond();
  const Row* visited = mine.visited.At(RowIndex(a, 0));
  const Row* others = other.ready[a] != 0 ? other.visited.At(RowIndex(a, 0)) : nullptr;
  uint64_t states = 0;
  for (uint32_t i = 0; i < count; ++i) {
    const Id b = second[i];
    states += static_cast<uint64_t>(rows[i].Count());
    Row open = Without(allowed, visited[b] | regions_.b.Body(b));
    if (IsBounded()) open &= turn_.bound.bc[b];
    if (!open.Any()) mine.full[a] |= regions_.b.Spot(b);
    if (others == nullptr) continue;
    const Row met = rows[i] & others[b];
    if (!met.Any()) continue;
    if (turn_.ties == 0) turn_.meeting = {a, b, regions_.c.IdOf(met.First())};
    turn_.ties += static_cast<uint64_t>(met.Count());
  }
  return states;
}

}  // namespace midnight::ghosts
