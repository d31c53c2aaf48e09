// Projections against a count by hand over every state of every layer.
#include "session/projection.h"

#include <gtest/gtest.h>

#include "puzzles/ghosts/ghosts_oracle.h"
#include "session/session.h"

namespace midnight {
namespace {

using ghosts::BoardOf;

/// All states of a layer, one by one.
std::vector<std::vector<uint16_t>> Layer(const Session& session, Side side, int layer) {
  const Trace& trace = *session.search().trace();
  std::vector<std::vector<uint16_t>> states;
  for (uint64_t i = 0; i < trace.LayerSizes(side)[static_cast<size_t>(layer)]; ++i) {
    std::vector<uint16_t> cells(static_cast<size_t>(session.piece_count()));
    trace.Read(side, layer, i, 1, cells.data());
    states.push_back(cells);
  }
  return states;
}

class ProjectionTest : public testing::Test {
 protected:
  ProjectionTest()
      : board_(BoardOf({"a    c", " ##   ", "  b   ", "C  AB "})),
        session_(Session::Open("ghosts", "bidirectional-smaller", board_, {}, reuse_)) {
    session_.value().Run();
  }

  const Session& session() const { return session_.value(); }
  const Trace& trace() const { return *session().search().trace(); }
  int LayerCount(Side side) const { return static_cast<int>(trace().LayerSizes(side).size()); }

