// RowSearch: the joint moves of up to three ghosts, layer by layer, on whole rows: one operation
// moves the third ghost for all of its places at once. What is searched next, and when to stop, is
// for the engine that drives it.
#ifndef MIDNIGHT_PUZZLES_GHOSTS_ENGINES_ROW_SEARCH_H_
#define MIDNIGHT_PUZZLES_GHOSTS_ENGINES_ROW_SEARCH_H_

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <optional>
#include <utility>
#include <vector>

#include "core/search.h"
#include "puzzles/ghosts/engines/regions.h"
#include "puzzles/ghosts/engines/row_log.h"
#include "puzzles/ghosts/engines/row_memory.h"

namespace midnight::ghosts {

/// What a turn keeps: every state, or those whose pairs all stand in given sets. The sets of a side
/// may only shrink from turn to turn.
struct Bound {
  const Row* ab = nullptr;  ///< by number of a: allowed places of b; nullptr: there are no bounds
  const Row* ac = nullptr;  ///< by number of a: allowed places of c
  const Row* bc = nullptr;  ///< by number of b: allowed places of c
};

/// A state (a, b, c) is bit c of row (a, b). A turn has two passes. `Spread` takes the blocks of
/// the frontier: with a in place, it moves c in each row, then b, which gives half-moved rows (a,
/// b2). `Gather` then moves a: a new row (a2, b2) is the union of the half-moved rows (a, b2) of a2
/// and its neighbours a, less what is known. Rows know their own a2 and b2 and never keep those
/// bits, so that cells held by two ghosts fall out. Only a ghost that follows another into the cell
/// it leaves needs more care: c is never moved on a or b in the first place, nor b on a, and
/// followers are added apart, with the swap left out.
class RowSearch {
 public:
  explicit RowSearch(Regions regions) : regions_(std::move(regions)) {}

  /// What `Allocate` takes.
  uint64_t TableBytes() const { return SmallBytes() + 3 * RowCount() * sizeof(Row); }

  /// Takes all tables. False when the budget or the system refuses.
  bool Allocate(ByteBudget& budget);

  /// Forgets everything but its memory, for another search on the same regions.
  void Restart();

  /// Makes a state layer 0 of a side. False when memory ran out.
  bool PlaceEnd(Side side, const Trio& state, ByteBudget& budget);

  const Regions& regions() const { return regions_; }
  const RowLog& log(Side side) const { return sides_[Index(side)].log; }

  /// Starts the expansion of the last layer of a side.
  void BeginTurn(Side side, const Bound& bound = {});

  /// Expands a part of the turn and returns how many rows that was; 0 when memory ran out.
  uint32_t Advance(ByteBudget& budget);

  /// True when nothing is left of the turn, which then is to be ended.
  bool TurnIsOver() const { return turn_.gathering && turn_.next == turn_.targets.size(); }

  /// Ends the turn's layer. False when it is empty.
  bool EndTurn() { return sides_[Index(turn_.side)].log.CloseLayer(); }

  /// How many states of the turn's new layer the other side holds, and the first of them.
  uint64_t ties() const { return turn_.ties; }
  const Trio& meeting() const { return turn_.meeting; }

  /// The states from layer 0 of a side to `last`, a state of layer `layer`.
  std::vector<Trio> Chain(Side side, int layer, const Trio& last) const;

 private:
  static constexpr size_t kDirections = 4;

  /// What c and b do when they follow a ghost `a` to where it was, by the neighbour a goes to.
  struct Followers {
    std::array<Row, kDirections> c_places;  ///< b moved on a: c's places
    std::array<Row, kDirections> b_places;  ///< c moved on a: b's places
    bool b_follows = false;
    bool c_follows = false;
  };

  struct SideTables {
    RowLog log;
    RowTable visited;  // by a * b_count + b; a block of an `a` is ready or not yet written
    std::vector<uint8_t> ready;  // by a
    std::vector<Row> full;       // by a: places of b whose row has every place of c that is allowed
  };

  struct Turn {
    Side side = Side::kForward;
    Bound bound;
    std::span<const Block> frontier;
    bool gathering = false;
    size_t next = 0;  // block of the frontier, or index of `targets`
    std::vector<Id> targets;
    uint64_t ties = 0;
    Trio meeting;
  };

  uint64_t RowCount() const {
    return static_cast<uint64_t>(regions_.a.count()) * static_cast<uint64_t>(regions_.b.count());
  }
  uint64_t SmallBytes() const;
  size_t RowIndex(Id a, Id b) const {
    return size_t{a} * static_cast<size_t>(regions_.b.count()) + b;
  }
  bool IsBounded() const { return turn_.bound.ab != nullptr; }
  bool IsActive(Id a) const { return active_[a] == turn_number_; }

  uint32_t Spread(const Block& block);
  void MoveB(Id a, const Row& targets);
  void FollowOne(Id a, Id b, const Row& c_places, Row* half);
  void FollowA(const Block& block, const Row& b_places);
  void StartGathering();

  uint32_t Gather(Id a, ByteBudget& budget);
  Row AddFollowers(Id a);
  template <class Count>
  uint32_t Collect(const Row& targets, const Row* const* sources, Count source_count,
                   const Row& allowed, Row* visited, Row* rows, Id* second);
  uint64_t Judge(Id a, const Row& allowed, uint32_t count);
  void MakeReady(Side side, Id a);
  std::optional<Trio> Before(Side side, int layer, const Trio& state) const;

  Regions regions_;
  std::array<SideTables, 2> sides_;
  RowTable half_;                  // half-moved rows (a, b2)
  std::vector<Row> half_written_;  // by a: rows of half_ that may hold something
  std::vector<Row> half_targets_;  // by a, of this turn: rows of half_ that hold something
  std::vector<Followers> followers_;
  std::vector<uint32_t> active_;  // by a: the last turn that had it in its frontier
  std::vector<Row> moved_;        // by b: rows whose c has moved; none between blocks
  std::vector<Row> extra_;        // by b: followers of a; none between blocks
  std::vector<uint32_t> entry_;   // by b: its row in the block
  std::vector<uint32_t> close_;   // rows of the block with c next to a or b
  uint32_t turn_number_ = 0;
  Turn turn_;
};

}  // namespace midnight::ghosts

#endif  // MIDNIGHT_PUZZLES_GHOSTS_ENGINES_ROW_SEARCH_H_
