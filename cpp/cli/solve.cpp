// midnight solve PUZZLE [FILE]: the answer of each case of a contest text, in order.
#include <chrono>
#include <cstdio>
#include <optional>

#include "cli/arguments.h"
#include "cli/commands.h"
#include "cli/files.h"
#include "cli/json.h"
#include "session/registry.h"
#include "session/session.h"

namespace midnight::cli {
namespace {

struct Options {
  const Puzzle* puzzle = nullptr;
  std::string_view algorithm;
  bool plan = false;
  bool json = false;
  bool distance = false;
  Limits limits;
  std::chrono::seconds seconds{0};  ///< a case may take so long; 0: any time
  std::string_view file = "-";
};

Result<Options> ReadOptions(const Words& words) {
  const Result<Arguments> parsed = Arguments::Parse(words, {{"--algorithm", true},
                                                            {"--plan"},
                                                            {"--json"},
                                                            {"--distance"},
                                                            {"--memory", true},
                                                            {"--seconds", true}});
  if (!parsed.ok()) return parsed.error();
  const Arguments& arguments = parsed.value();
  const Words& names = arguments.positional();
  if (names.empty()) return Error{"solve needs a PUZZLE"};
  if (names.size() > 2) return Error{"solve takes one FILE"};
  Options options;
  options.puzzle = FindPuzzle(names[0]);
  if (options.puzzle == nullptr) return Error{"unknown puzzle " + std::string(names[0])};
  options.algorithm = arguments.Value("--algorithm");
  const Algorithm* algorithm = FindAlgorithm(*options.puzzle, options.algorithm);
  const bool unnamed = arguments.Has("--algorithm") && options.algorithm.empty();
  if (unnamed || algorithm == nullptr)
    return Error{"unknown algorithm " + std::string(options.algorithm)};
  if (algorithm->wrong) {
    return Error{"algorithm " + std::string(algorithm->id) + " gives wrong answers by design"};
  }
  const Result<uint64_t> memory = arguments.Integer("--memory", 1024, 1, uint64_t{1} << 30);
  if (!memory.ok()) return memory.error();
  options.limits.max_bytes = memory.value() << 20;
  const Result<uint64_t> seconds = arguments.Integer("--seconds", 0, 1, 1'000'000);
  if (!seconds.ok()) return seconds.error();
  options.seconds = std::chrono::seconds(seconds.value());
  options.plan = arguments.Has("--plan");
  options.json = arguments.Has("--json");
  options.distance = arguments.Has("--distance");
  if (!options.distance) options.limits.max_steps = options.puzzle->asked_steps;
  if (names.size() == 2) options.file = names[1];
  return options;
}

bool IsLimit(Outcome outcome) {
  return outcome != Outcome::kSolved && outcome != Outcome::kExhausted;
}

using Clock = std::chrono::steady_clock;

/// Steps until the search ends, or cancels it when its time is over.
void Run(const Options& options, Clock::time_point begin, Search& search) {
  constexpr uint32_t kSlice = 1 << 16;
  while (search.Step(kSlice) == Outcome::kRunning) {
    if (options.seconds.count() > 0 && Clock::now() - begin > options.seconds) search.Cancel();
  }
}

/// The plan of the answer; at a limit the best one so far, where the engine has any.
Plan PlanOf(const Session& session) {
  const Search& search = session.search();
  return search.outcome() == Outcome::kSolved ? session.plan() : search.best_plan();
}

/// Solves one board from the parsed value to the plan.
Result<Solved> SolveOne(const Options& options, const Board& board, Reuse& reuse) {
  const Clock::time_point begin = Clock::now();
  Result<Session> session =
      Session::Open(*options.puzzle, options.algorithm, board, options.limits, reuse);
  if (!session.ok()) return session.error();
  Run(options, begin, session.value().search());
  Plan plan = options.plan ? PlanOf(session.value()) : Plan();
  const std::chrono::duration<double, std::milli> time = Clock::now() - begin;
  return Solved{std::move(session.value()), std::move(plan), time.count()};
}

void Print(const Options& options, uint64_t number, const Solved& solved) {
  const Search& search = solved.session.search();
  std::string text;
  if (options.json) {
    text = JsonLine(number, solved, options.plan);
  } else if (IsLimit(search.outcome())) {
    text = "limit\n";
  } else {
    text = options.puzzle->format_answer(search.outcome(), search.steps(), options.distance) + "\n";
    if (!solved.plan.empty())
      text += options.puzzle->format_plan(solved.session.board(), solved.plan);
  }
  std::fwrite(text.data(), 1, text.size(), stdout);
}

int BadInput(const std::string& file, const Error& error) {
  std::fflush(stdout);
  std::fprintf(stderr, "%s\n", Located(file, error).c_str());
  return kExitBadInput;
}

int SolveAll(const Options& options, const InputFile& input) {
  const std::unique_ptr<CaseReader> reader = options.puzzle->read(input.text);
  Reuse reuse;
  int exit_code = kExitOk;
  for (uint64_t number = 1;; ++number) {
    const Result<std::optional<Board>> board = reader->Next();
    if (!board.ok()) return BadInput(input.name, board.error());
    if (!board.value()) return exit_code;
    const Result<Solved> solved = SolveOne(options, *board.value(), reuse);
    if (!solved.ok()) return BadInput(input.name, solved.error());
    Print(options, number, solved.value());
    if (IsLimit(solved.value().session.search().outcome())) exit_code = kExitLimit;
  }
}

}  // namespace

int Solve(const Words& words) {
  const Result<Options> options = ReadOptions(words);
  if (!options.ok()) return Usage(options.error().message);
  const Result<InputFile> input = ReadInput(options.value().file);
  if (!input.ok()) {
    std::fprintf(stderr, "midnight: %s\n", input.error().message.c_str());
    return kExitUsage;
  }
  return SolveAll(options.value(), input.value());
}

}  // namespace midnight::cli
