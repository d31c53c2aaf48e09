// What is asked wrongly is refused in words, and what is asked rightly is what the trace tells.
#include "session/questions.h"

#include <cmath>
#include <limits>

#include "gtest/gtest.h"
#include "session/projection.h"
#include "session/registry.h"

namespace midnight {
namespace {

Board SmallBoard() { return {3, 2, std::vector<uint8_t>(6, 0), {0, 2}, {2, 0}}; }

Session Solved(std::string_view algorithm) {
  static Reuse reuse;
  Result<Session> session = Session::Open("ghosts", algorithm, SmallBoard(), Limits{}, reuse);
  session.value().Run();
  return std::move(session.value());
}

TEST(Questions, NumbersAreWholeAndBelowTheirBound) {
  EXPECT_EQ(WholeNumber(7, 7, "layer").value(), 7u);
  EXPECT_EQ(WholeNumber(8, 7, "layer").error().message, "there is no layer 8");
  EXPECT_EQ(WholeNumber(-1, 7, "layer").error().message, "there is no layer -1");
  for (const double wrong :
       {0.5, std::numeric_limits<double>::quiet_NaN(), double{INFINITY}, 1e300}) {
    EXPECT_EQ(WholeNumber(wrong, 7, "layer").error().message, "layer must be a whole number");
  }
}

TEST(Questions, SidesHaveNames) {
  EXPECT_EQ(SideOf("backward").value(), Side::kBackward);
  EXPECT_EQ(SideOf("").error().message, "there is no side ");
}

TEST(Questions, AskThePieceLayerAndExpansionThatAreThere) {
  const Session session = Solved("bidirectional-smaller");
  EXPECT_EQ(AskPairLayers(session, Side::kForward, 0, 1).value(),
            PairLayers(*session.search().trace(), session.board(), Side::kForward, 0, 1));
  EXPECT_EQ(AskPairLayers(session, Side::kForward, 0, 2).error().message, "there is no piece 2");
  const size_t layers = LayerSizesOf(session, Side::kBackward).size();
  EXPECT_TRUE(AskLayerCounts(session, Side::kBackward, static_cast<double>(layers) - 1, {}).ok());
  EXPECT_FALSE(AskLayerCounts(session, Side::kBackward, static_cast<double>(layers), {}).ok());
  const uint64_t expanded = session.search().stats().expanded;
  EXPECT_EQ(AskPosition(session, 0).value().cells, (std::vector<uint16_t>{0, 2}));
  EXPECT_FALSE(AskPosition(session, static_cast<double>(expanded)).ok());
  EXPECT_TRUE(AskInspection(session, 0).value().has_value());
  EXPECT_EQ(AskCellLayers(session, {0}, 0).error().message, "a cell a piece is wanted");
}

TEST(Questions, AnEngineWithoutLayersSaysSo) {
  const Session session = Solved("fast");
  EXPECT_EQ(AskFirstLayers(session, Side::kForward).error().message,
            "fast keeps no layers of this board");
  EXPECT_TRUE(LayerSizesOf(session, Side::kForward).empty());
}

TEST(Questions, CountsOfBoardsAreBounded) {
  const Puzzle& puzzle = *FindPuzzle("ghosts");
  EXPECT_EQ(GenerateBoards(puzzle, "random", 3, 1).value().size(), 3u);
  EXPECT_FALSE(GenerateBoards(puzzle, "random", 1e9, 1).ok());
  EXPECT_FALSE(GenerateBoards(puzzle, "random", 1, -1).ok());
}

Board Floor(int side, int ghosts) {
  Board board{side, side, std::vector<uint8_t>(static_cast<size_t>(side * side), 0), {}, {}};
  for (int i = 0; i < ghosts; ++i) {
    board.starts.push_back(i);
    board.goals.push_back(side * side - 1 - i);
  }
  return board;
}

TEST(Fit, AnAlgorithmTellsWhyItCannotSearchABoard) {
  const auto reason = [](std::string_view id, const Board& board, uint64_t max_bytes) {
    return FitWithin(*FindAlgorithm(*FindPuzzle("ghosts"), id), board, max_bytes).reason;
  };
  constexpr uint64_t kGib = uint64_t{1} << 30;
  EXPECT_EQ(reason("bit-parallel", Floor(16, 3), kGib), "");
  EXPECT_EQ(reason("bit-parallel", Floor(16, 4), kGib), "too-many-pieces");
  EXPECT_EQ(reason("bit-parallel", Floor(17, 1), kGib), "floor-too-large");
  EXPECT_EQ(reason("bit-parallel", Floor(16, 3), 1000), "tables-too-large");
  EXPECT_EQ(reason("a-star-pairs", Floor(17, 2), kGib), "floor-too-large");
  EXPECT_EQ(reason("breadth-first", Floor(32, 4), kGib), "too-many-states");
  EXPECT_EQ(reason("breadth-first", Floor(32, 3), 1000), "tables-too-large");
}

TEST(Fit, TablesAreWhatASearchHoldsWhenItBegins) {
  Reuse reuse;
  for (const Puzzle* puzzle : Puzzles()) {
    if (puzzle->id != "ghosts") continue;
    for (const Algorithm& algorithm : puzzle->algorithms) {
      if (!algorithm.layered) continue;
      const Board board = Floor(9, 3);
      const uint64_t bytes = FitWithin(algorithm, board, UINT64_MAX).bytes;
      const Result<Session> session = Session::Open(*puzzle, algorithm.id, board, Limits{}, reuse);
      EXPECT_GE(session.value().search().stats().bytes, bytes) << algorithm.id;
      EXPECT_LE(session.value().search().stats().bytes, bytes + (1 << 20)) << algorithm.id;
    }
  }
}

TEST(Fit, AnUnfitBoardEndsAtTheMemoryLimitWithTheReason) {
  Reuse reuse;
  Result<Session> session = Session::Open("ghosts", "bit-parallel", Floor(5, 4), Limits{}, reuse);
  EXPECT_EQ(session.value().Run(), Outcome::kMemoryLimit);
  EXPECT_EQ(session.value().fit().reason, "too-many-pieces");
}

}  // namespace
}  // namespace midnight
