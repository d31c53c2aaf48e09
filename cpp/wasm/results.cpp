#include "wasm/results.h"

#include <string_view>

#include "session/json.h"

namespace midnight {
namespace {

void Add(const Error& error, Json& json) {
  json.Open('{').Member("message", error.message);
  json.Member("line", error.line).Member("column", error.column).Close('}');
}

void Add(const Board& board, Json& json) {
  json.Open('{').Member("width", board.width).Member("height", board.height);
  json.Key("walls").List(board.walls);
  json.Key("starts").List(board.starts);
  json.Key("goals").List(board.goals).Close('}');
}

void Add(const Meeting& meeting, Json& json) {
  json.Open('{').Key("cells").List(meeting.cells);
  json.Member("forwardDepth", meeting.forward_depth);
  json.Member("backwardDepth", meeting.backward_depth);
  json.Member("ties", meeting.ties).Close('}');
}

void AddMembers(const Position& position, Json& json) {
  json.Member("step", position.step).Member("turn", position.turn);
  json.Member("side", position.side == Side::kForward ? "forward" : "backward");
  json.Member("layer", position.layer).Member("index", position.index);
  json.Key("cells").List(position.cells).Member("found", position.found);
}

const char* Name(const JudgedAttempt& judged) {
  switch (judged.fate) {
    case Fate::kNew:
      return "new";
    case Fate::kSeen:
      return "seen";
    case Fate::kMeeting:
      return "meeting";
    case Fate::kRefused:
      break;
  }
  switch (judged.attempt.refusal) {
    case Refusal::kVertex:
      return "vertex";
    case Refusal::kSwap:
      return "swap";
    case Refusal::kWall:
    case Refusal::kNone:
      break;
  }
  return "wall";
}

void Add(const JudgedAttempt& judged, Json& json) {
  const Attempt& attempt = judged.attempt;
  json.Open('{').Key("cells").List(attempt.cells).Member("fate", Name(judged));
  json.Member("first", attempt.first).Member("second", attempt.second).Close('}');
}

}  // namespace

std::string PuzzleJson(const Puzzle& puzzle) {
  Json json;
  json.Open('{').Member("defaultAlgorithm", puzzle.default_algorithm).Key("algorithms").Open('[');
  for (const Algorithm& algorithm : puzzle.algorithms) {
    json.Open('{').Member("id", algorithm.id).Member("wrong", algorithm.wrong);
    json.Member("layered", algorithm.layered).Close('}');
  }
  return json.Close(']').Close('}').Take();
}

std::string ErrorJson(const Error& error) {
  Json json;
  Add(error, json);
  return json.Take();
}

std::string BoardsJson(const std::vector<Board>& boards, const std::optional<Error>& error) {
  Json json;
  json.Open('{').Member("ok", !error);
  if (error) Add(*error, json.Key("error"));
  json.Key("boards").Open('[');
  for (const Board& board : boards) Add(board, json);
  json.Close(']').Close('}');
  return json.Take();
}

std::string PrintedJson(const Result<std::string>& printed) {
  Json json;
  json.Open('{').Member("ok", printed.ok());
  if (printed.ok()) {
    json.Member("text", printed.value());
  } else {
    Add(printed.error(), json.Key("error"));
  }
  return json.Close('}').Take();
}

std::string VerdictJson(const Verdict& verdict) {
  Json json;
  json.Open('{').Member("ok", verdict.ok).Member("steps", verdict.steps);
  json.Member("step", verdict.step).Member("message", verdict.message).Close('}');
  return json.Take();
}

std::string ProgressJson(const Search& search) {
  const Stats stats = search.stats();
  const Trace* trace = search.trace();
  Json json;
  json.Open('{').Member("expanded", stats.expanded).Member("generated", stats.generated);
  json.Member("discovered", stats.discovered).Member("bytes", stats.bytes);
  json.Member("turns", trace == nullptr ? 0 : trace->Schedule().size()).Close('}');
  return json.Take();
}

std::string SummaryJson(const Search& search) {
  const Trace* trace = search.trace();
  Json json;
  json.Open('{').Member("outcome", midnight::Name(search.outcome()));
  json.Member("steps", search.steps()).Member("proof", search.proof());
  json.Member("schedule", trace == nullptr ? "" : trace->Schedule());
  json.Key("meeting");
  const std::optional<Meeting> meeting = search.meeting();
  if (meeting) {
    Add(*meeting, json);
  } else {
    json.Raw("null");
  }
  return json.Close('}').Take();
}

std::string PositionJson(const std::optional<Position>& position) {
  if (!position) return "null";
  Json json;
  json.Open('{');
  AddMembers(*position, json);
  return json.Close('}').Take();
}

std::string InspectionJson(const std::optional<Inspection>& inspection) {
  if (!inspection) return "null";
  Json json;
  json.Open('{');
  AddMembers(inspection->position, json);
  json.Key("attempts").Open('[');
  for (const JudgedAttempt& judged : inspection->attempts) Add(judged, json);
  json.Close(']').Close('}');
  return json.Take();
}

}  // namespace midnight
