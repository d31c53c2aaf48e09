// The ghosts' benchmark under Google Benchmark: every engine on every case, the best of three
// repetitions each, and the table of ratios that the timer prints in wasm too.
#include <benchmark/benchmark.h>

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "bench/ghosts_table.h"

namespace midnight::bench {
namespace {

constexpr int kPerFamily = 10;
constexpr double kLeastSeconds = 0.01;

/// One engine on one case, and what its last run said.
struct Entry {
  const Case* instance = nullptr;
  std::string_view engine;
  Stats stats;
};

using Entries = std::map<std::string, Entry>;

/// Puts the best repetition of each benchmark into a table.
class TableReporter final : public benchmark::BenchmarkReporter {
 public:
  explicit TableReporter(const Entries& entries) : entries_(entries) {}

  bool ReportContext(const Context&) override { return true; }

  void ReportRuns(const std::vector<Run>& runs) override {
    for (const Run& run : runs) {
      if (run.run_type != Run::RT_Iteration) continue;
      const std::string& name = run.run_name.function_name;
      const double milliseconds = run.GetAdjustedRealTime();
      const auto [best, is_new] = best_.emplace(name, milliseconds);
      if (!is_new && milliseconds < best->second) best->second = milliseconds;
    }
  }

  /// The cases in their order, so that the families come in theirs; a case that a filter took an
  /// engine from is left out.
  void Print(const std::vector<Case>& cases) const {
    Table table;
    for (const Case& instance : cases) {
      std::map<std::string_view, Measured> measured;
      for (const auto& [name, entry] : entries_) {
        const auto best = best_.find(name);
        if (entry.instance != &instance || best == best_.end()) continue;
        measured[entry.engine] = {best->second, entry.stats};
      }
      if (measured.size() < Table::Engines().size()) continue;
      for (const auto& [engine, best] : measured) table.Add(instance, engine, best);
    }
    table.Print();
  }

 private:
  const Entries& entries_;
  std::map<std::string, double> best_;
};

void Run() {
  const std::vector<Case> cases = GhostsCases(kPerFamily);
  Entries entries;
  for (const Case& instance : cases) {
    for (const std::string_view engine : Table::Engines()) {
      const std::string name = "ghosts:" + instance.family + ":" + std::to_string(instance.number) +
                               ":" + std::string(engine);
      Entry& entry = entries[name];
      entry = {&instance, engine, {}};
      benchmark::RegisterBenchmark(name.c_str(),
                                   [&entry](benchmark::State& state) {
                                     for (auto _ : state) {
                                       entry.stats = SolveChecked(*entry.instance, entry.engine);
                                     }
                                   })
          ->Unit(benchmark::kMillisecond)
          ->MinTime(kLeastSeconds)
          ->Repetitions(3);
    }
  }
  TableReporter reporter(entries);
  benchmark::RunSpecifiedBenchmarks(&reporter);
  reporter.Print(cases);
}

}  // namespace
}  // namespace midnight::bench

int main(int argc, char** argv) {
  benchmark::Initialize(&argc, argv);
  midnight::bench::Run();
  return 0;
}
