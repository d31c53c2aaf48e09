// Results: plain values as the JSON that web/src/engine/protocol.js describes.
#ifndef MIDNIGHT_WASM_RESULTS_H_
#define MIDNIGHT_WASM_RESULTS_H_

#include <optional>
#include <string>
#include <vector>

#include "core/board.h"
#include "core/puzzle.h"
#include "core/result.h"
#include "core/search.h"

namespace midnight {

/// {defaultAlgorithm, algorithms: [{id, wrong, layered}]}
std::string PuzzleJson(const Puzzle& puzzle);

std::string ErrorJson(const Error& error);

/// {ok, boards}, and the error where there is one.
std::string BoardsJson(const std::vector<Board>& boards, const std::optional<Error>& error);

/// {ok, text} or {ok, error}.
std::string PrintedJson(const Result<std::string>& printed);

std::string VerdictJson(const Verdict& verdict);

/// Small figures while a search runs.
std::string ProgressJson(const Search& search);

/// What a Summary says beyond Progress, but for its tables: plan and layers.
std::string SummaryJson(const Search& search);

/// null when there is no such expansion.
std::string PositionJson(const std::optional<Position>& position);
std::string InspectionJson(const std::optional<Inspection>& inspection);

}  // namespace midnight

#endif  // MIDNIGHT_WASM_RESULTS_H_
