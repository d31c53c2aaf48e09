// Rows of bits do what sets of cells do.
#include "puzzles/ghosts/engines/row.h"

#include <gtest/gtest.h>

#include <set>

#include "core/random.h"

namespace midnight::ghosts {
namespace {

using Set = std::set<int>;

Row RowOf(const Set& set) {
  Row row = Row::None();
  for (const int place : set) row |= Row::Of(static_cast<Place>(place));
  return row;
}

Set SetOf(const Row& row) {
  Set set;
  int last = -1;
  row.ForEach([&](Place place) {
    EXPECT_GT(place, last) << "places ascend";
    last = place;
    set.insert(place);
  });
  return set;
}

Set RandomSet(Random& random) {
  Set set;
  const int count = random.Below(2) == 0 ? random.Below(4) : random.Below(Row::kPlaces);
  for (int i = 0; i < count; ++i) set.insert(random.Below(Row::kPlaces));
  return set;
}

Set SpreadSet(const Set& set) {
  Set spread;
  for (const int place : set) {
    const int x = place % Row::kWidth;
    const int y = place / Row::kWidth;
    spread.insert(place);
    if (x > 0) spread.insert(place - 1);
    if (x + 1 < Row::kWidth) spread.insert(place + 1);
    if (y > 0) spread.insert(place - Row::kWidth);
    if (y + 1 < Row::kWidth) spread.insert(place + Row::kWidth);
  }
  return spread;
}

TEST(Row, IsASetOfPlaces) {
  Random random(1);
  for (int round = 0; round < 200; ++round) {
    const Set a = RandomSet(random);
    const Set b = RandomSet(random);
    const Row row_a = RowOf(a);
    const Row row_b = RowOf(b);
    Set both, joined = a, without = a;
    for (const int place : b) {
      if (a.count(place)) both.insert(place);
      joined.insert(place);
      without.erase(place);
    }
    EXPECT_EQ(SetOf(row_a), a);
    EXPECT_EQ(SetOf(row_a & row_b), both);
    EXPECT_EQ(SetOf(row_a | row_b), joined);
    EXPECT_EQ(SetOf(Without(row_a, row_b)), without);
    EXPECT_EQ(row_a == row_b, a == b);
    EXPECT_TRUE(row_a == RowOf(a));
    EXPECT_EQ(row_a.Any(), !a.empty());
    EXPECT_EQ(row_a.Count(), static_cast<int>(a.size()));
    if (!a.empty()) {
      EXPECT_EQ(row_a.First(), *a.begin());
    }
    const int place = random.Below(Row::kPlaces);
    EXPECT_EQ(row_a.Test(static_cast<Place>(place)), a.count(place) == 1);
  }
}

TEST(Row, AnySeesEveryPlace) {
  EXPECT_FALSE(Row::None().Any());
  for (int place = 0; place < Row::kPlaces; ++place) {
    EXPECT_TRUE(Row::Of(static_cast<Place>(place)).Any()) << place;
  }
}

TEST(Row, SpreadsToNeighboursAndOverNoEdge) {
  for (int place = 0; place < Row::kPlaces; ++place) {
    const Row row = Row::Of(static_cast<Place>(place));
    ASSERT_EQ(SetOf(row.Spread()), SpreadSet({place})) << place;
  }
  Random random(2);
  for (int round = 0; round < 100; ++round) {
    const Set set = RandomSet(random);
    ASSERT_EQ(SetOf(RowOf(set).Spread()), SpreadSet(set));
  }
}

}  // namespace
}  // namespace midnight::ghosts
