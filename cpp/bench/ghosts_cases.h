// The cases of the ghosts' benchmarks: named families, some of each, the same natively and in wasm.
#ifndef MIDNIGHT_BENCH_GHOSTS_CASES_H_
#define MIDNIGHT_BENCH_GHOSTS_CASES_H_

#include <cstdint>
#include <string>
#include <vector>

#include "core/board.h"

namespace midnight::bench {

struct Case {
  std::string family;
  int number = 0;  ///< within its family
  Board board;
  int64_t steps = 0;  ///< the known answer, -1 when there is no plan
};

/// The fixed files of the tests' data with their answers, and `per_family` generated boards of each
/// family, answered by plain breadth-first search here and now. Exits when a file cannot be read.
std::vector<Case> GhostsCases(int per_family);

}  // namespace midnight::bench

#endif  // MIDNIGHT_BENCH_GHOSTS_CASES_H_
