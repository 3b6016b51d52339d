/** Beside a poll, a percentage might be taken for one. */
export const scoreCaveat = 'An impact score is not a chance of winning.';
