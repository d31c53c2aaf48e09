#include "cli/json.h"

#include <array>
#include <cstdio>

namespace midnight::cli {
namespace {

std::string Quoted(std::string_view word) { return "\"" + std::string(word) + "\""; }

template <class T>
std::string List(const T& numbers) {
  std::string text = "[";
  for (const auto& number : numbers) text += (text.size() > 1 ? "," : "") + std::to_string(number);
  return text + "]";
}

std::string PlanList(const Board& board, const Plan& plan) {
  std::string text = "[";
  const size_t pieces = board.starts.size();
  for (size_t i = 0; i < plan.size(); ++i) {
    text += i % pieces == 0 ? (i == 0 ? "[" : ",[") : ",";
    text += List(std::array<int, 2>{plan[i] % board.width, plan[i] / board.width});
    if (i % pieces == pieces - 1) text += "]";
  }
  return text + "]";
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
    return trace == nullptr ? "[]" : List(trace->LayerSizes(side));
  };
  std::string line = "{\"case\":" + std::to_string(number);
  const auto add = [&](const char* key, const std::string& value) {
    line += "," + Quoted(key) + ":" + value;
  };
  add("outcome", Quoted(Name(search.outcome())));
  add("steps", Steps(search));
  add("algorithm", Quoted(solved.session.algorithm().id));
  add("expanded", std::to_string(stats.expanded));
  add("generated", std::to_string(stats.generated));
  add("discovered", std::to_string(stats.discovered));
  add("layers",
      "{\"forward\":" + sizes(Side::kForward) + ",\"backward\":" + sizes(Side::kBackward) + "}");
  add("schedule", Quoted(trace == nullptr ? "" : trace->Schedule()));
  add("milliseconds", Milliseconds(solved.milliseconds));
  add("bytes", std::to_string(stats.bytes));
  if (with_plan) add("plan", PlanList(solved.session.board(), solved.plan));
  return line + "}\n";
}

}  // namespace midnight::cli
