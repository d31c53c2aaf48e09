// Values: boards, errors and answers between C++ and JavaScript.
#ifndef MIDNIGHT_WASM_VALUES_H_
#define MIDNIGHT_WASM_VALUES_H_

#include <emscripten/val.h>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/board.h"
#include "core/puzzle.h"
#include "core/result.h"
#include "core/search.h"
#include "session/session.h"

namespace midnight {

using emscripten::val;

/// Throws a JavaScript Error with `line` and `column` where the error has them. Memory of callers
/// in C++ is not freed on the way, so it is called where nothing is held.
void Throw(const Error& error);

/// Reads JavaScript values; the error says what was expected of which name.
Result<double> NumberFrom(const val& value, const char* what);
Result<std::string> TextFrom(const val& value, const char* what);
Result<std::vector<int>> CellsFrom(const val& value, const char* what);
Result<Board> BoardFrom(const val& value);
Result<std::vector<Board>> BoardsFrom(const val& value);

/// {maxBytes, maxStates, maxSteps, flood}, each of which may be left out.
Result<Limits> LimitsFrom(const val& value);

/// What a typed array of these numbers is called.
template <class T>
constexpr const char* kArrayName = nullptr;
template <>
inline constexpr const char* kArrayName<uint8_t> = "Uint8Array";
template <>
inline constexpr const char* kArrayName<uint16_t> = "Uint16Array";
template <>
inline constexpr const char* kArrayName<uint32_t> = "Uint32Array";
template <>
inline constexpr const char* kArrayName<int32_t> = "Int32Array";

/// A typed array of JavaScript's own. (Methods of values are never called: Emscripten 3.1.6 keeps
/// what they need in thread-local storage, which does not link with -flto.)
template <class T>
val ArrayOf(const std::vector<T>& numbers) {
  const emscripten::memory_view<T> view(numbers.size(), numbers.data());
  return val::global(kArrayName<T>).new_(view);
}

val ValueOf(const Board& board);
val ValueOf(const std::vector<Board>& boards);
val ValueOf(const Error& error);
val ValueOf(const Verdict& verdict);
val ValueOf(const Position& position);
val ValueOf(const std::optional<Inspection>& inspection);

/// What stands still while a search runs: its figures and bounds.
val ProgressOf(const Session& session);

/// The end of a search, with its layers and plan.
val SummaryOf(const Session& session);

/// What a puzzle's algorithms tell of themselves.
val InfoOf(const Puzzle& puzzle);

/// How each of them fits a board.
val FitsOf(const Puzzle& puzzle, const Board& board, uint64_t max_bytes);

}  // namespace midnight

#endif  // MIDNIGHT_WASM_VALUES_H_
