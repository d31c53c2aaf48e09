// What JavaScript may call, as midnight.d.ts tells it: the class Session and plain functions on
// values. Each line of the table gives a function of session/questions.h; nothing is decided here.
// Values are checked on the way in, since Embind turns whatever it gets silently into a number.
#include <emscripten/bind.h>
#include <emscripten/val.h>

#include <algorithm>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "session/questions.h"
#include "session/session.h"
#include "wasm/puzzle.h"
#include "wasm/values.h"

namespace midnight {
namespace {

/// Tables that searches on the same walls share.
Reuse reuse;

template <class T>
val ToValue(const T& value) {
  return ValueOf(value);
}
template <class T>
val ToValue(const std::vector<T>& values) {
  if constexpr (std::is_arithmetic_v<T>) {
    return ArrayOf(values);
  } else {
    return ValueOf(values);
  }
}
val ToValue(const std::string& text) { return val(text); }

/// The value, or the error in its place, which `Give` throws.
struct Answer {
  val value = val::undefined();
  std::optional<Error> error;
};

template <class T>
Answer AnswerOf(const Result<T>& result) {
  if (!result.ok()) return {val::undefined(), result.error()};
  return {ToValue(result.value()), std::nullopt};
}

/// Nothing that wants freeing is alive when an error is thrown but one kept place for its words.
val Give(Answer answer) {
  static Error thrown;
  if (!answer.error) return answer.value;
  thrown = *std::move(answer.error);
  answer = {};
  Throw(thrown);
  return val::undefined();
}

/// {forward, backward}, each what `ask` gives for its side.
template <class Ask>
Answer BothSides(Ask ask) {
  val both = val::object();
  for (const Side side : kSides) {
    const auto result = ask(side);
    if (!result.ok()) return {val::undefined(), result.error()};
    both.set(std::string(Name(side)), ToValue(result.value()));
  }
  return {both, std::nullopt};
}

Answer AskedCounts(const Session& session, const std::string& side_name, const val& layer,
                   const val& count) {
  const Result<Side> side = SideOf(side_name);
  if (!side.ok()) return {val::undefined(), side.error()};
  const Result<double> index = NumberFrom(layer, "layer");
  if (!index.ok()) return {val::undefined(), index.error()};
  std::optional<double> most;
  if (count.isNumber()) most = count.as<double>();
  return AnswerOf(AskLayerCounts(session, side.value(), index.value(), most));
}

Answer AskedCells(const Session& session, const val& cells, double piece) {
  const Result<std::vector<int>> at = CellsFrom(cells, "cells");
  if (!at.ok()) return {val::undefined(), at.error()};
  return AnswerOf(AskCellLayers(session, at.value(), piece));
}

/// The methods of Session.
std::string Step(Session& session, double budget) {
  constexpr double kMost = 0xffffffff;
  const uint32_t rows = budget >= 1 ? static_cast<uint32_t>(std::min(budget, kMost)) : 1;
  return std::string(Name(session.search().Step(rows)));
}
void Cancel(Session& session) { session.search().Cancel(); }
val FirstLayersOf(const Session& session) {
  return Give(BothSides([&](Side side) { return AskFirstLayers(session, side); }));
}
val PairLayersOf(const Session& session, double a, double b) {
  return Give(BothSides([&](Side side) { return AskPairLayers(session, side, a, b); }));
}
val LayerCountsOf(const Session& session, const std::string& side, val layer, val count) {
  return Give(AskedCounts(session, side, layer, count));
}
val WholeLayerCountsOf(const Session& session, const std::string& side, val layer) {
  return Give(AskedCounts(session, side, layer, val::undefined()));
}
val CellLayersOf(const Session& session, val cells, double piece) {
  return Give(AskedCells(session, cells, piece));
}
val OverlapsOf(const Session& session) { return Give(AnswerOf(AskOverlaps(session))); }
val PositionOf(const Session& session, double step) {
  return Give(AnswerOf(AskPosition(session, step)));
}
val InspectionOf(const Session& session, double step) {
  return Give(AnswerOf(AskInspection(session, step)));
}

Result<Session> Opened(const val& board, const val& algorithm, const val& limits) {
  const Result<Board> asked = BoardFrom(board);
  if (!asked.ok()) return asked.error();
  const Result<std::string> id = TextFrom(algorithm, "algorithm");
  if (!id.ok()) return id.error();
  const Result<Limits> bounds = LimitsFrom(limits);
  if (!bounds.ok()) return bounds.error();
  return Session::Open(ThePuzzle(), id.value(), asked.value(), bounds.value(), reuse);
}

/// The session is the caller's to delete.
Session* Open(val board, val algorithm, val limits) {
  static Error thrown;
  {
    Result<Session> opened = Opened(board, algorithm, limits);
    if (opened.ok()) return new Session(std::move(opened.value()));
    thrown = opened.error();
    board = algorithm = limits = val::undefined();
  }
  Throw(thrown);
  return nullptr;
}
Session* OpenUnlimited(val board, val algorithm) {
  return Open(std::move(board), std::move(algorithm), val::undefined());
}

/// The functions.
val GetInfo() { return InfoOf(ThePuzzle()); }

Answer TryFits(const val& board, const val& limits) {
  const Result<Board> asked = BoardFrom(board);
  if (!asked.ok()) return {val::undefined(), asked.error()};
  const Result<Limits> bounds = LimitsFrom(limits);
  if (!bounds.ok()) return {val::undefined(), bounds.error()};
  const std::optional<Error> unfit = ThePuzzle().validate(asked.value());
  if (unfit) return {val::undefined(), *unfit};
  return {FitsOf(ThePuzzle(), asked.value(), bounds.value().max_bytes), std::nullopt};
}
val GetFits(val board, val limits) { return Give(TryFits(board, limits)); }
val GetFitsUnlimited(val board) { return Give(TryFits(board, val::undefined())); }

Answer TryParse(const val& text) {
  const Result<std::string> source = TextFrom(text, "text");
  if (!source.ok()) return {val::undefined(), source.error()};
  const Cases cases = AllCases(ThePuzzle(), source.value());
  val parsed = val::object();
  parsed.set("boards", ValueOf(cases.boards));
  parsed.set("error", cases.error ? ValueOf(*cases.error) : val::null());
  return {parsed, std::nullopt};
}
val ParseText(val text) { return Give(TryParse(text)); }

Answer TryPrint(const val& boards) {
  const Result<std::vector<Board>> asked = BoardsFrom(boards);
  if (!asked.ok()) return {val::undefined(), asked.error()};
  return AnswerOf(ThePuzzle().print(asked.value()));
}
val PrintText(val boards) { return Give(TryPrint(boards)); }

Answer TryCheck(const val& board, const val& plan) {
  const Result<Board> asked = BoardFrom(board);
  if (!asked.ok()) return {val::undefined(), asked.error()};
  const Result<std::string> text = TextFrom(plan, "plan");
  if (!text.ok()) return {val::undefined(), text.error()};
  return {ValueOf(CheckPlanText(ThePuzzle(), asked.value(), text.value())), std::nullopt};
}
val CheckPlan(val board, val plan) { return Give(TryCheck(board, plan)); }

Answer TryGenerate(const val& family, double count, double seed) {
  const Result<std::string> name = TextFrom(family, "family");
  if (!name.ok()) return {val::undefined(), name.error()};
  return AnswerOf(GenerateBoards(ThePuzzle(), name.value(), count, seed));
}
val Generate(val family, double count, double seed) {
  return Give(TryGenerate(family, count, seed));
}

}  // namespace

EMSCRIPTEN_BINDINGS(midnight) {
  using emscripten::function;
  emscripten::class_<Session>("Session")
      .class_function("open", &Open, emscripten::allow_raw_pointers())
      .class_function("open", &OpenUnlimited, emscripten::allow_raw_pointers())
      .function("step", &Step)
      .function("cancel", &Cancel)
      .function("progress", &ProgressOf)
      .function("summary", &SummaryOf)
      .function("firstLayers", &FirstLayersOf)
      .function("pairLayers", &PairLayersOf)
      .function("layerCounts", &LayerCountsOf)
      .function("layerCounts", &WholeLayerCountsOf)
      .function("cellLayers", &CellLayersOf)
      .function("overlaps", &OverlapsOf)
      .function("position", &PositionOf)
      .function("inspect", &InspectionOf);
  function("info", &GetInfo);
  function("fits", &GetFits);
  function("fits", &GetFitsUnlimited);
  function("parseText", &ParseText);
  function("printText", &PrintText);
  function("checkPlan", &CheckPlan);
  function("generate", &Generate);
}

}  // namespace midnight
