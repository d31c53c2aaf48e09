// Questions: what can be asked of a session by a program that may ask wrongly. Each checks what it
// is given and then asks the trace, the projections or the rules; the one home of such checks.
#ifndef MIDNIGHT_SESSION_QUESTIONS_H_
#define MIDNIGHT_SESSION_QUESTIONS_H_

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/puzzle.h"
#include "core/result.h"
#include "core/search.h"
#include "session/session.h"

namespace midnight {

/// A number of another language as a whole number from 0 to `most`; the error names it: "there is
/// no layer 7", "layer must be a whole number".
Result<uint64_t> WholeNumber(double value, uint64_t most, std::string_view what);

/// "forward" or "backward".
Result<Side> SideOf(std::string_view name);

/// Sizes of the layers of a side; none for a search that keeps none.
std::vector<uint64_t> LayerSizesOf(const Session& session, Side side);

/// The error of the questions below: the search keeps no layers, or there is no such piece, layer
/// or expansion. What they give is told in session/projection.h and core/search.h.
Result<std::vector<uint16_t>> AskFirstLayers(const Session& session, Side side);
Result<std::vector<uint16_t>> AskPairLayers(const Session& session, Side side, double a, double b);

/// `count` of the layer's states at most; all without it.
Result<std::vector<uint32_t>> AskLayerCounts(const Session& session, Side side, double layer,
                                             std::optional<double> count);
Result<std::vector<int32_t>> AskCellLayers(const Session& session, const std::vector<int>& cells,
                                           double piece);
Result<std::vector<int32_t>> AskOverlaps(const Session& session);
Result<Position> AskPosition(const Session& session, double step);

/// Nothing where the engine does not expand state by state.
Result<std::optional<Inspection>> AskInspection(const Session& session, double step);

/// All cases of a text before its first fault, and that fault.
struct Cases {
  std::vector<Board> boards;
  std::optional<Error> error;
};
Cases AllCases(const Puzzle& puzzle, std::string_view text);

/// Replays a plan's text on a board. What cannot be read, and a board that is unfit, are faults of
/// the verdict.
Verdict CheckPlanText(const Puzzle& puzzle, const Board& board, std::string_view text);

/// The error is an unknown family, or a count or seed that is no whole number.
Result<std::vector<Board>> GenerateBoards(const Puzzle& puzzle, std::string_view family,
                                          double count, double seed);

}  // namespace midnight

#endif  // MIDNIGHT_SESSION_QUESTIONS_H_
