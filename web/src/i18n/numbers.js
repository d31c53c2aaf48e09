// Whole numbers with separators, the same in both languages. Making a formatter is dear, using it cheap.

const whole = new Intl.NumberFormat('en-US');

/** @param {number} value */
export const n = (value) => whole.format(value);
