// RowLog: the layers of one side of a row search. The frontier is read from it, and so are plans
// and pictures: nothing is stored twice and nothing is ever removed.
#ifndef MIDNIGHT_PUZZLES_GHOSTS_ENGINES_ROW_LOG_H_
#define MIDNIGHT_PUZZLES_GHOSTS_ENGINES_ROW_LOG_H_

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

#include "puzzles/ghosts/engines/region.h"
#include "puzzles/ghosts/engines/row_memory.h"

namespace midnight::ghosts {

/// The rows of one layer that share the first ghost's number `a`: row i holds the third ghost's
/// places where the second has number second[i].
struct Block {
  Id a = 0;
  uint32_t count = 0;
  Id* second = nullptr;
  Row* rows = nullptr;
};

/// Blocks in the order of their layers; within a layer `a` ascends.
class RowLog {
 public:
  /// Room for up to `rows` rows of one block, to be kept by `Keep`. False when memory ran out.
  bool Reserve(uint32_t rows, ByteBudget& budget) {
    if (blocks_.size() == blocks_.capacity() && !GrowBlocks(budget)) return false;
    while (chunk_ < chunks_.size() && chunks_[chunk_].capacity - used_ < rows) {
      ++chunk_;
      used_ = 0;
    }
    if (chunk_ < chunks_.size()) return true;
    const uint32_t capacity = std::max(rows, chunks_.empty() ? kFirst : kChunk);
    RowMemory memory = TakeMemory(capacity * (sizeof(Row) + sizeof(Id)), budget);
    if (memory == nullptr) return false;
    chunks_.push_back({std::move(memory), capacity});
    return true;
  }

  /// Forgets all layers and keeps the memory.
  void Clear() {
    chunk_ = 0;
    used_ = 0;
    blocks_.clear();
    begins_ = {0};
    sizes_.clear();
    states_ = 0;
    frontier_rows_ = 0;
    open_rows_ = 0;
    open_states_ = 0;
  }

  /// Where the reserved rows and their second numbers are to be written.
  Row* NextRows() { return reinterpret_cast<Row*>(chunks_[chunk_].memory.get()) + used_; }
  Id* NextSecond() {
    const Chunk& chunk = chunks_[chunk_];
    return reinterpret_cast<Id*>(chunk.memory.get() + chunk.capacity * sizeof(Row)) + used_;
  }

  /// Makes the first `count` reserved rows a block of the layer that is being found.
  void Keep(Id a, uint32_t count, uint64_t states) {
    if (count == 0) return;
    blocks_.push_back({a, count, NextSecond(), NextRows()});
    used_ += count;
    open_rows_ += count;
    open_states_ += states;
  }

  /// Ends the layer that is being found. False when it is empty; then there is no such layer.
  bool CloseLayer() {
    if (open_rows_ == 0) return false;
    begins_.push_back(blocks_.size());
    sizes_.push_back(open_states_);
    states_ += open_states_;
    frontier_rows_ = open_rows_;
    open_rows_ = 0;
    open_states_ = 0;
    return true;
  }

  int layer_count() const { return static_cast<int>(sizes_.size()); }
  std::span<const uint64_t> sizes() const { return sizes_; }
  uint64_t frontier_rows() const { return frontier_rows_; }

  /// States of all layers, the one that is being found included.
  uint64_t states() const { return states_ + open_states_; }

  std::span<const Block> Layer(int layer) const {
    const size_t index = static_cast<size_t>(layer);
    return std::span(blocks_).subspan(begins_[index], begins_[index + 1] - begins_[index]);
  }

  /// The row of (a, b) in a layer, or nullptr. O(log blocks + rows of a block).
  const Row* Find(int layer, Id a, Id b) const {
    const std::span<const Block> blocks = Layer(layer);
    const auto block =
        std::lower_bound(blocks.begin(), blocks.end(), a,
                         [](const Block& candidate, Id wanted) { return candidate.a < wanted; });
    if (block == blocks.end() || block->a != a) return nullptr;
    const Id* end = block->second + block->count;
    const Id* at = std::find<const Id*>(block->second, end, b);
    return at == end ? nullptr : block->rows + (at - block->second);
  }

 private:
  static constexpr uint32_t kFirst = 256;
  static constexpr uint32_t kChunk = 2048;

  /// Room for `capacity` rows, and behind them for as many second numbers.
  struct Chunk {
    RowMemory memory;
    uint32_t capacity;
  };

  bool GrowBlocks(ByteBudget& budget) {
    const size_t more = std::max<size_t>(64, blocks_.capacity());
    const uint64_t bytes = more * sizeof(Block);
    if (!budget.Fits(bytes)) return false;
    budget.Take(bytes);
    blocks_.reserve(blocks_.size() + more);
    return true;
  }

  std::vector<Chunk> chunks_;
  size_t chunk_ = 0;   // the one that is being filled
  uint32_t used_ = 0;  // of its rows
  std::vector<Block> blocks_;
  std::vector<size_t> begins_ = {0};
  std::vector<uint64_t> sizes_;
  uint64_t states_ = 0;
  uint64_t frontier_rows_ = 0;
  uint64_t open_rows_ = 0;
  uint64_t open_states_ = 0;
};

}  // namespace midnight::ghosts

#endif  // MIDNIGHT_PUZZLES_GHOSTS_ENGINES_ROW_LOG_H_
