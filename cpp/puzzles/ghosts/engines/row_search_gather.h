// The second pass of a turn of RowSearch: a moves, and what is new is kept. Included by
// row_search.h.
#ifndef MIDNIGHT_PUZZLES_GHOSTS_ENGINES_ROW_SEARCH_GATHER_H_
#define MIDNIGHT_PUZZLES_GHOSTS_ENGINES_ROW_SEARCH_GATHER_H_

#include "puzzles/ghosts/engines/row_search.h"

namespace midnight::ghosts {

template <class Row>
bool RowSearch<Row>::Allocate(ByteBudget& budget) {
  const size_t a_count = static_cast<size_t>(walks_.a.count());
  const size_t b_count = static_cast<size_t>(walks_.b.count());
  const uint64_t by_a = a_count * (sizeof(Followers) + 4 * sizeof(Row) + sizeof(uint32_t) + 2);
  const uint64_t by_b = b_count * (2 * sizeof(Row) + 2 * sizeof(uint32_t));
  const uint64_t small = by_a + by_b + walks_.Bytes();
  const uint64_t rows = uint64_t{a_count} * b_count;
  if (!budget.Fits(small + 3 * rows * sizeof(Row))) return false;
  budget.Take(small);
  if (!half_.Allocate(rows, budget)) return false;
  for (SideTables& side : sides_) {
    if (!side.visited.Allocate(rows, budget)) return false;
    side.ready.assign(a_count, 0);
    side.full.assign(a_count, Row::None());
  }
  half_written_.assign(a_count, walks_.b.floor());
  half_targets_.resize(a_count);
  followers_.resize(a_count);
  active_.assign(a_count, 0);
  moved_.assign(b_count, Row::None());
  extra_.assign(b_count, Row::None());
  entry_.resize(b_count);
  close_.resize(b_count + 1);
  turn_.targets.reserve(a_count);
  return true;
}

template <class Row>
bool RowSearch<Row>::PlaceEnd(Side side, const Trio& state, ByteBudget& budget) {
  SideTables& tables = sides_[Index(side)];
  if (!tables.log.Reserve(1, budget)) return false;
  const Row row = walks_.c.Spot(state.c);
  MakeReady(side, state.a);
  *tables.visited.At(RowIndex(state.a, state.b)) = row;
  *tables.log.NextRows() = row;
  *tables.log.NextSecond() = state.b;
  tables.log.Keep(state.a, 1, 1);
  return tables.log.CloseLayer();
}

/// Empties the visited rows of `a` at their first use.
template <class Row>
void RowSearch<Row>::MakeReady(Side side, Id a) {
  SideTables& tables = sides_[Index(side)];
  if (tables.ready[a] != 0) return;
  tables.ready[a] = 1;
  std::fill_n(tables.visited.At(RowIndex(a, 0)), walks_.b.count(), Row::None());
}

template <class Row>
template <class Bound>
uint32_t RowSearch<Row>::Gather(Id a, const Bound& bound, ByteBudget& budget) {
  SideTables& tables = sides_[Index(turn_.side)];
  std::array<const Row*, kDirections + 1> sources;
  int source_count = 0;
  const Row extra = AddFollowers(a, bound);
  Row targets = extra;
  const auto add_source = [&](Id from) {
    if (!IsActive(from)) return;
    sources[static_cast<size_t>(source_count++)] = half_.At(RowIndex(from, 0));
    targets |= half_targets_[from];
  };
  add_source(a);
  const typename Walk<Row>::Neighbours& neighbours = walks_.a.NeighboursOf(a);
  for (int i = 0; i < neighbours.count; ++i) add_source(neighbours.ids[static_cast<size_t>(i)]);

  const Row body = walks_.a.Body(a);
  Row allowed = Without(walks_.c.floor(), body);
  Row wanted = Without(targets, body);
  if constexpr (Bound::kBounds) {
    wanted &= bound.ab[a];
    allowed &= bound.ac[a];
  } else {
    wanted = Without(wanted, tables.full[a]);
  }
  const uint32_t rows = static_cast<uint32_t>(wanted.Count());
  if (!tables.log.Reserve(rows, budget)) return 0;
  MakeReady(turn_.side, a);
  Row* visited = tables.visited.At(RowIndex(a, 0));
  Row* out = tables.log.NextRows();
  Id* second = tables.log.NextSecond();
  const uint32_t count = WithCount<Row>(source_count, [&](auto source_number) {
    return Collect(wanted, sources.data(), source_number, allowed, visited, out, second);
  });
  extra.ForEach([&](Place place) { extra_[walks_.b.IdOf(place)] = Row::None(); });
  const uint64_t states = Judge(a, allowed, count);
  tables.log.Keep(a, count, states);
  return rows + 1;
}

/// Fills `extra_` with the rows (a, b2) that ghosts make which follow the first ghost on its way to
/// `a`, and returns their places of b.
template <class Row>
template <class Bound>
Row RowSearch<Row>::AddFollowers(Id a, const Bound& bound) {
  Row extra = Row::None();
  const auto add = [&](Id b, const Row& row) {
    extra |= walks_.b.Spot(b);
    if constexpr (Bound::kBounds) {
      extra_[b] |= row & bound.bc[b];
    } else {
      extra_[b] |= row;
    }
  };
  const typename Walk<Row>::Neighbours& neighbours = walks_.a.NeighboursOf(a);
  for (int i = 0; i < neighbours.count; ++i) {
    const Id from = neighbours.ids[static_cast<size_t>(i)];
    if (!IsActive(from)) continue;
    const Followers& followers = followers_[from];
    if (!followers.b_follows && !followers.c_follows) continue;
    const std::array<Id, 4>& exits = walks_.a.NeighboursOf(from).ids;
    size_t exit = 0;
    while (exits[exit] != a) ++exit;
    if (followers.b_follows) {
      add(walks_.b.IdOf(walks_.a.PlaceOf(from)), followers.c_places[exit]);
    }
    if (followers.c_follows) {
      const Row& place = walks_.a.Body(from);
      followers.b_places[exit].ForEach([&](Place at) { add(walks_.b.IdOf(at), place); });
    }
  }
  return extra;
}

/// Writes the rows (a, b2), b2 of `targets`, that have something new, without a branch a row.
template <class Row>
template <class Count>
uint32_t RowSearch<Row>::Collect(const Row& targets, const Row* const* sources, Count source_count,
                                 const Row& allowed, Row* visited, Row* rows, Id* second) {
  uint32_t count = 0;
  targets.ForEach([&](Place place) {
    const Id b = walks_.b.IdOf(place);
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
template <class Row>
uint64_t RowSearch<Row>::Judge(Id a, const Row& allowed, uint32_t count) {
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
    if (visited[b] == Without(allowed, walks_.b.Body(b))) mine.full[a] |= walks_.b.Spot(b);
    if (others == nullptr) continue;
    const Row met = rows[i] & others[b];
    if (!met.Any()) continue;
    if (turn_.ties == 0) turn_.meeting = {a, b, walks_.c.IdOf(met.First())};
    turn_.ties += static_cast<uint64_t>(met.Count());
  }
  return states;
}

template <class Row>
std::vector<Trio> RowSearch<Row>::Chain(Side side, int layer, const Trio& last) const {
  std::vector<Trio> chain = {last};
  while (layer > 0) chain.push_back(*Before(side, --layer, chain.back()));
  std::reverse(chain.begin(), chain.end());
  return chain;
}

/// The first state of `layer` from which one joint move leads to `state`; moves are reversible.
template <class Row>
std::optional<Trio> RowSearch<Row>::Before(Side side, int layer, const Trio& state) const {
  const auto numbers = [](const Walk<Row>& walk, Id id, std::array<Id, 5>& out) {
    const typename Walk<Row>::Neighbours& near = walk.NeighboursOf(id);
    out[0] = id;
    std::copy_n(near.ids.begin(), near.count, out.begin() + 1);
    return static_cast<size_t>(near.count) + 1;
  };
  const auto swaps = [](const Walk<Row>& first, Id from1, Id to1, const Walk<Row>& second, Id from2,
                        Id to2) {
    return from1 != to1 && first.PlaceOf(from1) == second.PlaceOf(to2) &&
           first.PlaceOf(to1) == second.PlaceOf(from2);
  };
  const auto& [a, b, c] = walks_;
  std::array<Id, 5> from_a, from_b, from_c;
  const size_t a_count = numbers(a, state.a, from_a);
  const size_t b_count = numbers(b, state.b, from_b);
  const size_t c_count = numbers(c, state.c, from_c);
  for (size_t i = 0; i < a_count; ++i) {
    for (size_t j = 0; j < b_count; ++j) {
      const Row* row = log(side).Find(layer, from_a[i], from_b[j]);
      if (row == nullptr || swaps(a, from_a[i], state.a, b, from_b[j], state.b)) continue;
      for (size_t k = 0; k < c_count; ++k) {
        const bool is_there = row->Test(c.PlaceOf(from_c[k]));
        if (!is_there || swaps(a, from_a[i], state.a, c, from_c[k], state.c) ||
            swaps(b, from_b[j], state.b, c, from_c[k], state.c)) {
          continue;
        }
        return Trio{from_a[i], from_b[j], from_c[k]};
      }
    }
  }
  return std::nullopt;
}

}  // namespace midnight::ghosts

#endif  // MIDNIGHT_PUZZLES_GHOSTS_ENGINES_ROW_SEARCH_GATHER_H_
