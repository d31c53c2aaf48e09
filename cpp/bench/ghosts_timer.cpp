// The ghosts' benchmark under a small timer, in wasm: best of several repeats each.
// usage: ghosts_timer [FAMILY]
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <string>

#include "bench/ghosts_table.h"

namespace midnight::bench {
namespace {

constexpr int kPerFamily = 10;

/// The best of at least three repeats, and of as many as fit 50 ms.
Measured Measure(const Case& instance, std::string_view engine) {
  using Clock = std::chrono::steady_clock;
  const Clock::time_point begin = Clock::now();
  Measured best;
  for (int repeat = 0; repeat < 3 || Clock::now() - begin < std::chrono::milliseconds(50);
       ++repeat) {
    const Clock::time_point start = Clock::now();
    const Stats stats = SolveChecked(instance, engine);
    const std::chrono::duration<double, std::milli> time = Clock::now() - start;
    if (repeat == 0 || time.count() < best.milliseconds) best = {time.count(), stats};
  }
  return best;
}

void Run(const std::string& family) {
  Table table;
  for (const Case& instance : GhostsCases(kPerFamily)) {
    if (!family.empty() && instance.family != family) continue;
    for (const std::string_view engine : Table::Engines()) {
      table.Add(instance, engine, Measure(instance, engine));
    }
  }
  table.Print();
}

}  // namespace
}  // namespace midnight::bench

int main(int argc, char** argv) { midnight::bench::Run(argc > 1 ? argv[1] : ""); }
