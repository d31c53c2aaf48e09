// Region: where one ghost can ever be, numbered, with everything that the row engines look up for a
// number. A region of nobody stands in for a ghost that a smaller instance does not have.
#ifndef MIDNIGHT_PUZZLES_GHOSTS_ENGINES_REGION_H_
#define MIDNIGHT_PUZZLES_GHOSTS_ENGINES_REGION_H_

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "puzzles/ghosts/engines/grid.h"
#include "puzzles/ghosts/engines/row.h"

namespace midnight::ghosts {

/// Number of a place within a region.
using Id = uint16_t;

/// Nobody has one number, stands at place 0, moves nowhere and is in nobody's way: its body is
/// empty.
class Region {
 public:
  static constexpr int kNobody = -1;

  struct Neighbours {
    std::array<Id, 4> ids;
    int count;
  };

  /// The region of ghost `piece` within `floor`.
  Region(const Grid& grid, int piece, const Row& floor) : floor_(floor), piece_(piece) {
    if (piece == kNobody) floor_ = Row::Of(0);
    ids_.resize(Row::kPlaces);
    floor_.ForEach([&](Place place) {
      ids_[place] = static_cast<Id>(places_.size());
      places_.push_back(place);
    });
    by_degree_.fill(Row::None());
    for (const Place place : places_) Add(grid, place);
  }

  static size_t BytesFor(int count) {
    return static_cast<size_t>(count) * (3 * sizeof(Row) + sizeof(Neighbours) + sizeof(Place)) +
           Row::kPlaces * sizeof(Id);
  }

  int piece() const { return piece_; }
  bool is_nobody() const { return piece_ == kNobody; }
  int count() const { return static_cast<int>(places_.size()); }
  const Row& floor() const { return floor_; }
  Place PlaceOf(Id id) const { return places_[id]; }
  Id IdOf(Place place) const { return ids_[place]; }
  const Neighbours& NeighboursOf(Id id) const { return neighbours_[id]; }

  const Row& Spot(Id id) const { return spots_[id]; }              ///< its place, nobody's too
  const Row& Body(Id id) const { return bodies_[id]; }             ///< what it keeps others out of
  const Row& Near(Id id) const { return near_[id]; }               ///< its neighbours
  const Row& WithDegree(size_t d) const { return by_degree_[d]; }  ///< places of d neighbours

 private:
  void Add(const Grid& grid, Place place) {
    const Row spot = Row::Of(place);
    const Row near = is_nobody() ? Row::None() : grid.Near(place);
    Neighbours neighbours{};
    near.ForEach(
        [&](Place next) { neighbours.ids[static_cast<size_t>(neighbours.count++)] = ids_[next]; });
    by_degree_[static_cast<size_t>(neighbours.count)] |= spot;
    spots_.push_back(spot);
    bodies_.push_back(is_nobody() ? Row::None() : spot);
    near_.push_back(near);
    neighbours_.push_back(neighbours);
  }

  Row floor_;
  std::array<Row, 5> by_degree_;
  std::vector<Place> places_;
  std::vector<Id> ids_;  // by place
  std::vector<Neighbours> neighbours_;
  std::vector<Row> spots_;
  std::vector<Row> bodies_;
  std::vector<Row> near_;
  int piece_;
};

}  // namespace midnight::ghosts

#endif  // MIDNIGHT_PUZZLES_GHOSTS_ENGINES_REGION_H_
