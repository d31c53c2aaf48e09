// The table of the ghosts' benchmarks: how much faster each engine is than the fastest of the three
// textbook engines on the same case in the same run.
#ifndef MIDNIGHT_BENCH_GHOSTS_TABLE_H_
#define MIDNIGHT_BENCH_GHOSTS_TABLE_H_

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "bench/ghosts_cases.h"
#include "core/search.h"

namespace midnight::bench {

/// Solves a case from the parsed board to the plan; aborts with a message when the answer or the
/// plan is wrong.
Stats SolveChecked(const Case& instance, std::string_view algorithm);

/// The best time of one engine on one case.
struct Measured {
  double milliseconds = 0;
  Stats stats;
};

class Table {
 public:
  /// The engines that are measured, textbook first.
  static std::vector<std::string_view> Engines();

  void Add(const Case& instance, std::string_view engine, const Measured& measured);

  /// A line a family and engine: median and worst ratio, the worst ratio where the textbook took 5
  /// ms or more, worst time, median of states a second, most bytes. Textbook engines get their
  /// times only.
  void Print() const;

 private:
  using ByEngine = std::map<std::string_view, Measured>;

  void PrintRow(const std::string& family, std::string_view engine) const;

  std::vector<std::string> families_;  // in the order of their cases
  std::map<std::string, std::map<int, ByEngine>> results_;
};

}  // namespace midnight::bench

#endif  // MIDNIGHT_BENCH_GHOSTS_TABLE_H_
