// Layers, schedules and plans on whole boards are the same everywhere: this test runs natively and
// in wasm against one file of expected values. The answers in it are known from independent
// programs.
#include <gtest/gtest.h>

#include <array>
#include <cstdio>
#include <map>

#include "session/session.h"
#include "test_data.h"

namespace midnight {
namespace {

std::string Words(std::span<const uint64_t> sizes) {
  std::string words;
  for (const uint64_t size : sizes) words += (words.empty() ? "" : " ") + std::to_string(size);
  return words;
}

/// FNV-1a over the cells, low byte first.
std::string Hash(const Plan& plan) {
  uint64_t hash = 0xcbf29ce484222325;
  for (const uint16_t cell : plan) {
    hash = (hash ^ (cell & 255u)) * 0x100000001b3;
    hash = (hash ^ (cell / 256u)) * 0x100000001b3;
  }
  std::array<char, 17> text;
  std::snprintf(text.data(), text.size(), "%016llx", static_cast<unsigned long long>(hash));
  return text.data();
}

void ExpectRow(const std::vector<std::string>& row, const Board& board) {
  Reuse reuse;
  Result<Session> opened = Session::Open("ghosts", row[2], board, {}, reuse);
  ASSERT_TRUE(opened.ok());
  Session& session = opened.value();
  session.Run();
  const Search& search = session.search();
  const Plan plan = search.plan();
  EXPECT_EQ(std::to_string(search.steps()), row[3]);
  EXPECT_EQ(search.trace()->Schedule(), row[4]);
  EXPECT_EQ(Words(search.trace()->LayerSizes(Side::kForward)), row[5]);
  EXPECT_EQ(Words(search.trace()->LayerSizes(Side::kBackward)), row[6]);
  EXPECT_EQ(Hash(plan), row[7]);
  if (search.outcome() != Outcome::kSolved) return;
  const Verdict verdict = session.puzzle().check_plan(board, plan);
  EXPECT_TRUE(verdict.ok) << verdict.message;
}

TEST(Golden, LayersSchedulesAndPlansAreAsExpected) {
  std::map<std::string, std::vector<Board>> files;
  int rows = 0;
  for (const std::string& line : Split(ReadTestFile("ghosts/expected.tsv"), '\n')) {
    if (line[0] == '#') continue;
    const std::vector<std::string> row = Split(line, '\t');
    ASSERT_EQ(row.size(), 8u) << line;
    std::vector<Board>& boards = files[row[0]];
    if (boards.empty()) boards = ReadBoards("ghosts", ReadTestFile("ghosts/" + row[0] + ".in"));
    SCOPED_TRACE(row[0] + " case " + row[1] + " " + row[2]);
    ExpectRow(row, boards.at(static_cast<size_t>(std::stoi(row[1]) - 1)));
    ++rows;
  }
  EXPECT_GT(rows, 70);
}

}  // namespace
}  // namespace midnight
