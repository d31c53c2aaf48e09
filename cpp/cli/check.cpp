// midnight check PUZZLE CASES ANSWERS-OR-PLANS: solves each case again, compares the answer and
// replays the plan below it.
#include <cstdio>

#include "cli/answers.h"
#include "cli/arguments.h"
#include "cli/commands.h"
#include "cli/files.h"
#include "session/registry.h"
#include "session/session.h"

namespace midnight::cli {
namespace {

/// What is wrong with one answer, with its line in the file of answers; nothing when it is right.
using Fault = std::optional<Error>;

class Checker {
 public:
  explicit Checker(const Puzzle& puzzle) : puzzle_(puzzle) {}

  Fault Check(const Board& board, const Answer& answer) {
    if (answer.answer == "limit") return std::nullopt;
    Result<Session> session = Session::Open(puzzle_, "", board, Limits{}, reuse_);
    if (!session.ok()) return Error{session.error().message, answer.line, 1};
    const Outcome outcome = session.value().Run();
    if (outcome != Outcome::kSolved && outcome != Outcome::kExhausted) {
      return Error{"not checked: " + std::string(Name(outcome)), answer.line, 1};
    }
    const int64_t steps = session.value().search().steps();
    const std::string asked = puzzle_.format_answer(outcome, steps, false);
    const std::string distance = puzzle_.format_answer(outcome, steps, true);
    if (!answer.answer.empty() && answer.answer != asked && answer.answer != distance) {
      const std::string right = asked == distance ? asked : asked + " (" + distance + ")";
      return Error{std::string(answer.answer) + " instead of " + right, answer.line, 1};
    }
    const bool has_plan = !answer.plan.empty() || answer.answer.empty();
    return has_plan ? CheckPlan(board, answer, steps) : std::nullopt;
  }

  uint64_t plans() const { return plans_; }

 private:
  /// A plan must obey the rules and be as short as the answer says: the least number, or at most
  /// what the contest asks for.
  Fault CheckPlan(const Board& board, const Answer& answer, int64_t steps) {
    ++plans_;
    Result<Plan> plan = puzzle_.parse_plan(board, answer.plan);
    if (!plan.ok()) {
      Error error = plan.error();
      error.line += answer.plan_line - 1;
      return error;
    }
    const Verdict verdict = puzzle_.check_plan(board, plan.value());
    if (!verdict.ok) return Error{verdict.message, answer.plan_line, 1};
    const bool exact = puzzle_.asked_steps == INT64_MAX || (answer.answer != "YES");
    const int64_t most = exact ? steps : puzzle_.asked_steps;
    if (verdict.steps <= most) return std::nullopt;
    return Error{"a plan of " + std::to_string(verdict.steps) + " steps where " +
                     std::to_string(most) + " are enough",
                 answer.plan_line, 1};
  }

  const Puzzle& puzzle_;
  Reuse reuse_;
  uint64_t plans_ = 0;
};

int CheckAll(const Puzzle& puzzle, const InputFile& cases, const InputFile& answers) {
  const std::unique_ptr<CaseReader> reader = puzzle.read(cases.text);
  Answers given(answers.text);
  Checker checker(puzzle);
  uint64_t count = 0;
  uint64_t wrong = 0;
  while (true) {
    const Result<std::optional<Board>> board = reader->Next();
    if (!board.ok()) {
      std::fprintf(stderr, "%s\n", Located(cases.name, board.error()).c_str());
      return kExitBadInput;
    }
    const std::optional<Answer> answer = given.Next();
    if (!board.value() && !answer) break;
    ++count;
    Fault fault;
    if (!board.value()) {
      fault = Error{"an answer without a case", answer->line, 1};
    } else if (!answer) {
      fault = Error{"there is no answer"};
    } else {
      fault = checker.Check(*board.value(), *answer);
    }
    if (!fault) continue;
    ++wrong;
    fault->message = "case " + std::to_string(count) + ": " + fault->message;
    std::fprintf(stderr, "%s\n", Located(answers.name, *fault).c_str());
  }
  std::printf("%llu cases, %llu plans, %llu wrong\n", static_cast<unsigned long long>(count),
              static_cast<unsigned long long>(checker.plans()),
              static_cast<unsigned long long>(wrong));
  return wrong == 0 ? kExitOk : kExitUsage;
}

}  // namespace

int Check(const Words& words) {
  const Result<Arguments> parsed = Arguments::Parse(words, {});
  if (!parsed.ok()) return Usage(parsed.error().message);
  const Words& names = parsed.value().positional();
  if (names.size() != 3) return Usage("check takes PUZZLE, CASES and ANSWERS-OR-PLANS");
  const Puzzle* puzzle = FindPuzzle(names[0]);
  if (puzzle == nullptr) return Usage("unknown puzzle " + std::string(names[0]));
  const Result<InputFile> cases = ReadInput(names[1]);
  const Result<InputFile> answers = ReadInput(names[2]);
  for (const Result<InputFile>* file : {&cases, &answers}) {
    if (file->ok()) continue;
    std::fprintf(stderr, "midnight: %s\n", file->error().message.c_str());
    return kExitUsage;
  }
  return CheckAll(*puzzle, cases.value(), answers.value());
}

}  // namespace midnight::cli
