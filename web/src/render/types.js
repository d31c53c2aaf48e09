// Types of everything the canvases are given: geometry, scenes and words. No code.
// Lengths are CSS pixels, colours come from the palette, texts arrive translated.

/** @typedef {import('../engine/protocol.js').Board} Board */
/** @typedef {import('../engine/protocol.js').FirstLayers} FirstLayers */
/** @typedef {import('../engine/protocol.js').Summary} Summary */
/** @typedef {import('../engine/protocol.js').Side} Side */
/** @typedef {import('./palette.js').Palette} Palette */
/** @typedef {CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D} Context */

/** @typedef {'start'|'goal'|'home'} PieceKind  a solid piece, its hollow target, or both in one cell */

/**
 * Draws one piece centred on (x, y), about `size` across. Each puzzle's descriptor gives one;
 * `drawGhost` of pieces.js is that of the ghosts.
 * @callback DrawPiece
 * @param {Context} context
 * @param {Palette} palette
 * @param {number} piece    0-based
 * @param {PieceKind} kind
 * @param {number} x
 * @param {number} y
 * @param {number} size
 * @returns {void}
 */

/**
 * Draws what lies on the floor, over the colours and under walls and pieces.
 * @callback DrawFloor
 * @param {Context} context
 * @param {BoardScene} scene
 * @returns {void}
 */

/**
 * Where a board lies on its canvas; made by `boardGeometry`, shared by painter and editor.
 * `cell * dpr` is a whole number, so that cells are crisp.
 * @typedef {object} BoardGeometry
 * @property {number} columns
 * @property {number} rows
 * @property {number} cell     side of a cell
 * @property {number} left     corner of the board on the canvas
 * @property {number} top
 * @property {number} width    columns * cell
 * @property {number} height   rows * cell
 * @property {number} dpr      device pixels a CSS pixel
 */

/**
 * The colours of one piece's reach at one moment of the playback.
 * @typedef {object} Reach
 * @property {number} piece           whose table is shown
 * @property {FirstLayers} first
 * @property {number} forwardDepth    the newest layer of each side at the playhead
 * @property {number} backwardDepth
 * @property {Uint32Array|null} [forwardCounts]   `layerCounts` of those layers, for 'share'
 * @property {Uint32Array|null} [backwardCounts]
 * @property {Uint32Array|null} [forwardNext]   in the middle of a turn: `layerCounts` of what is
 *   found so far of layer forwardDepth + 1; cells that it is the first to reach are
 *   shown as the newest
 * @property {Uint32Array|null} [backwardNext]
 */

/**
 * The plan as lines: of all pieces, or of one.
 * @typedef {object} PlanPath
 * @property {Uint16Array} plan    (steps + 1) * pieces cells
 * @property {number} pieces
 * @property {number} time         the lines are drawn to this step
 * @property {number[]} [from]     a time a piece from which its line is drawn; 0 by default
 * @property {number|null} [only]  one piece alone
 * @property {boolean} [numbers]   step numbers beside the lines
 */

/** @typedef {{piece: number, kind: PieceKind}} PieceChoice */

/**
 * Everything `drawBoard` shows. `board.walls` must be replaced, never changed in place: the walls'
 * picture is kept for as long as that very array is.
 * @typedef {object} BoardScene
 * @property {BoardGeometry} geometry
 * @property {Palette} palette
 * @property {Board} board
 * @property {DrawPiece} drawPiece
 * @property {DrawFloor} [drawFloor]
 * @property {boolean} [interchangeable]            any piece is at home on any target
 * @property {Reach|null} [reach]                   no colours when absent
 * @property {'both'|Side} [sides]                  whose colours; 'both' by default
 * @property {'layer'|'share'} [shadeBy]            'layer' by default
 * @property {boolean} [stale]                      the colours belong to an older board: grey them
 * @property {number} [newestAlpha]                 0..1, fades the newest layer in; 1 by default
 * @property {ArrayLike<number>|null} [positions]   a cell a piece; the starts by default
 * @property {{positions: ArrayLike<number>, share: number}|null} [towards]   pieces are this share of
 *   the way (0..1) to these cells; a piece that goes further than one cell leaps
 * @property {number|null} [only]                   draw this piece and its target alone
 * @property {boolean} [hideGoals]
 * @property {PlanPath|null} [path]
 * @property {ArrayLike<number>|null} [stars]       cells marked as a place of the meeting
 * @property {{cell: number, level: 'error'|'warning'}[]} [lint]
 * @property {number} [hover]                       cell under the pointer, or NO_CELL
 * @property {number} [cursor]                      cell of the keyboard's cursor, or NO_CELL
 * @property {{piece: number, steps: Int32Array}|null} [distances]   of a lifted piece, by cell; -1 = no plan
 * @property {PieceChoice|null} [selected]          lifted by a tap, waiting for its place
 * @property {(PieceChoice & {x: number, y: number})|null} [drag]   follows the pointer
 * @property {{from: number, to: number, wall: boolean}|null} [rectangle]   preview of a rectangle
 */

