// The solver of clauses against counting through all values.
#include "puzzles/ghosts/many/sat.h"

#include <gtest/gtest.h>

#include <vector>

#include "core/random.h"

namespace midnight::ghosts {
namespace {

struct Formula {
  uint32_t variables = 0;
  std::vector<std::vector<Literal>> clauses;
  std::vector<std::vector<uint32_t>> groups;
};

/// True when `values`, one bit a variable, satisfy the formula.
bool Satisfies(const Formula& formula, uint32_t values) {
  const auto holds = [&](Literal literal) {
    return (values >> (literal >> 1) & 1) != (literal & 1);
  };
  for (const std::vector<Literal>& clause : formula.clauses) {
    bool any = false;
    for (const Literal literal : clause) any |= holds(literal);
    if (!any) return false;
  }
  for (const std::vector<uint32_t>& group : formula.groups) {
    int count = 0;
    for (const uint32_t variable : group) count += holds(Yes(variable)) ? 1 : 0;
    if (count > 1) return false;
  }
  return true;
}

bool IsSatisfiable(const Formula& formula) {
  for (uint32_t values = 0; values < 1u << formula.variables; ++values) {
    if (Satisfies(formula, values)) return true;
  }
  return false;
}

/// Groups of three first variables, and clauses of two to four literals.
Formula RandomFormula(Random& random) {
  Formula formula;
  formula.variables = 6 + static_cast<uint32_t>(random.Below(8));
  for (uint32_t variable = 0; variable + 3 <= formula.variables / 2; variable += 3) {
    formula.groups.push_back({variable, variable + 1, variable + 2});
  }
  const int clauses = static_cast<int>(formula.variables) * (2 + random.Below(3));
  for (int i = 0; i < clauses; ++i) {
    std::vector<Literal> clause;
    for (int size = 2 + random.Below(3); size > 0; --size) {
      clause.push_back(static_cast<Literal>(random.Below(2 * static_cast<int>(formula.variables))));
    }
    formula.clauses.push_back(clause);
  }
  return formula;
}

SatSolver::Result Finish(SatSolver& solver) {
  SatSolver::Result result = SatSolver::Result::kRunning;
  while (result == SatSolver::Result::kRunning) result = solver.Step(3);
  return result;
}

void AddAll(const Formula& formula, SatSolver& solver) {
  for (uint32_t i = 0; i < formula.variables; ++i) solver.AddVariable(i % 2 == 0);
  for (const std::vector<uint32_t>& group : formula.groups) {
    const uint32_t id = solver.AddGroup();
    for (const uint32_t variable : group) solver.Join(id, variable);
  }
  for (const std::vector<Literal>& clause : formula.clauses) solver.AddClause(clause);
}

uint32_t ValuesOf(const SatSolver& solver) {
  uint32_t values = 0;
  for (uint32_t i = 0; i < solver.variable_count(); ++i) {
    if (solver.Holds(i)) values |= 1u << i;
  }
  return values;
}

TEST(SatSolver, AgreesWithCountingThroughAllValues) {
  Random random(5);
  int satisfiable = 0;
  for (int round = 0; round < 600; ++round) {
    const Formula formula = RandomFormula(random);
    SatSolver solver;
    AddAll(formula, solver);
    const bool found = Finish(solver) == SatSolver::Result::kSatisfiable;
    ASSERT_EQ(found, IsSatisfiable(formula)) << round;
    if (!found) continue;
    ++satisfiable;
    ASSERT_TRUE(Satisfies(formula, ValuesOf(solver))) << round;
  }
  EXPECT_GT(satisfiable, 100);
  EXPECT_LT(satisfiable, 500);
}

/// Clauses that come between searches count like those that were there before.
TEST(SatSolver, GrowsBetweenSearches) {
  Random random(6);
  for (int round = 0; round < 200; ++round) {
    Formula formula = RandomFormula(random);
    SatSolver solver;
    AddAll(formula, solver);
    bool found = Finish(solver) == SatSolver::Result::kSatisfiable;
    while (found) {
      std::vector<Literal> other;  // than what was found
      for (uint32_t i = 0; i < formula.variables; ++i) {
        other.push_back(solver.Holds(i) ? No(i) : Yes(i));
      }
      formula.clauses.push_back(other);
      solver.AddClause(other);
      found = Finish(solver) == SatSolver::Result::kSatisfiable;
    }
    ASSERT_FALSE(IsSatisfiable(formula)) << round;
  }
}

/// More pigeons than holes: a proof that needs thousands of conflicts, so that clauses are
/// forgotten and restarts happen.
TEST(SatSolver, ProvesThatNinePigeonsNeedNineHoles) {
  constexpr uint32_t kHoles = 8;
  SatSolver solver;
  std::vector<uint32_t> holes;
  for (uint32_t hole = 0; hole < kHoles; ++hole) holes.push_back(solver.AddGroup());
  for (uint32_t pigeon = 0; pigeon <= kHoles; ++pigeon) {
    std::vector<Literal> somewhere;
    for (const uint32_t hole : holes) {
      const uint32_t variable = solver.AddVariable(false);
      solver.Join(hole, variable);
      somewhere.push_back(Yes(variable));
    }
    solver.AddClause(somewhere);
  }
  EXPECT_EQ(Finish(solver), SatSolver::Result::kUnsatisfiable);
  EXPECT_GT(solver.conflicts(), 4000u);
}

}  // namespace
}  // namespace midnight::ghosts
