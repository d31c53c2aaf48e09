#include "cli/json.h"

#include <array>
#include <cstdio>
#include <optional>

#include "session/json.h"

namespace midnight::cli {
namespace {

/// [[[x,y], ...], ...]: time by time, piece by piece.
void AddPlan(const Board& board, const Plan& plan, Json& json) {
  const size_t pieces = board.starts.size();
  json.Key("plan").Open('[');
  for (size_t i = 0; i < plan.size(); ++i) {
    if (i % pieces == 0) json.Open('[');
    json.List(std::array<int, 2>{plan[i] % board.width, plan[i] / board.width});
    if (i % pieces == pieces - 1) json.Close(']');
  }
  json.Close(']');
}

std::string Steps(const Search& search) {
  const bool known =
      search.outcome() == Outcome::kSolved || search.outcome() == Outcome::kExhausted;
  return known ? std::to_string(search.steps()) : "null";
}

std::string Milliseconds(double value) {
  std::array<char, 32> buffer;
  std::snprintf(buffer.data(), buffer.size(), "%.4f", value);
  return buffer.data();
}

}  // namespace

std::string JsonLine(uint64_t number, const Solved& solved, bool with_plan) {
  const Search& search = solved.session.search();
  const Trace* trace = search.trace();
  const Stats stats = search.stats();
  const auto sizes = [&](Side side) {
    return trace == nullptr ? std::span<const uint64_t>() : trace->LayerSizes(side);
  };
  Json json;
  json.Open('{').Member("case", number).Member("outcome", Name(search.outcome()));
  json.Key("steps").Raw(Steps(search));
  json.Member("algorithm", solved.session.algorithm().id);
  json.Member("expanded", stats.expanded).Member("generated", stats.generated);
  json.Member("discovered", stats.discovered);
  json.Key("layers").Open('{');
  json.Key("forward").List(sizes(Side::kForward));
  json.Key("backward").List(sizes(Side::kBackward)).Close('}');
  json.Member("schedule", trace == nullptr ? "" : trace->Schedule());
  json.Key("milliseconds").Raw(Milliseconds(solved.milliseconds));
  json.Member("bytes", stats.bytes);
  const std::optional<Bounds> bounds = search.bounds();
  if (bounds) {
    json.Member("lower", bounds->lower);
    json.Key("upper").Raw(bounds->upper < 0 ? "null" : std::to_string(bounds->upper));
  }
  const std::string_view reason = solved.session.fit().reason;
  if (!reason.empty()) json.Member("reason", reason);
  if (with_plan) AddPlan(solved.session.board(), solved.plan, json);
  return json.Close('}').Take() + "\n";
}

}  // namespace midnight::cli
