// What is wrong with a contest text, in words.

/**
 * What is wrong with a text, and where.
 * @param {import('../panel.js').Panel} panel
 * @param {import('../../app/state.js').TextProblem} problem
 */
export function problemWords(panel, { key, message, line, column }) {
  const words = key ? panel.t(key) : message;
  return line > 0 ? panel.t('text_error_at', { message: words, line, column }) : words;
}
