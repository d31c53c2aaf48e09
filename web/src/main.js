// Starts the page: state, store, engine, solver, clock, keys, and the first view.

import { html, render } from 'lit';
import { createCommands, firstDrawing } from './app/commands.js';
import { createDetail } from './app/detail.js';
import { createDistances } from './app/distances.js';
import { createLoader, loadWords } from './app/loader.js';
import { createLookups } from './app/lookups.js';
import { createPlayer } from './app/player.js';
import { createRequests } from './app/requests.js';
import { createSolver } from './app/solver.js';
import { initialState, makeDrawing } from './app/state.js';
import { createStore } from './app/store.js';
import { createClient } from './engine/client.js';
import { listenForDrops } from './formats/drops.js';
import { loadSaved, saveChanges } from './formats/storage.js';
import { createTexts } from './formats/texts.js';
import {
  LANGUAGE_TAGS,
  loadCatalogue,
  PANEL_WORDS,
  pickLanguage,
  translate,
} from './i18n/index.js';
import { FIRST_PUZZLE, loadPuzzle } from './puzzles/index.js';
import { createFrameLoop } from './render/canvas.js';
import { readPalette } from './render/palette.js';
import { closePopups } from './views/controls.js';
import { listenForKeys } from './views/keys.js';
import './views/shell.js';

/** The browser's storage, or null where it is forbidden. */
function keyStorage() {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

/** The state of this visit: what was kept, or the first example. */
async function firstState() {
  const { saved, broken } = loadSaved(keyStorage());
  const puzzle = saved?.puzzle ?? FIRST_PUZZLE;
  const { words, shade, follow } = await loadPuzzle(puzzle);
  const state = initialState({
    puzzle,
    drawing: firstDrawing(puzzle),
    language: saved?.language ?? pickLanguage(navigator.languages),
    welcome: saved === null,
  });
  for (const [id, { board, algorithm, example }] of Object.entries(saved?.drawings ?? {})) {
    state.drawings[id] = makeDrawing(board, algorithm, example);
  }
  state.theme = saved?.theme ?? 'auto';
  state.shade = shade;
  state.follow = follow;
  await loadCatalogue(state.language, words);
  if (broken) state.notice = { key: 'notice_broken_save', level: 'info' };
  return { state, chosen: Boolean(saved?.language) };
}

const dark = matchMedia('(prefers-color-scheme: dark)');
const { state: first, chosen } = await firstState();
const store = createStore({ ...first, systemDark: dark.matches });
const root = document.documentElement;

/** Shows language and colours on the root. @param {import('./app/state.js').State} state */
function dress({ language, theme, systemDark, printing }) {
  root.lang = LANGUAGE_TAGS[language];
  document.title = translate(language, 'title');
  const isDark = !printing && (theme === 'auto' ? systemDark : theme === 'dark');
  root.dataset.theme = isDark ? 'dark' : 'light';
}

dress(store.get());
store.subscribe((state, before) => {
  const names = /** @type {const} */ (['language', 'theme', 'systemDark', 'printing']);
  if (names.some((name) => state[name] !== before[name])) dress(state);
});

/** A worker of its own for the engine. */
function spawnWorker() {
  return new Worker(new URL('./engine/worker.js', import.meta.url), { type: 'module' });
}

const client = createClient(
  {
    onReady: (hello) => store.dispatch({ type: 'engine/ready', hello }),
    onLost: () =>
      store.dispatch({
        type: 'engine/lost',
        notice: { key: 'notice_engine_lost', level: 'error' },
      }),
    onFailed: ({ message }) =>
      store.dispatch({
        type: 'engine/failed',
        notice: {
          key: navigator.onLine ? 'notice_engine_failed' : 'notice_not_loaded',
          values: { reason: message },
          level: 'error',
        },
      }),
  },
  spawnWorker,
  () => store.get().puzzle,
);

const solver = createSolver(store, client.api, (task) => requestAnimationFrame(() => task()));
createDetail(store, client.api);
createDistances(store, client.api);
createPlayer(store, (task) => requestAnimationFrame(task));
const { flush } = saveChanges(store, keyStorage(), setTimeout, chosen);
addEventListener('pagehide', flush);
addEventListener('visibilitychange', flush);

const frames = createFrameLoop();
const newRequest = createRequests(store);
const load = createLoader(store);
/** The words come first: what is defined is drawn. @type {import('./app/loader.js').Load} */
const loadView = (part, isWanted) => load(() => loadWords(store, PANEL_WORDS).then(part), isWanted);
const app = {
  store,
  loadView,
  frames,
  commands: createCommands({
    store,
    solver,
    newRequest,
    load,
    texts: createTexts(store, client.api, newRequest),
    lookups: createLookups(store, client.api),
  }),
  palette: () => readPalette(root),
};

dark.addEventListener('change', () => store.dispatch({ type: 'system/dark', dark: dark.matches }));
for (const [event, printing] of /** @type {const} */ ([
  ['beforeprint', true],
  ['afterprint', false],
])) {
  addEventListener(event, () => {
    store.dispatch({ type: 'system/print', printing });
    frames.flush();
  });
}
addEventListener('pointerdown', (event) => closePopups(/** @type {Node} */ (event.target)));
listenForKeys(app);
listenForDrops(app.commands);

const page = /** @type {HTMLElement} */ (document.getElementById('page'));
page.replaceChildren();
render(html`<mn-shell .app=${app}></mn-shell>`, page);
client.start();
