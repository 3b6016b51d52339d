/** What a percentage beside a poll might be taken for. */
export const scoreCaveat = 'An impact score is not a chance of winning.';
