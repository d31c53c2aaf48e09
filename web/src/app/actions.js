// Everything that may change the state, and what each change carries. `dispatch` takes nothing else, and
// the type check holds every dispatch and every reducer against it.

/** @typedef {import('../engine/protocol.js').Board} Board */
/** @typedef {import('../engine/protocol.js').Hello} Hello */
/** @typedef {import('../engine/protocol.js').Progress} Progress */
/** @typedef {import('../engine/protocol.js').Side} Side */
/** @typedef {import('../engine/protocol.js').Summary} Summary */
/** @typedef {import('../model/playback.js').Grain} Grain */
/** @typedef {import('./state.js').Notice} Notice */
/** @typedef {import('./state.js').State} State */
/** @typedef {import('./state.js').Trace} Trace */

/**
 * The drawing: edits, strokes, undo and redo, boards from elsewhere, another puzzle.
 * @typedef {{type: 'board/edit', board: Board}
 *   | {type: 'stroke/begin'} | {type: 'stroke/end'} | {type: 'stroke/cancel'}
 *   | {type: 'history/undo'} | {type: 'history/redo'}
 *   | {type: 'board/load', board: Board, example?: string|null, cases?: State['cases']}
 *   | {type: 'cases/add'}
 *   | {type: 'cases/answers', boards: Board[], answers: (number|null)[]}
 *   | {type: 'algorithm/set', algorithm: string}
 *   | {type: 'puzzle/set', puzzle: string, drawing: import('./state.js').Drawing, tool: string}
 *     & Pick<State, 'shade'|'follow'>
 *   | {type: 'tool/set', tool: string}
 *   | {type: 'cursor/set', cell: number}
 *   | {type: 'select/set', selected: State['selected']}
 *   | {type: 'hold/set', piece: number}
 *   | {type: 'distances/set', distances: State['distances']}} DrawingAction
 */

/**
 * What the engine reports: start, progress, answer, trace, loss.
 * @typedef {{type: 'engine/ready', hello: Hello}
 *   | {type: 'engine/knows', hello: Hello}
 *   | {type: 'engine/lost', notice: Notice}
 *   | {type: 'engine/failed', notice: Notice}
 *   | {type: 'job/start', id: number, now: number}
 *   | {type: 'job/progress', progress: Progress}
 *   | {type: 'job/none'}
 *   | {type: 'job/answer', board: Board, summary: Summary}
 *   | {type: 'job/trace', board: Board, summary: Summary, asAnswer: boolean}
 *     & Pick<Trace, 'first'|'overlaps'>
 *   | {type: 'job/end', id: number}
 *   | {type: 'plain/set', board: Board, side: Side, layers: number[]|null}
 *   | {type: 'detail/set', detail: State['detail']}} SearchAction
 */

/**
 * The playhead of the search and the walk of the plan.
 * @typedef {{type: 'head/move', turn: number, inner?: number}
 *   | {type: 'head/step', direction: 1|-1, grain?: Grain}
 *   | {type: 'head/tick', count: number}
 *   | {type: 'time/move', time: number}
 *   | {type: 'time/tick', time: number}
 *   | {type: 'play/start'} | {type: 'play/pause'} | {type: 'play/first'} | {type: 'play/last'}
 *   | {type: 'mode/set', mode: State['mode']}
 *   | {type: 'speed/set', speed: number}} PlaybackAction
 */

/** @typedef {'grain'|'sides'|'scale'|'shade'|'theme'|'language'} Setting  set by name */

/**
 * @typedef {{[N in Setting]: {type: 'setting/set', name: N, value: State[N]}}[Setting]
 *   | {type: 'system/dark', dark: boolean}
 *   | {type: 'follow/set', piece: number}
 *   | {type: 'tab/set', tab: string}
 *   | {type: 'notice/set', notice: Notice|null}
 *   | {type: 'dialog/set', dialog: State['dialog']}
 *   | {type: 'text/error', error: State['textError']}
 *   | {type: 'system/print', printing: boolean}
 *   | {type: 'room/set', roomUnder: boolean}
 *   | {type: 'welcome/close'}} SettingAction
 */

/** @typedef {DrawingAction | SearchAction | PlaybackAction | SettingAction} Action */

/**
 * A function for each type of these actions.
 * @template {{type: string}} A
 * @typedef {{[T in A['type']]: (state: State, action: Extract<A, {type: T}>) => State}} Reducers
 */

export {};