/** @typedef {'sqrt'|'log'|'linear'} Scale */

/**
 * @typedef {object} TimelineWords
 * @property {string} start                    left end of the depth axis
 * @property {string} goal                     right end
 * @property {string} turns                    name of the strip of turns
 * @property {(layers: number) => string} apart             the pill between the fronts
 * @property {(forward: number, backward: number) => string} meet   beside the star
 * @property {(side: Side) => string} closed   beside the front that found nothing new
 * @property {string} limit                    in the gap when a limit or a cancel ended the search
 * @property {string} [outline]                what the outline is and what was saved; upper right
 * @property {(side: Side, layer: number, size: number) => string} [layer]   beside a hovered bar
 */

/**
 * Where the parts of a timeline lie; made by `timelineGeometry`, shared by painter and scrubber.
 * @typedef {object} TimelineGeometry
 * @property {number} width
 * @property {number} height
 * @property {number} dpr
 * @property {boolean} compact    phone: no texts beside the bars
 * @property {number} left        first column's left edge
 * @property {number} right       last column's right edge
 * @property {number} top         top of the forward bars' room
 * @property {number} middle      the axis
 * @property {number} bottom      bottom of the backward bars' room
 * @property {number} stripTop    the strip of turns
 * @property {number} stripHeight
 * @property {number} columns     of the depth axis: steps + 1 when solved
 * @property {number} turns       T
 * @property {number} meetingColumn   -1 without a meeting
 */

/** @typedef {Pick<Summary, 'outcome'|'steps'|'schedule'|'layers'|'meeting'>
 *   & {estimates?: Summary['estimates']}} TimelineData */

/**
 * `data` and `plain` are compared by identity to keep the still part of the picture.
 * @typedef {object} TimelineScene
 * @property {TimelineGeometry} geometry
 * @property {Palette} palette
 * @property {TimelineData} data
 * @property {{forward: number[]|null, backward: number[]|null}|null} [plain]
 *   layers of plain breadth-first search from each end; may come later
 * @property {Scale} scale
 * @property {number} turn        0..T; a fraction shows the fronts on their way
 * @property {{side: Side, found: number}|null} [partial]   states of the next layer found so far
 * @property {'both'|Side} [sides]
 * @property {boolean} [stale]    the data belong to an older board
 * @property {number} [hover]     column under the pointer, -1 for none
 * @property {Side} [hoverSide]
 * @property {TimelineWords} words
 */

/** What a press on the timeline takes hold of. @typedef {Side|'both'|'turns'} Grab */

/**
 * @typedef {object} OverlapScene
 * @property {number} width
 * @property {number} height
 * @property {number} dpr
 * @property {Palette} palette
 * @property {number} pieces
 * @property {Int32Array} overlaps   as `overlaps` of the engine gives it
 * @property {number} turns          T
 * @property {number} turn           playhead
 * @property {boolean} solved        a row that first agrees at T is the meeting: a star
 * @property {string[]} names        a letter a piece
 * @property {{never: string}} words
 */

/**
 * @typedef {object} PlanLinesScene
 * @property {number} width
 * @property {number} height
 * @property {number} dpr
 * @property {Palette} palette
 * @property {DrawPiece} drawPiece
 * @property {Uint16Array} plan      (steps + 1) * pieces cells
 * @property {number} pieces
 * @property {number} boardWidth     cells a row, to read the cells
 * @property {'column'|'row'} axis   what is drawn over time; `livelierAxis` proposes one
 * @property {number} meetingTime    the meeting's forward depth, -1 for none
 * @property {number|null} [time]    playhead of the plan
 * @property {number|null} [only]    bring one piece to the front and fade the others
 */

export {};
