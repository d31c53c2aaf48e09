// Mazes: walls without ghosts, made from a seed.
#ifndef MIDNIGHT_PUZZLES_GHOSTS_MAZE_H_
#define MIDNIGHT_PUZZLES_GHOSTS_MAZE_H_

#include <vector>

#include "core/board.h"
#include "core/random.h"

namespace midnight::ghosts {

/// The free cells next to a cell. All cells outside are wall.
std::vector<int> FreeNeighbours(const Board& board, int cell);

/// The free cells that are joined with a cell, nearest first. O(cells).
std::vector<int> Joined(const Board& board, int cell);

std::vector<int> FreeCells(const Board& board);

/// A board without pieces: walls around it, floor (or wall) inside.
Board EmptyBoard(int width, int height, bool floor);

/// Walls on floor until every 2x2 block has one, and then on until at most `percent` of the cells
/// inside the border are free; all floor stays connected. May stop short of the percentage.
Board LegalMaze(int width, int height, int percent, Random& random);

/// Every cell inside the border is a wall with that chance.
Board NoiseMaze(int width, int height, int percent, Random& random);

/// Every two places are joined by exactly one way (a depth-first walk over the odd cells).
Board PerfectMaze(int width, int height, Random& random);

/// One way that winds from line to line, with that many bays at most.
Board Corridor(int width, int height, int bays, Random& random);

/// One loop along the border, with that many bays at most.
Board Ring(int width, int height, int bays, Random& random);

}  // namespace midnight::ghosts

#endif  // MIDNIGHT_PUZZLES_GHOSTS_MAZE_H_
