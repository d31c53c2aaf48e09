// Every algorithm of the ghosts against the oracle and against each other, on generated and random
// small boards. MIDNIGHT_AGREEMENT=20000 in the environment makes the longer run.
#include <gtest/gtest.h>

#include <cstdlib>
#include <string>

#include "core/random.h"
#include "puzzles/ghosts/generate.h"
#include "puzzles/ghosts/ghosts_oracle.h"
#include "puzzles/ghosts/rules.h"
#include "session/registry.h"
#include "session/session.h"

namespace midnight::ghosts {
namespace {

int Rounds() {
  const char* asked = std::getenv("MIDNIGHT_AGREEMENT");
  return asked != nullptr ? std::atoi(asked) : 1200;
}

/// Boards small enough for the oracle: corridors, rings and unreachable ones as often as the rest.
std::optional<Board> SmallBoard(std::mt19937& random, int round) {
  if (round % 3 == 0) return RandomBoard(random, 12, 3);
  constexpr const char* kFamilies[] = {"corridor", "ring", "unreachable", "noise", "random"};
  const std::string_view family = kFamilies[random() % 5];
  const int width = 4 + static_cast<int>(random() % 4);
  const int height = 4 + static_cast<int>(random() % 2);
  const int ghosts = 1 + static_cast<int>(random() % 3);
  Result<Board> board = Generate({family, width, height, ghosts, random()});
  return board.ok() ? std::optional<Board>(board.value()) : std::nullopt;
}

/// A layer of blind search holds all states of one distance; the layers of A* are others.
bool HasBlindLayers(const Algorithm& algorithm) {
  return algorithm.layered && algorithm.id.substr(0, 6) != "a-star";
}

class Answers {
 public:
  explicit Answers(const Board& board)
      : board_(board),
        steps_(OracleSteps(board)),
        layers_{OracleLayers(board, false), OracleLayers(board, true)} {}

  bool solvable() const { return steps_.has_value(); }

  void Check(const Algorithm& algorithm, Reuse& reuse) const {
    Result<Session> session = Session::Open("ghosts", algorithm.id, board_, {}, reuse);
    ASSERT_TRUE(session.ok());
    session.value().Run();
    const Search& search = session.value().search();
    ASSERT_EQ(search.outcome(), steps_ ? Outcome::kSolved : Outcome::kExhausted);
    ASSERT_EQ(search.steps(), steps_.value_or(-1));
    EXPECT_NE(search.proof(), "");
    if (steps_) CheckPlanOf(search);
    if (HasBlindLayers(algorithm)) CheckLayers(*search.trace());
  }

 private:
  void CheckPlanOf(const Search& search) const {
    const Verdict verdict = CheckPlan(board_, search.plan());
    EXPECT_TRUE(verdict.ok) << verdict.message;
    EXPECT_EQ(verdict.steps, *steps_);
  }

  void CheckLayers(const Trace& trace) const {
    for (const Side side : kSides) {
      const std::span<const uint64_t> sizes = trace.LayerSizes(side);
      ASSERT_LE(sizes.size(), layers_[Index(side)].size());
      for (size_t d = 0; d < sizes.size(); ++d) EXPECT_EQ(sizes[d], layers_[Index(side)][d]);
    }
  }

  Board board_;
  std::optional<int> steps_;
  std::vector<uint64_t> layers_[2];
};

TEST(GhostsAgreement, EveryAlgorithmAgreesWithTheOracle) {
  std::mt19937 random(404);
  Reuse reuse;
  int solved = 0;
  int impossible = 0;
  for (int round = 0; round < Rounds(); ++round) {
    const std::optional<Board> board = SmallBoard(random, round);
    if (!board) continue;
    const Answers answers(*board);
    (answers.solvable() ? solved : impossible) += 1;
    for (const Algorithm& algorithm : FindPuzzle("ghosts")->algorithms) {
      if (algorithm.wrong) continue;
      SCOPED_TRACE(std::string(algorithm.id) + " in round " + std::to_string(round));
      answers.Check(algorithm, reuse);
      if (HasFailure()) return;
    }
  }
  EXPECT_GT(solved, Rounds() / 4);
  EXPECT_GT(impossible, Rounds() / 10);
}

}  // namespace
}  // namespace midnight::ghosts
