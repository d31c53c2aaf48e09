#include "puzzles/ghosts/many/sat.h"

#include <algorithm>
#include <utility>

namespace midnight::ghosts {
namespace {

constexpr uint64_t kRestartUnit = 64;
constexpr double kDecay = 0.95;
constexpr double kMostActivity = 1e100;

/// The i-th number, from 0, of 1, 1, 2, 1, 1, 2, 4, ... (M. Luby, A. Sinclair, D. Zuckerman, 1993).
uint64_t Luby(uint32_t i) {
  uint32_t size = 1;
  uint32_t power = 0;
  for (; size < i + 1; size = 2 * size + 1) ++power;
  while (size > 1 && size - 1 != i) {
    size /= 2;
    --power;
    i %= size;
  }
  return uint64_t{1} << power;
}

}  // namespace

uint32_t SatSolver::AddVariable(bool phase) {
  const uint32_t variable = variable_count();
  values_.insert(values_.end(), 2, 0);
  levels_.push_back(0);
  reasons_.push_back(kNone);
  phases_.push_back(phase);
  activities_.push_back(0);
  marks_.push_back(0);
  group_of_.push_back(kNone);
  watches_.resize(watches_.size() + 2);
  order_.places.push_back(kNone);
  level_stamps_.push_back(0);
  Insert(variable);
  return variable;
}

void SatSolver::AddClause(std::span<const Literal> literals) {
  if (unsatisfiable_) return;
  Undo(0);
  clause_.clear();
  for (const Literal literal : literals) {
    if (Value(literal) > 0) return;
    if (Value(literal) == 0) clause_.push_back(literal);
  }
  if (clause_.empty()) {
    unsatisfiable_ = true;
  } else if (clause_.size() == 1) {
    Set(clause_[0], kNone);
  } else {
    Attach(clause_, kNone);
  }
}

uint32_t SatSolver::AddGroup() {
  groups_.emplace_back();
  return static_cast<uint32_t>(groups_.size() - 1);
}

void SatSolver::Join(uint32_t group, uint32_t variable) {
  Undo(0);
  for (const uint32_t other : groups_[group]) {
    const bool holds = Value(Yes(other)) > 0;
    if (holds && Value(Yes(variable)) > 0) unsatisfiable_ = true;
    if (holds && Value(Yes(variable)) == 0) Set(No(variable), kNone);
    if (Value(Yes(variable)) > 0 && Value(Yes(other)) == 0) Set(No(other), kNone);
  }
  groups_[group].push_back(variable);
  group_of_[variable] = group;
  ++memberships_;
}

uint64_t SatSolver::Bytes() const {
  return uint64_t{kBytesPerVariable} * variable_count() + arena_.size() * sizeof(uint32_t) * 2 +
         memberships_ * 2 * sizeof(uint32_t) +
         groups_.size() * sizeof(decltype(groups_)::value_type);
}

SatSolver::Result SatSolver::Step(uint64_t propagations) {
  const uint64_t end = propagations_ + propagations;
  while (!unsatisfiable_) {
    if (!Propagate()) {
      if (Level() == 0) {
        unsatisfiable_ = true;
        break;
      }
      Learn();
      continue;
    }
    if (conflicts_ >= next_restart_) {
      next_restart_ = conflicts_ + kRestartUnit * Luby(restarts_++);
      Undo(0);
      if (conflicts_ >= next_forget_) Forget();
    }
    if (propagations_ >= end) return Result::kRunning;
    if (!Decide()) return Result::kSatisfiable;
  }
  return Result::kUnsatisfiable;
}

void SatSolver::Set(Literal literal, Reason reason) {
  values_[literal] = 1;
  values_[literal ^ 1] = -1;
  levels_[literal >> 1] = Level();
  reasons_[literal >> 1] = reason;
  trail_.push_back(literal);
}

bool SatSolver::Propagate() {
  while (next_ < trail_.size()) {
    const Literal literal = trail_[next_++];
    ++propagations_;
    if (!PropagateGroup(literal) || !PropagateClauses(literal)) return false;
  }
  return true;
}

/// The others of its group do not hold.
bool SatSolver::PropagateGroup(Literal literal) {
  const uint32_t variable = literal >> 1;
  if (literal != Yes(variable) || group_of_[variable] == kNone) return true;
  for (const uint32_t other : groups_[group_of_[variable]]) {
    if (other == variable || Value(Yes(other)) < 0) continue;
    if (Value(Yes(other)) > 0) {
      conflict_literal_ = No(other);
      conflict_reason_ = 2 * literal + 1;
      return false;
    }
    Set(No(other), 2 * literal + 1);
  }
  return true;
}

/// Clauses whose watched literal has just become false watch another, or imply their last one.
bool SatSolver::PropagateClauses(Literal literal) {
  std::vector<Watch>& watches = watches_[literal];
  const Literal lost = literal ^ 1;
  size_t kept = 0;
  for (size_t i = 0; i < watches.size(); ++i) {
    const Watch watch = watches[i];
    if (Value(watch.blocker) > 0) {
      watches[kept++] = watch;
      continue;
    }
    const std::span<Literal> literals = Literals(watch.clause);
    if (literals[0] == lost) std::swap(literals[0], literals[1]);
    const Watch now = {watch.clause, literals[0]};
    size_t other = 2;
    if (Value(literals[0]) <= 0) {
      while (other < literals.size() && Value(literals[other]) < 0) ++other;
      if (other < literals.size()) {
        std::swap(literals[1], literals[other]);
        watches_[literals[1] ^ 1].push_back(now);
        continue;
      }
    }
    watches[kept++] = now;
    if (Value(literals[0]) > 0) continue;
    if (Value(literals[0]) < 0) {
      conflict_literal_ = literals[0];
      conflict_reason_ = 2 * watch.clause;
      while (++i < watches.size()) watches[kept++] = watches[i];
      watches.resize(kept);
      return false;
    }
    Set(literals[0], 2 * watch.clause);
  }
  watches.resize(kept);
  return true;
}

void SatSolver::Undo(uint32_t level) {
  if (Level() <= level) return;
  const size_t begin = level_begins_[level];
  for (size_t i = trail_.size(); i > begin; --i) {
    const Literal literal = trail_[i - 1];
    values_[literal] = 0;
    values_[literal ^ 1] = 0;
    phases_[literal >> 1] = (literal & 1) == 0;
    Insert(literal >> 1);
  }
  trail_.resize(begin);
  next_ = begin;
  level_begins_.resize(level);
}

/// f(literal) for each literal that had to hold so that `literal` holds.
template <class F>
void SatSolver::ForEachReason(Literal literal, Reason reason, F&& f) {
  if (reason == kNone) return;
  if ((reason & 1) != 0) return f(reason >> 1);
  for (const Literal other : Literals(reason >> 1)) {
    if (other != literal) f(other ^ 1);
  }
}

/// Takes a literal that holds into the analysis: one of this level is resolved, others are learnt.
void SatSolver::Mark(Literal literal) {
  const uint32_t variable = literal >> 1;
  if (marks_[variable] != 0 || levels_[variable] == 0) return;
  marks_[variable] = 1;
  marked_.push_back(literal);
  Bump(variable);
  if (levels_[variable] == Level()) {
    ++open_marks_;
  } else {
    clause_.push_back(literal ^ 1);
  }
}

/// Resolves the conflict back to the first unique implication point, goes back to where the learnt
/// clause implies it, and sets it.
void SatSolver::Learn() {
  ++conflicts_;
  clause_.assign(1, 0);
  marked_.clear();
  open_marks_ = 0;
  Mark(conflict_literal_ ^ 1);
  ForEachReason(conflict_literal_, conflict_reason_, [&](Literal other) { Mark(other); });
  size_t at = trail_.size();
  for (;;) {
    while (marks_[trail_[--at] >> 1] == 0) {
    }
    const Literal literal = trail_[at];
    if (--open_marks_ == 0) {
      clause_[0] = literal ^ 1;
      break;
    }
    ForEachReason(literal, reasons_[literal >> 1], [&](Literal other) { Mark(other); });
  }
  const auto implied = std::remove_if(clause_.begin() + 1, clause_.end(),
                                      [&](Literal literal) { return IsImplied(literal ^ 1); });
  clause_.erase(implied, clause_.end());
  for (const Literal literal : marked_) marks_[literal >> 1] = 0;
  bump_ /= kDecay;
  if (clause_.size() == 1) {
    Undo(0);
    return Set(clause_[0], kNone);
  }
  const auto highest =
      std::max_element(clause_.begin() + 1, clause_.end(),
                       [&](Literal a, Literal b) { return LevelOf(a) < LevelOf(b); });
  std::swap(clause_[1], *highest);
  const uint32_t glue = CountLevels(clause_);
  Undo(LevelOf(clause_[1]));
  const uint32_t clause = Attach(clause_, glue);
  learnt_.push_back(clause);
  Set(clause_[0], 2 * clause);
}

/// A marked literal whose reasons are all marked adds nothing to the learnt clause.
bool SatSolver::IsImplied(Literal literal) {
  const Reason reason = reasons_[literal >> 1];
  if (reason == kNone) return false;
  bool implied = true;
  ForEachReason(literal, reason,
                [&](Literal other) { implied &= marks_[other >> 1] != 0 || LevelOf(other) == 0; });
  return implied;
}

uint32_t SatSolver::CountLevels(std::span<const Literal> literals) {
  uint32_t count = 0;
  ++stamp_;
  for (const Literal literal : literals) {
    uint32_t& stamp = level_stamps_[LevelOf(literal)];
    if (std::exchange(stamp, stamp_) != stamp_) ++count;
  }
  return count;
}

/// Stores a clause whose first two literals are to be watched.
uint32_t SatSolver::Attach(std::span<const Literal> literals, uint32_t glue) {
  const uint32_t clause = static_cast<uint32_t>(arena_.size());
  arena_.push_back(static_cast<uint32_t>(literals.size()));
  arena_.push_back(glue);
  arena_.insert(arena_.end(), literals.begin(), literals.end());
  watches_[literals[0] ^ 1].push_back({clause, literals[1]});
  watches_[literals[1] ^ 1].push_back({clause, literals[0]});
  return clause;
}

/// Drops the half of the learnt clauses with the most glue, but none of two levels. At level 0.
void SatSolver::Forget() {
  next_forget_ = conflicts_ + 4000 + 500 * ++forgets_;
  std::stable_sort(learnt_.begin(), learnt_.end(),
                   [&](uint32_t a, uint32_t b) { return arena_[a + 1] < arena_[b + 1]; });
  size_t kept = learnt_.size() / 2;
  while (kept < learnt_.size() && arena_[learnt_[kept] + 1] <= 2) ++kept;
  for (size_t i = kept; i < learnt_.size(); ++i) arena_[learnt_[i] + 1] = 0;
  for (std::vector<Watch>& watches : watches_) watches.clear();
  std::vector<uint32_t> old;
  old.swap(arena_);
  arena_.reserve(old.size());
  learnt_.clear();
  for (size_t at = 0; at < old.size(); at += old[at] + 2) {
    const uint32_t glue = old[at + 1];
    if (glue == 0) continue;
    const std::span<Literal> literals{old.data() + at + 2, old[at]};
    // At level 0 whatever is false stays so, and a clause that holds is of no more use.
    bool holds = false;
    size_t size = 0;
    for (const Literal literal : literals) {
      holds |= Value(literal) > 0;
      if (Value(literal) == 0) literals[size++] = literal;
    }
    if (holds) continue;
    const uint32_t clause = Attach(literals.first(size), glue);
    if (glue != kNone) learnt_.push_back(clause);
  }
}

bool SatSolver::Decide() {
  for (;;) {
    if (order_.heap.empty()) return false;
    const uint32_t variable = TakeMostActive();
    if (Value(Yes(variable)) != 0) continue;
    level_begins_.push_back(static_cast<uint32_t>(trail_.size()));
    Set(phases_[variable] ? Yes(variable) : No(variable), kNone);
    return true;
  }
}

void SatSolver::Bump(uint32_t variable) {
  activities_[variable] += bump_;
  if (activities_[variable] > kMostActivity) {
    for (double& activity : activities_) activity /= kMostActivity;
    bump_ /= kMostActivity;
  }
  if (order_.places[variable] != kNone) SiftUp(order_.places[variable]);
}

void SatSolver::SiftUp(size_t place) {
  std::vector<uint32_t>& heap = order_.heap;
  const uint32_t variable = heap[place];
  while (place > 0) {
    const size_t parent = (place - 1) / 2;
    if (activities_[heap[parent]] >= activities_[variable]) break;
    heap[place] = heap[parent];
    order_.places[heap[place]] = static_cast<uint32_t>(place);
    place = parent;
  }
  heap[place] = variable;
  order_.places[variable] = static_cast<uint32_t>(place);
}

void SatSolver::SiftDown(size_t place) {
  std::vector<uint32_t>& heap = order_.heap;
  const uint32_t variable = heap[place];
  for (;;) {
    size_t child = 2 * place + 1;
    if (child >= heap.size()) break;
    if (child + 1 < heap.size() && activities_[heap[child + 1]] > activities_[heap[child]]) ++child;
    if (activities_[heap[child]] <= activities_[variable]) break;
    heap[place] = heap[child];
    order_.places[heap[place]] = static_cast<uint32_t>(place);
    place = child;
  }
  heap[place] = variable;
  order_.places[variable] = static_cast<uint32_t>(place);
}

void SatSolver::Insert(uint32_t variable) {
  if (order_.places[variable] != kNone) return;
  order_.heap.push_back(variable);
  SiftUp(order_.heap.size() - 1);
}

uint32_t SatSolver::TakeMostActive() {
  std::vector<uint32_t>& heap = order_.heap;
  const uint32_t variable = heap[0];
  order_.places[variable] = kNone;
  heap[0] = heap.back();
  heap.pop_back();
  if (!heap.empty()) SiftDown(0);
  return variable;
}

}  // namespace midnight::ghosts
