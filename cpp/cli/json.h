// The JSON line of a solved case.
#ifndef MIDNIGHT_CLI_JSON_H_
#define MIDNIGHT_CLI_JSON_H_

#include <cstdint>
#include <string>

#include "core/search.h"
#include "session/session.h"

namespace midnight::cli {

/// A case that has come to its end, and how long it took.
struct Solved {
  Session session;
  Plan plan;
  double milliseconds = 0;
};

/// One object in one line. steps is -1 when exhausted and null at a limit; `number` counts cases
/// from 1.
std::string JsonLine(uint64_t number, const Solved& solved, bool with_plan);

}  // namespace midnight::cli

#endif  // MIDNIGHT_CLI_JSON_H_
