// Solitaire: 100 pairs, YES and NO, against straightforward searches with ordered maps of sorted
// positions, from one end and from both.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "puzzles/solitaire/generate.h"
#include "puzzles/solitaire/puzzle.h"
#include "puzzles/solitaire/rules.h"
#include "session/registry.h"

namespace midnight::solitaire {
namespace {

constexpr uint32_t kPairs = 100;

const std::vector<Board>& Pairs() {
  static const std::vector<Board> pairs = Generate("mixed", kPairs, 3).value();
  return pairs;
}

/// The straightforward program: positions are sorted arrays of (row, column), distances are in a
/// map.
using Place = std::pair<int, int>;
using Places = std::array<Place, kPieces>;
using Distances = std::map<Places, int>;

Places PlacesOf(const std::vector<int>& cells) {
  Places places;
  for (size_t i = 0; i < kPieces; ++i) places[i] = {cells[i] / kWidth, cells[i] % kWidth};
  std::sort(places.begin(), places.end());
  return places;
}

template <class F>
void ForEachMove(const Places& places, F&& f) {
  constexpr std::array<Place, 4> kMoves = {{{-1, 0}, {1, 0}, {0, -1}, {0, 1}}};
  const auto taken = [&](Place place) {
    return std::find(places.begin(), places.end(), place) != places.end();
  };
  for (size_t i = 0; i < kPieces; ++i) {
    for (const Place& move : kMoves) {
      Place to(places[i].first + move.first, places[i].second + move.second);
      if (taken(to)) to = {to.first + move.first, to.second + move.second};
      if (to.first < 0 || to.first >= kWidth || to.second < 0 || to.second >= kWidth) continue;
      if (taken(to)) continue;
      Places moved = places;
      moved[i] = to;
      std::sort(moved.begin(), moved.end());
      f(moved);
    }
  }
}

/// Expands one layer; true when it touches what the other side knows.
bool ExpandLayer(std::vector<Places>& layer, Distances& mine, const Distances& others) {
  std::vector<Places> found;
  bool met = false;
  for (const Places& places : layer) {
    const int distance = mine[places] + 1;
    ForEachMove(places, [&](const Places& moved) {
      if (!mine.emplace(moved, distance).second) return;
      met = met || others.count(moved) > 0;
      found.push_back(moved);
    });
  }
  layer = std::move(found);
  return met;
}

/// At most 8 layers, from the start alone or from both ends in turn.
bool IsNear(const Board& board, bool both_ends) {
  std::array<std::vector<Places>, 2> layers = {{{PlacesOf(board.starts)}, {PlacesOf(board.goals)}}};
  std::array<Distances, 2> known = {{{{layers[0][0], 0}}, {{layers[1][0], 0}}}};
  if (layers[0] == layers[1]) return true;
  for (int64_t turn = 0; turn < kAskedSteps; ++turn) {
    const size_t side = both_ends ? static_cast<size_t>(turn % 2) : 0;
    if (ExpandLayer(layers[side], known[side], known[1 - side])) return true;
  }
  return false;
}

void Plain(benchmark::State& state, bool both_ends) {
  for (auto _ : state) {
    int near = 0;
    for (const Board& board : Pairs()) near += IsNear(board, both_ends) ? 1 : 0;
    benchmark::DoNotOptimize(near);
  }
}

/// Each answer is held against the straightforward program's.
void Engine(benchmark::State& state, const Algorithm* algorithm, bool bounded) {
  static const std::vector<bool> right = [] {
    std::vector<bool> answers;
    for (const Board& board : Pairs()) answers.push_back(IsNear(board, true));
    return answers;
  }();
  Limits limits;
  if (bounded) limits.max_steps = kPuzzle.asked_steps;
  for (auto _ : state) {
    for (size_t i = 0; i < kPairs; ++i) {
      Reuse reuse;
      const std::unique_ptr<Search> search = algorithm->open(Pairs()[i], limits, reuse);
      while (search->Step(1 << 30) == Outcome::kRunning) {
      }
      const bool near = search->outcome() == Outcome::kSolved && search->steps() <= kAskedSteps;
      if (near != right[i]) std::abort();
    }
  }
}

void Register() {
  const auto add = [](const std::string& name, auto function, auto... arguments) {
    benchmark::RegisterBenchmark(("solitaire/100-pairs/" + name).c_str(), function, arguments...)
        ->Unit(benchmark::kMillisecond);
  };
  add("maps-from-one-end", Plain, false);
  add("maps-from-both-ends", Plain, true);
  for (const Algorithm& algorithm : kPuzzle.algorithms) {
    add(std::string(algorithm.id), Engine, &algorithm, true);
  }
  add("bidirectional-smaller-distance", Engine, FindAlgorithm(kPuzzle, "bidirectional-smaller"),
      false);
}

}  // namespace
}  // namespace midnight::solitaire

int main(int argc, char** argv) {
  benchmark::Initialize(&argc, argv);
  midnight::solitaire::Register();
  benchmark::RunSpecifiedBenchmarks();
  return 0;
}
