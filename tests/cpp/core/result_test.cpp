// Result: a value or an error, and nothing else to be had from it.
#include "core/result.h"

#include <gtest/gtest.h>

#include <memory>

namespace midnight {
namespace {

TEST(Result, HoldsTheValueOrTheError) {
  const Result<int> value = 7;
  ASSERT_TRUE(value.ok());
  EXPECT_EQ(value.value(), 7);
  const Result<int> error = Error{"no number", 2, 3};
  ASSERT_FALSE(error.ok());
  EXPECT_EQ(error.error(), (Error{"no number", 2, 3}));
}

TEST(Result, GivesItsValueAway) {
  Result<std::unique_ptr<int>> result = std::make_unique<int>(7);
  const std::unique_ptr<int> taken = std::move(result.value());
  EXPECT_EQ(*taken, 7);
  EXPECT_EQ(result.value(), nullptr);
}

#if GTEST_HAS_DEATH_TEST
TEST(ResultDeathTest, AbortsWhenAskedForWhatItDoesNotHold) {
  Result<int> error = Error{"no number"};
  const Result<int> value = 7;
  EXPECT_EXIT(static_cast<void>(error.value()), testing::KilledBySignal(SIGABRT), "");
  EXPECT_EXIT(static_cast<void>(value.error()), testing::KilledBySignal(SIGABRT), "");
}
#endif

}  // namespace
}  // namespace midnight
