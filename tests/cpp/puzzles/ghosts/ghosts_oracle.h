// The rules of the ghosts once more, written to be read rather than to be fast, and random boards.
#ifndef MIDNIGHT_TESTS_GHOSTS_ORACLE_H_
#define MIDNIGHT_TESTS_GHOSTS_ORACLE_H_

#include <cstdint>
#include <optional>
#include <random>
#include <string>
#include <vector>

#include "core/board.h"

namespace midnight::ghosts {

/// The cell of each ghost.
using JointCells = std::vector<int>;

/// Every joint state that one legal step leads to, `from` itself included.
std::vector<JointCells> LegalSteps(const Board& board, const JointCells& from);

/// The least number of steps by the oracle; nothing when there is no plan.
std::optional<int> OracleSteps(const Board& board);

/// The sizes of all layers from the start (or, with `backward`, from the goal).
std::vector<uint64_t> OracleLayers(const Board& board, bool backward);

/// A board from rows of contest text.
Board BoardOf(const std::vector<std::string>& rows);

/// A random board of at most `most_cells` cells with 1 to `most_ghosts` ghosts: rooms, corridors
/// one cell wide, rings and sparse walls in turn; with or without solution. Nothing when the ghosts
/// do not fit.
std::optional<Board> RandomBoard(std::mt19937& random, int most_cells, int most_ghosts);

}  // namespace midnight::ghosts

#endif  // MIDNIGHT_TESTS_GHOSTS_ORACLE_H_
