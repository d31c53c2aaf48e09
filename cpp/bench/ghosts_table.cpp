#include "bench/ghosts_table.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>

#include "session/registry.h"
#include "session/session.h"

namespace midnight::bench {
namespace {

constexpr std::string_view kTextbook[] = {"breadth-first", "bidirectional-alternating",
                                          "bidirectional-smaller"};

bool IsTextbook(std::string_view engine) {
  return std::find(std::begin(kTextbook), std::end(kTextbook), engine) != std::end(kTextbook);
}

double Median(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  return values.empty() ? 0 : values[values.size() / 2];
}

double Least(const std::vector<double>& values) {
  return values.empty() ? 0 : *std::min_element(values.begin(), values.end());
}

[[noreturn]] void Fail(const Case& instance, std::string_view algorithm, const std::string& what) {
  std::fprintf(stderr, "%s %d by %s: %s\n", instance.family.c_str(), instance.number,
               std::string(algorithm).c_str(), what.c_str());
  std::exit(1);
}

}  // namespace

Stats SolveChecked(const Case& instance, std::string_view algorithm) {
  Reuse reuse;
  Result<Session> session = Session::Open("ghosts", algorithm, instance.board, {}, reuse);
  if (!session.ok()) Fail(instance, algorithm, session.error().message);
  const Outcome outcome = session.value().Run();
  const Search& search = session.value().search();
  const Plan plan = search.plan();
  const bool solvable = instance.steps >= 0;
  if (outcome != (solvable ? Outcome::kSolved : Outcome::kExhausted)) {
    Fail(instance, algorithm, "ended as " + std::string(Name(outcome)));
  }
  if (search.steps() != instance.steps) {
    Fail(instance, algorithm, std::to_string(search.steps()) + " steps");
  }
  const Verdict verdict =
      solvable ? session.value().puzzle().check_plan(instance.board, plan) : Verdict();
  if (!verdict.ok) Fail(instance, algorithm, verdict.message);
  if (solvable && verdict.steps != instance.steps)
    Fail(instance, algorithm, "plan of other length");
  return search.stats();
}

std::vector<std::string_view> Table::Engines() {
  std::vector<std::string_view> engines;
  for (const Algorithm& algorithm : FindPuzzle("ghosts")->algorithms) {
    if (!algorithm.wrong) engines.push_back(algorithm.id);
  }
  return engines;
}

void Table::Add(const Case& instance, std::string_view engine, const Measured& measured) {
  const bool is_new = results_.find(instance.family) == results_.end();
  if (is_new) families_.push_back(instance.family);
  results_[instance.family][instance.number][engine] = measured;
}

void Table::Print() const {
  std::printf(
      "\n| family | engine | median ratio | worst | worst >= 5 ms | worst ms | M states/s |");
  std::printf(" MB |\n|---|---|---:|---:|---:|---:|---:|---:|\n");
  for (const std::string& family : families_) {
    for (const std::string_view engine : Engines()) PrintRow(family, engine);
  }
}

void Table::PrintRow(const std::string& family, std::string_view engine) const {
  std::vector<double> ratios;
  std::vector<double> long_ratios;
  std::vector<double> speeds;
  double worst_ms = 0;
  uint64_t bytes = 0;
  for (const auto& [number, by_engine] : results_.at(family)) {
    std::vector<double> textbook;
    for (const std::string_view id : kTextbook) textbook.push_back(by_engine.at(id).milliseconds);
    const Measured& mine = by_engine.at(engine);
    ratios.push_back(Least(textbook) / mine.milliseconds);
    if (Least(textbook) >= 5) long_ratios.push_back(ratios.back());
    worst_ms = std::max(worst_ms, mine.milliseconds);
    bytes = std::max(bytes, mine.stats.bytes);
    speeds.push_back(static_cast<double>(mine.stats.discovered) / mine.milliseconds / 1000);
  }
  std::printf("| %s | %s ", family.c_str(), std::string(engine).c_str());
  if (IsTextbook(engine)) {
    std::printf("| | | ");
  } else {
    std::printf("| %.1f | %.1f | %.1f ", Median(ratios), Least(ratios), Least(long_ratios));
  }
  std::printf("| %.3f | %.1f | %.1f |\n", worst_ms, Median(speeds),
              static_cast<double>(bytes) / (1 << 20));
}

}  // namespace midnight::bench
