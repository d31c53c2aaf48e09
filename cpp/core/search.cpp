#include "core/search.h"

namespace midnight {

std::string_view Name(Outcome outcome) {
  switch (outcome) {
    case Outcome::kRunning:
      return "running";
    case Outcome::kSolved:
      return "solved";
    case Outcome::kExhausted:
      return "exhausted";
    case Outcome::kNodeLimit:
      return "node-limit";
    case Outcome::kMemoryLimit:
      return "memory-limit";
    case Outcome::kCancelled:
      return "cancelled";
  }
  return "";
}

}  // namespace midnight
