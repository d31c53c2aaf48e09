// Short movements between two pictures: a share from 0 to 1 over a few frames.

import { STILL } from './media.js';

export class Motion {
  /** @param {number} length  milliseconds */
  constructor(length) {
    this.length = length;
    this.begun = Number.NEGATIVE_INFINITY;
  }

  /** Begins now; under reduced motion it is over at once. */
  begin() {
    this.begun = STILL.matches ? Number.NEGATIVE_INFINITY : performance.now();
  }

  /** How much is done, 0..1; linear. */
  get share() {
    return Math.min(1, (performance.now() - this.begun) / this.length);
  }
}
