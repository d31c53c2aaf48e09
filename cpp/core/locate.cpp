#include "core/locate.h"

namespace midnight {

std::optional<Position> Locate(const Trace& trace, int pieces, uint64_t step) {
  int depth[2] = {0, 0};
  uint64_t before = 0;
  const std::string_view schedule = trace.Schedule();
  for (uint64_t turn = 0; turn < schedule.size(); ++turn) {
    const Side side = schedule[static_cast<size_t>(turn)] == 'f' ? Side::kForward : Side::kBackward;
    const int layer = depth[Index(side)]++;
    const uint64_t size = trace.LayerSizes(side)[static_cast<size_t>(layer)];
    if (step - before >= size) {
      before += size;
      continue;
    }
    Position at{step, turn, side, layer, step - before, {}, 0};
    at.cells.resize(static_cast<size_t>(pieces));
    trace.Read(side, layer, at.index, 1, at.cells.data());
    at.found = trace.FoundAfter(side, layer, at.index + 1);
    return at;
  }
  return std::nullopt;
}

}  // namespace midnight
