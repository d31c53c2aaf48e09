// Chinese words that every visit needs, as one.

import { words as page } from './page.js';
import { words as search } from './search.js';

export const words = { ...page, ...search };