  Reuse reuse_;
  Board board_;
  Result<Session> session_;
};

TEST_F(ProjectionTest, FirstLayersAreTheFirst) {
  const size_t cells = static_cast<size_t>(board_.CellCount());
  for (const Side side : kSides) {
    std::vector<uint16_t> expected(3 * cells, kNever);
    for (int layer = LayerCount(side) - 1; layer >= 0; --layer) {
      for (const std::vector<uint16_t>& state : Layer(session(), side, layer)) {
        for (size_t i = 0; i < 3; ++i) {
          expected[i * cells + state[i]] = static_cast<uint16_t>(layer);
        }
      }
    }
    EXPECT_EQ(FirstLayers(trace(), board_, side), expected);
  }
}

TEST_F(ProjectionTest, PairLayersAreTheFirst) {
  const size_t cells = static_cast<size_t>(board_.CellCount());
  std::vector<uint16_t> expected(cells * cells, kNever);
  for (int layer = LayerCount(Side::kForward) - 1; layer >= 0; --layer) {
    for (const std::vector<uint16_t>& state : Layer(session(), Side::kForward, layer)) {
      expected[state[0] * cells + state[2]] = static_cast<uint16_t>(layer);
    }
  }
  EXPECT_EQ(PairLayers(trace(), board_, Side::kForward, 0, 2), expected);
}

TEST_F(ProjectionTest, LayerCountsCountAPrefix) {
  const size_t cells = static_cast<size_t>(board_.CellCount());
  const int layer = LayerCount(Side::kBackward) - 1;
  const auto states = Layer(session(), Side::kBackward, layer);
  for (const uint64_t count : {uint64_t{0}, uint64_t{1}, uint64_t{states.size()}}) {
    std::vector<uint32_t> expected(3 * cells, 0);
    for (size_t s = 0; s < count; ++s) {
      for (size_t i = 0; i < 3; ++i) ++expected[i * cells + states[s][i]];
    }
    EXPECT_EQ(LayerCounts(trace(), board_, Side::kBackward, layer, count), expected);
  }
}

TEST_F(ProjectionTest, CellLayersAreThoseOfOnePieceAmongOthersThatStay) {
  std::vector<int32_t> expected(static_cast<size_t>(board_.CellCount()), -1);
  for (int layer = LayerCount(Side::kForward) - 1; layer >= 0; --layer) {
    for (const std::vector<uint16_t>& state : Layer(session(), Side::kForward, layer)) {
      if (state[0] == board_.starts[0] && state[2] == board_.starts[2]) expected[state[1]] = layer;
    }
  }
  EXPECT_EQ(CellLayers(trace(), board_, Side::kForward, board_.starts, 1), expected);
}

TEST_F(ProjectionTest, CellLayersOfAnotherNumberOfPiecesAreNone) {
  const std::vector<int32_t> none(static_cast<size_t>(board_.CellCount()), -1);
  EXPECT_EQ(CellLayers(trace(), board_, Side::kForward, {board_.starts[0]}, 0), none);
  EXPECT_EQ(CellLayers(trace(), board_, Side::kForward, {0, 1, 2, 3}, 3), none);
  for (const int piece : {-1, 3}) {
    EXPECT_EQ(CellLayers(trace(), board_, Side::kForward, board_.starts, piece), none);
  }
}

TEST_F(ProjectionTest, OverlapsAreTheFirstTurnOfAgreement) {
  const std::vector<int32_t> overlaps = Overlaps(session().search(), board_);
  const auto agree = [](const auto& x, const auto& y, unsigned mask) {
    for (size_t i = 0; i < 3; ++i) {
      if ((mask >> i & 1) != 0 && x[i] != y[i]) return false;
    }
    return true;
  };
  for (unsigned mask = 1; mask < 8; ++mask) {
    std::vector<std::vector<uint16_t>> known[2] = {Layer(session(), Side::kForward, 0),
                                                   Layer(session(), Side::kBackward, 0)};
    int depth[2] = {0, 0};
    int32_t turn = 0;
    const auto touch = [&] {
      for (const auto& x : known[0]) {
        for (const auto& y : known[1]) {
          if (agree(x, y, mask)) return true;
        }
      }
      return false;
    };
    while (!touch()) {
      const Side side =
          trace().Schedule()[static_cast<size_t>(turn++)] == 'f' ? Side::kForward : Side::kBackward;
      for (auto& state : Layer(session(), side, ++depth[Index(side)])) {
        known[Index(side)].push_back(state);
      }
    }
    EXPECT_EQ(overlaps[mask], turn) << "mask " << mask;
  }
}

TEST(Overlaps, NeverWhereTheSidesStayApart) {
  const Board board = BoardOf({"ab AB", "#####"});
  Board swapped = board;
  std::swap(swapped.goals[0], swapped.goals[1]);
  Reuse reuse;
  Result<Session> session = Session::Open("ghosts", "bidirectional-smaller", swapped, {}, reuse);
  EXPECT_EQ(session.value().Run(), Outcome::kExhausted);
  const std::vector<int32_t> overlaps = Overlaps(session.value().search(), swapped);
  EXPECT_GE(overlaps[1], 0);
  EXPECT_GE(overlaps[2], 0);
  EXPECT_EQ(overlaps[3], -1);
}

TEST(Overlaps, AskNothingOfASearchThatNeverBegan) {
  constexpr int kCells = 64 * 64;
  for (const int pieces : {12, 26}) {
    Board board{64, 64, std::vector<uint8_t>(kCells), {}, {}};
    for (int i = 0; i < pieces; ++i) {
      board.starts.push_back(i);
      board.goals.push_back(kCells - 1 - i);
    }
    Reuse reuse;
    Result<Session> session =
        Session::Open("ghosts", "bidirectional-smaller", board, Limits{}, reuse);
    EXPECT_EQ(session.value().Run(), Outcome::kMemoryLimit);
    const std::vector<int32_t> overlaps = Overlaps(session.value().search(), board);
    EXPECT_EQ(overlaps.size(), pieces == 12 ? size_t{1} << 12 : 0);
    for (const int32_t turn : overlaps) EXPECT_EQ(turn, -1);
  }
}

TEST(SessionOpen, NamesWhatIsUnknownOrUnfit) {
  const Board board = BoardOf({"aA"});
  Reuse reuse;
  EXPECT_EQ(Session::Open("chess", "", board, {}, reuse).error().message, "unknown puzzle chess");
  EXPECT_EQ(Session::Open("ghosts", "x", board, {}, reuse).error().message, "unknown algorithm x");
  EXPECT_EQ(Session::Open("ghosts", "", {}, {}, reuse).error().message,
            "width and height must be 1 to 64");
}

}  // namespace
}  // namespace midnight
