// Every puzzle has a word for all that it shows: this test names the keys that it lacks.
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FIRST_WORDS, PANEL_WORDS } from '../../../web/src/i18n/index.js';
import { loadPuzzle, PUZZLE_IDS } from '../../../web/src/puzzles/index.js';
import { anyBoard } from '../boards.js';
import { openEngine } from '../engine/open_engine.js';

/** @typedef {import('../../../web/src/puzzles/index.js').Puzzle} Puzzle */

/** @type {Awaited<ReturnType<typeof openEngine>>} */
let engine;
beforeAll(async () => {
  engine = await openEngine();
});
afterAll(() => engine.close());

/** What lint says of many boards. @param {Puzzle} puzzle */
function findingsOf({ lint, pieces }) {
  const boards = fc.sample(anyBoard, { numRuns: 500, seed: 1 }).map((board) => {
    const cells = (/** @type {number[]} */ list) =>
      Array.from({ length: Math.max(pieces.least, list.length) }, (_, i) => list[i] ?? -1);
    return { ...board, starts: cells(board.starts), goals: cells(board.goals) };
  });
  return boards.flatMap((board) => lint(board));
}

/**
 * The keys that a puzzle shows.
 * @param {Puzzle} puzzle
 * @param {string[]} algorithms
 */
function shownKeys(puzzle, algorithms) {
  const { examples, families, tabs, asked, interchangeable } = puzzle;
  return [
    ...['piece', 'piece_title', 'goal', 'pieces', 'rules', 'text_note'],
    ...tabs.map((tab) => `tab_${typeof tab === 'string' ? tab : tab.id}`),
    ...(tabs.includes('cases') ? ['cases_note'] : []),
    ...(asked > 0 ? ['asked_yes', 'asked_no'] : []),
    ...(interchangeable ? ['interchangeable_title', 'interchangeable_note'] : []),
    ...algorithms.flatMap((id) => [`algorithm_${id}`, `about_${id}`]),
    ...examples.map(({ id }) => `example_${id}`),
    ...families.map((id) => `family_${id}`),
    ...findingsOf(puzzle).flatMap(({ key, fix }) => [
      `lint_${key}`,
      ...(fix ? [`fix_${key}`] : []),
    ]),
  ];
}

for (const id of PUZZLE_IDS) {
  test(`${id} lacks no word in either language`, async () => {
    const puzzle = await loadPuzzle(id);
    const { algorithms } = (await engine.hello(id)).info;
    const keys = shownKeys(
      puzzle,
      algorithms.map((info) => info.id),
    );
    for (const language of /** @type {const} */ (['en', 'zh'])) {
      const parts = [puzzle.words, FIRST_WORDS, PANEL_WORDS].map((words) => words[language]());
      const words = Object.assign({}, ...(await Promise.all(parts)));
      const lacking = [...new Set(keys)].filter((key) => words[key] === undefined);
      expect([language, lacking]).toEqual([language, []]);
    }
  });
}
