// JointSpace: the joint states of all ghosts, and the joint moves that no conflict forbids.
#ifndef MIDNIGHT_PUZZLES_GHOSTS_JOINT_SPACE_H_
#define MIDNIGHT_PUZZLES_GHOSTS_JOINT_SPACE_H_

#include <array>
#include <bit>
#include <cstdint>

#include "core/board.h"
#include "core/space.h"
#include "puzzles/ghosts/graph.h"
#include "puzzles/ghosts/rules.h"

namespace midnight::ghosts {

/// A joint state is the node of each ghost, packed into equal bit fields, first ghost highest.
/// Works for any number of ghosts as long as the fields fit an index. Moves are reversible, since a
/// step read backwards has the same conflicts: predecessors are successors.
class JointSpace {
 public:
  explicit JointSpace(const Board& board)
      : graph_(board),
        ghosts_(static_cast<int>(board.starts.size())),
        bits_(static_cast<int>(std::bit_width(static_cast<unsigned>(graph_.node_count() - 1)))),
        start_(Pack(board.starts)),
        goal_(Pack(board.goals)),
        board_(board) {}

  uint64_t IndexLimit() const {
    return ghosts_ * bits_ < 64 ? uint64_t{1} << (ghosts_ * bits_) : UINT64_MAX;
  }
  int PieceCount() const { return ghosts_; }

  template <class F>
  void ForEachStart(F&& f) const {
    f(start_);
  }
  template <class F>
  void ForEachGoal(F&& f) const {
    f(goal_);
  }

  /// The lowest ghost moves fastest; each tries its moves in the order of kMoves.
  template <class F>
  void ForEachSuccessor(State state, F&& f) const {
    Joint joint;
    Unpack(state, joint.from);
    switch (ghosts_) {
      case 1:
        return MoveFew<1, 0>(joint, 0, f);
      case 2:
        return MoveFew<2, 0>(joint, 0, f);
      case 3:
        return MoveFew<3, 0>(joint, 0, f);
      default:
        return Move(joint, 0, 0, f);
    }
  }
  template <class F>
  void ForEachPredecessor(State state, F&& f) const {
    ForEachSuccessor(state, f);
  }

  void WriteCells(State state, uint16_t* cells) const {
    Nodes nodes;
    Unpack(state, nodes);
    for (int i = 0; i < ghosts_; ++i) cells[i] = graph_.CellOf(nodes[static_cast<size_t>(i)]);
  }

  /// All 5^ghosts joint moves in the order of `ForEachSuccessor`, the same forwards and backwards;
  /// none for more than four ghosts.
  template <class F>
  void ForEachAttempt(State state, bool backward, F&& f) const;

 private:
  static constexpr int kMaxGhosts = 32;  // one bit each in a 32-bit index
  using Nodes = std::array<Node, kMaxGhosts>;
  struct Joint {
    Nodes from;
    Nodes to;
  };

  State Pack(const std::vector<int>& cells) const {
    State state = 0;
    for (const int cell : cells) state = state << bits_ | graph_.NodeOf(cell);
    return state;
  }

  void Unpack(State state, Nodes& nodes) const {
    const State mask = (State{1} << bits_) - 1;
    for (int i = ghosts_ - 1; i >= 0; --i, state >>= bits_) {
      nodes[static_cast<size_t>(i)] = static_cast<Node>(state & mask);
    }
  }

  /// True when ghost `ghost` cannot go to `to`, given where the ghosts before it go.
  static bool Conflicts(const Joint& joint, int ghost, Node to) {
    const Node from = joint.from[static_cast<size_t>(ghost)];
    for (size_t i = 0; i < static_cast<size_t>(ghost); ++i) {
      if (joint.to[i] == to || (joint.from[i] == to && joint.to[i] == from)) return true;
    }
    return false;
  }

  /// Moves ghosts `ghost` and up, for any number of ghosts.
  template <class F>
  void Move(Joint& joint, int ghost, State prefix, F& f) const {
    const bool last = ghost + 1 == ghosts_;
    for (const Node to : graph_.Next(joint.from[static_cast<size_t>(ghost)])) {
      if (Conflicts(joint, ghost, to)) continue;
      const State state = prefix << bits_ | to;
      if (last) {
        f(state);
      } else {
        joint.to[static_cast<size_t>(ghost)] = to;
        Move(joint, ghost + 1, state, f);
      }
    }
  }

  /// The same for a number of ghosts that the compiler knows, so that it unrolls everything.
  template <int kGhosts, int kGhost, class F>
  void MoveFew(Joint& joint, State prefix, F& f) const {
    for (const Node to : graph_.Next(joint.from[kGhost])) {
      if (Conflicts(joint, kGhost, to)) continue;
      const State state = prefix << bits_ | to;
      if constexpr (kGhost + 1 == kGhosts) {
        f(state);
      } else {
        joint.to[kGhost] = to;
        MoveFew<kGhosts, kGhost + 1>(joint, state, f);
      }
    }
  }

  Graph graph_;
  int ghosts_;
  int bits_;  // of one ghost's field
  State start_;
  State goal_;
  Board board_;
};

template <class F>
void JointSpace::ForEachAttempt(State state, bool /*backward*/, F&& f) const {
  constexpr int kMostGhosts = 4;
  if (ghosts_ > kMostGhosts) return;
  const size_t count = static_cast<size_t>(ghosts_);
  std::array<uint16_t, kMostGhosts> from{};
  WriteCells(state, from.data());
  int joint_moves = 1;
  for (int i = 0; i < ghosts_; ++i) joint_moves *= 5;
  for (int code = 0; code < joint_moves; ++code) {
    Attempt attempt;
    attempt.cells.resize(count);
    State next = 0;
    int divisor = joint_moves;
    for (size_t i = 0; i < count; ++i) {
      divisor /= 5;
      const int cell = graph_.CellAfter(from[i], code / divisor % 5);
      attempt.cells[i] = static_cast<uint16_t>(cell);
      next = next << bits_ | graph_.NodeOf(cell);
    }
    const Conflict conflict = FindConflict(board_, {from.data(), count}, attempt.cells);
    attempt.refusal = conflict.refusal;
    attempt.first = conflict.first;
    attempt.second = conflict.second;
    f(attempt, next);
  }
}

}  // namespace midnight::ghosts

#endif  // MIDNIGHT_PUZZLES_GHOSTS_JOINT_SPACE_H_
