// Blank tile: what the side graph costs to build, and what 500 queries cost on a graph that is
// there. `side-graph-spfa` is the published method, measured in the same run.
#include <benchmark/benchmark.h>

#include <cstdlib>
#include <map>
#include <string>

#include "puzzles/blank_tile/engines/all_pairs.h"
#include "puzzles/blank_tile/engines/side_graph_search.h"
#include "puzzles/blank_tile/engines/spfa_search.h"
#include "puzzles/blank_tile/generate.h"
#include "puzzles/blank_tile/puzzle.h"
#include "session/registry.h"

namespace midnight::blank_tile {
namespace {

constexpr uint32_t kQueries = 500;
constexpr uint32_t kWhole = 1 << 30;

const std::vector<Board>& Queries(const std::string& family) {
  static std::map<std::string, std::vector<Board>> all;
  std::vector<Board>& boards = all[family];
  if (boards.empty()) boards = Generate(family, kQueries, 3).value();
  return boards;
}

template <class Graph>
void Build(benchmark::State& state, const std::string& family) {
  const Board& board = Queries(family)[0];
  for (auto _ : state) {
    Graph graph(board);
    if (!graph.Build(kWhole)) std::abort();
    benchmark::DoNotOptimize(graph);
  }
}

/// The sum of all answers. The tables are in `reuse`, or are put there.
int64_t AnswerAll(const Algorithm& algorithm, const std::vector<Board>& boards, Reuse& reuse) {
  int64_t sum = 0;
  for (const Board& board : boards) {
    const std::unique_ptr<Search> search = algorithm.open(board, Limits{}, reuse);
    while (search->Step(kWhole) == Outcome::kRunning) {
    }
    sum += search->steps();
  }
  return sum;
}

int64_t RightSum(const std::string& family) {
  static std::map<std::string, int64_t> sums;
  if (sums.count(family) == 0) {
    Reuse reuse;
    sums[family] = AnswerAll(*FindAlgorithm(kPuzzle, "side-graph-spfa"), Queries(family), reuse);
  }
  return sums[family];
}

void Query(benchmark::State& state, const std::string& family, const Algorithm* algorithm) {
  const std::vector<Board>& boards = Queries(family);
  Reuse reuse;
  AnswerAll(*algorithm, boards, reuse);
  for (auto _ : state) {
    if (AnswerAll(*algorithm, boards, reuse) != RightSum(family)) std::abort();
  }
  state.counters["per_query"] =
      benchmark::Counter(static_cast<double>(state.iterations()) * kQueries,
                         benchmark::Counter::kIsRate | benchmark::Counter::kInvert);
}

void Register() {
  for (const Family& family : Families()) {
    const std::string id(family.id);
    const auto add = [&](const std::string& name, auto function, auto... arguments) {
      benchmark::RegisterBenchmark((name + "/" + id).c_str(), function, arguments...)
          ->Unit(benchmark::kMicrosecond);
    };
    add("blank_tile/build/side-graph-spfa", Build<PlainSideGraph>, id);
    add("blank_tile/build/side-graph", Build<SideTables>, id);
    add("blank_tile/build/all-pairs", Build<AllPairs>, id);
    for (const char* algorithm : {"side-graph-spfa", "side-graph", "all-pairs"}) {
      add("blank_tile/500-queries/" + std::string(algorithm), Query, id,
          FindAlgorithm(kPuzzle, algorithm));
    }
  }
}

}  // namespace
}  // namespace midnight::blank_tile

int main(int argc, char** argv) {
  benchmark::Initialize(&argc, argv);
  midnight::blank_tile::Register();
  benchmark::RunSpecifiedBenchmarks();
  return 0;
}
