// SatSolver: a small conflict-driven solver of clauses and of groups in which at most one holds.
#ifndef MIDNIGHT_PUZZLES_GHOSTS_MANY_SAT_H_
#define MIDNIGHT_PUZZLES_GHOSTS_MANY_SAT_H_

#include <cstdint>
#include <span>
#include <vector>

namespace midnight::ghosts {

/// A variable or its negation.
using Literal = uint32_t;
constexpr Literal Yes(uint32_t variable) { return 2 * variable; }
constexpr Literal No(uint32_t variable) { return 2 * variable + 1; }

/// Conflict-driven clause learning (J. Marques-Silva, K. Sakallah, "GRASP", 1996; M. Moskewicz et
/// al., "Chaff", 2001) in the form of MiniSat (N. Eén, N. Sörensson, "An extensible SAT-solver",
/// 2003): two watched literals, first unique implication points, activities, saved phases, Luby's
/// restarts, and clauses forgotten by their glue (G. Audemard, L. Simon, 2009).
class SatSolver {
 public:
  enum class Result : uint8_t { kRunning, kSatisfiable, kUnsatisfiable };

  /// A new variable that is first tried as `phase`.
  uint32_t AddVariable(bool phase);

  /// At least one of the literals holds. Between searches only.
  void AddClause(std::span<const Literal> literals);

  /// A new group: at most one of its variables holds.
  uint32_t AddGroup();

  /// Puts a variable that is in no group into one. Between searches only.
  void Join(uint32_t group, uint32_t variable);

  /// Searches until about `propagations` more literals were set, or to the end.
  Result Step(uint64_t propagations);

  /// After kSatisfiable.
  bool Holds(uint32_t variable) const { return values_[Yes(variable)] == 1; }

  /// What a variable is tried as next.
  void SetPhase(uint32_t variable, bool phase) { phases_[variable] = phase; }

  uint32_t variable_count() const { return static_cast<uint32_t>(phases_.size()); }
  uint64_t propagations() const { return propagations_; }
  uint64_t conflicts() const { return conflicts_; }

  /// Memory held, about.
  uint64_t Bytes() const;

 private:
  static constexpr uint32_t kNone = UINT32_MAX;
  static constexpr uint32_t kBytesPerVariable = 128;

  /// Why a literal holds: a decision (kNone), another literal (2 * literal + 1) or a clause (2 *
  /// its place).
  using Reason = uint32_t;

  /// A clause is [size, glue or kNone, activity-less literals ...] in arena_.
  struct Watch {
    uint32_t clause;
    Literal blocker;  ///< of the clause; when it holds, so does the clause
  };
  struct Order {  // a binary heap of variables by activity
    std::vector<uint32_t> heap;
    std::vector<uint32_t> places;
  };

  int8_t Value(Literal literal) const { return values_[literal]; }
  uint32_t LevelOf(Literal literal) const { return levels_[literal >> 1]; }
  uint32_t Level() const { return static_cast<uint32_t>(level_begins_.size()); }
  std::span<Literal> Literals(uint32_t clause) {
    return {arena_.data() + clause + 2, arena_[clause]};
  }

  void Set(Literal literal, Reason reason);
  bool Propagate();
  bool PropagateGroup(Literal literal);
  bool PropagateClauses(Literal literal);
  void Undo(uint32_t level);
  void Learn();
  void MarkReason(Literal literal, Reason reason);
  void Mark(Literal literal);
  bool IsImplied(Literal literal);
  uint32_t CountLevels(std::span<const Literal> literals);
  uint32_t Attach(std::span<const Literal> literals, uint32_t glue);
  void Forget();
  bool Decide();

  void Bump(uint32_t variable);
  void SiftUp(size_t place);
  void SiftDown(size_t place);
  void Insert(uint32_t variable);
  uint32_t TakeMostActive();

  template <class F>
  void ForEachReason(Literal literal, Reason reason, F&& f);

  bool unsatisfiable_ = false;
  std::vector<int8_t> values_;  // by literal: 1 holds, -1 does not, 0 is open
  std::vector<uint32_t> levels_;
  std::vector<Reason> reasons_;
  std::vector<bool> phases_;
  std::vector<double> activities_;
  std::vector<uint8_t> marks_;
  std::vector<uint32_t> group_of_;
  std::vector<std::vector<Watch>> watches_;  // by literal: clauses in which its negation is watched
  std::vector<std::vector<uint32_t>> groups_;
  uint64_t memberships_ = 0;
  std::vector<uint32_t> arena_;
  std::vector<uint32_t> learnt_;
  std::vector<Literal> trail_;
  std::vector<uint32_t> level_begins_;
  size_t next_ = 0;  // in trail_, to be propagated
  Order order_;
  double bump_ = 1;
  Literal conflict_literal_ = kNone;  // the conflict: this literal and what refuses it
  Reason conflict_reason_ = kNone;
  std::vector<Literal> clause_;  // that is being learnt
  std::vector<Literal> marked_;
  std::vector<uint32_t> level_stamps_ = {0};
  uint32_t stamp_ = 0;
  uint32_t open_marks_ = 0;
  uint64_t propagations_ = 0;
  uint64_t conflicts_ = 0;
  uint64_t next_restart_ = 0;
  uint32_t restarts_ = 0;
  uint64_t next_forget_ = 4000;
  uint64_t forgets_ = 0;
};

}  // namespace midnight::ghosts

#endif  // MIDNIGHT_PUZZLES_GHOSTS_MANY_SAT_H_
