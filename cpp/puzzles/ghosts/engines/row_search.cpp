#include "puzzles/ghosts/engines/row_search.h"

namespace midnight::ghosts {

/// Of the tables by one ghost.
uint64_t RowSearch::SmallBytes() const {
  const size_t a_count = static_cast<size_t>(regions_.a.count());
  const size_t b_count = static_cast<size_t>(regions_.b.count());
  const uint64_t by_a = a_count * (sizeof(Followers) + 4 * sizeof(Row) + sizeof(uint32_t) + 2);
  const uint64_t by_b = b_count * (2 * sizeof(Row) + 2 * sizeof(uint32_t));
  return by_a + by_b + regions_.Bytes();
}

bool RowSearch::Allocate(ByteBudget& budget) {
  const size_t a_count = static_cast<size_t>(regions_.a.count());
  const size_t b_count = static_cast<size_t>(regions_.b.count());
  const uint64_t rows = RowCount();
  if (!budget.Fits(TableBytes())) return false;
  budget.Take(SmallBytes());
  if (!half_.Allocate(rows, budget)) return false;
  for (SideTables& side : sides_) {
    if (!side.visited.Allocate(rows, budget)) return false;
    side.ready.assign(a_count, 0);
    side.full.assign(a_count, Row::None());
  }
  half_written_.assign(a_count, regions_.b.floor());
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

void RowSearch::Restart() {
  for (SideTables& side : sides_) {
    side.log.Clear();
    std::fill(side.ready.begin(), side.ready.end(), uint8_t{0});
    std::fill(side.full.begin(), side.full.end(), Row::None());
  }
}

bool RowSearch::PlaceEnd(Side side, const Trio& state, ByteBudget& budget) {
  SideTables& tables = sides_[Index(side)];
  if (!tables.log.Reserve(1, budget)) return false;
  const Row row = regions_.c.Spot(state.c);
  MakeReady(side, state.a);
  *tables.visited.At(RowIndex(state.a, state.b)) = row;
  *tables.log.NextRows() = row;
  *tables.log.NextSecond() = state.b;
  tables.log.Keep(state.a, 1, 1);
  return tables.log.CloseLayer();
}

/// Empties the visited rows of `a` at their first use.
void RowSearch::MakeReady(Side side, Id a) {
  SideTables& tables = sides_[Index(side)];
  if (tables.ready[a] != 0) return;
  tables.ready[a] = 1;
  std::fill_n(tables.visited.At(RowIndex(a, 0)), regions_.b.count(), Row::None());
}

void RowSearch::BeginTurn(Side side, const Bound& bound) {
  const RowLog& log = sides_[Index(side)].log;
  turn_.side = side;
  turn_.bound = bound;
  turn_.frontier = log.Layer(log.layer_count() - 1);
  turn_.gathering = false;
  turn_.next = 0;
  turn_.ties = 0;
  ++turn_number_;
}

uint32_t RowSearch::Advance(ByteBudget& budget) {
  if (turn_.gathering) return Gather(turn_.targets[turn_.next++], budget);
  const uint32_t rows = Spread(turn_.frontier[turn_.next++]);
  if (turn_.next == turn_.frontier.size()) StartGathering();
  return rows;
}

/// The blocks of the new layer: every number of a that a ghost of the frontier can reach.
void RowSearch::StartGathering() {
  Row places = Row::None();
  for (const Block& block : turn_.frontier) places |= regions_.a.Spot(block.a);
  turn_.targets.clear();
  (places.Spread() & regions_.a.floor()).ForEach([&](Place place) {
    turn_.targets.push_back(regions_.a.IdOf(place));
  });
  turn_.gathering = true;
  turn_.next = 0;
}

std::vector<Trio> RowSearch::Chain(Side side, int layer, const Trio& last) const {
  std::vector<Trio> chain = {last};
  while (layer > 0) chain.push_back(*Before(side, --layer, chain.back()));
  std::reverse(chain.begin(), chain.end());
  return chain;
}

/// The first state of `layer` from which one joint move leads to `state`; moves are reversible.
std::optional<Trio> RowSearch::Before(Side side, int layer, const Trio& state) const {
  const auto numbers = [](const Region& region, Id id, std::array<Id, 5>& out) {
    const Region::Neighbours& near = region.NeighboursOf(id);
    out[0] = id;
    std::copy_n(near.ids.begin(), near.count, out.begin() + 1);
    return static_cast<size_t>(near.count) + 1;
  };
  const auto swaps = [](const Region& first, Id from1, Id to1, const Region& second, Id from2,
                        Id to2) {
    return from1 != to1 && first.PlaceOf(from1) == second.PlaceOf(to2) &&
           first.PlaceOf(to1) == second.PlaceOf(from2);
  };
  const auto& [a, b, c] = regions_;
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
