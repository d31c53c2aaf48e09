#include "puzzles/ghosts/engines/pair_distances.h"

namespace midnight::ghosts {

PairDistances::PairDistances(const Region& first_region, const Region& second_region, Id first,
                             Id second)
    : first_region_(first_region),
      second_region_(second_region),
      visited_(static_cast<size_t>(first_region.count()), Row::None()),
      next_(visited_.size(), Row::None()),
      touched_(Row::None()) {
  firsts_.push_back(first);
  seconds_.push_back(second_region.Spot(second));
  visited_[first] = seconds_.back();
  begins_ = {0, 1};
}

bool PairDistances::Grow() {
  const size_t begin = begins_[begins_.size() - 2];
  const size_t end = begins_.back();
  for (size_t i = begin; i < end; ++i) Move(firsts_[i], seconds_[i]);
  touched_.ForEach([&](Place place) {
    const Id first = first_region_.IdOf(place);
    const Row fresh = Without(next_[first], visited_[first]);
    next_[first] = Row::None();
    if (!fresh.Any()) return;
    visited_[first] |= fresh;
    firsts_.push_back(first);
    seconds_.push_back(fresh);
  });
  touched_ = Row::None();
  if (firsts_.size() == end) return false;
  begins_.push_back(firsts_.size());
  return true;
}

/// The second never moves on the first's place here, so nobody swaps; it may follow the first there
/// when the first does not go to where the second was.
void PairDistances::Move(Id first, const Row& seconds) {
  const Row body = first_region_.Body(first);
  const Row moved = Without(seconds.Spread() & second_region_.floor(), body);
  const Row beside = seconds & first_region_.Near(first);
  const Region::Neighbours& exits = first_region_.NeighboursOf(first);
  Add(first, moved);
  for (int e = 0; e < exits.count; ++e) {
    const Id exit = exits.ids[static_cast<size_t>(e)];
    const bool follows = Without(beside, first_region_.Body(exit)).Any();
    Add(exit, follows ? moved | body : moved);
  }
}

void PairDistances::Add(Id first, const Row& seconds) {
  next_[first] |= Without(seconds, first_region_.Body(first));
  touched_ |= first_region_.Spot(first);
}

int PairDistances::DistanceOf(Id first, Id second) {
  const Place place = second_region_.PlaceOf(second);
  for (int layer = 0; layer < layer_count() || Grow(); ++layer) {
    const std::span<const Id> firsts = Firsts(layer);
    for (size_t i = 0; i < firsts.size(); ++i) {
      if (firsts[i] == first && Seconds(layer)[i].Test(place)) return layer;
    }
  }
  return -1;
}

uint64_t PairDistances::Bytes() const {
  return seconds_.capacity() * sizeof(Row) + firsts_.capacity() * sizeof(Id) +
         2 * visited_.size() * sizeof(Row);
}

const Row* PairSet::Within(int k) {
  while (k_ < k && (k_ + 1 < distances_.layer_count() || distances_.Grow())) {
    ++k_;
    const std::span<const Id> firsts = distances_.Firsts(k_);
    for (size_t i = 0; i < firsts.size(); ++i) rows_[firsts[i]] |= distances_.Seconds(k_)[i];
  }
  for (; k_ > k; --k_) {
    const std::span<const Id> firsts = distances_.Firsts(k_);
    for (size_t i = 0; i < firsts.size(); ++i) {
      rows_[firsts[i]] = Without(rows_[firsts[i]], distances_.Seconds(k_)[i]);
    }
  }
  return rows_.data();
}

}  // namespace midnight::ghosts
