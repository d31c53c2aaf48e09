// How large the visitor's letters are.

/** CSS pixels in a sixteenth of rem: 1, or more where the visitor wants larger letters. */
export const letterUnit = () =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
