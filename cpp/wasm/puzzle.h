// The puzzle of a module. Each module has a definition of its own, made from puzzle.cpp.in.
#ifndef MIDNIGHT_WASM_PUZZLE_H_
#define MIDNIGHT_WASM_PUZZLE_H_

#include "core/puzzle.h"

namespace midnight {

const Puzzle& ThePuzzle();

}  // namespace midnight

#endif  // MIDNIGHT_WASM_PUZZLE_H_
