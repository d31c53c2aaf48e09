// Phrases that English words are made of.

import { n } from '../numbers.js';

/** A count with its noun. @param {number} count @param {string} one @param {string} many */
export const some = (count, one, many) => `${n(count)} ${count === 1 ? one : many}`;

/** The same with a strong number. @param {number} count @param {string} one @param {string} many */
export const strong = (count, one, many) => `**${n(count)}** ${count === 1 ? one : many}`;

/** @param {{side: string}} values */
export const side = (values) => (values.side === 'forward' ? '[f forward]' : '[b backward]');
