// @ts-expect-error The package has no types.
const Environment = require('jest-fixed-jsdom');

/** Skips the tests after the first failure in a file: the mutant is noticed by then, and later tests might only time out. */
module.exports = class FirstFailure extends Environment {
  #hasFailed = false;

  /** @param {{ name: string, test: { errors: unknown[], mode?: string } }} event */
  handleTestEvent = ({ name, test }) => {
    if (name === 'test_done') this.#hasFailed ||= test.errors.length > 0;
    if (name === 'test_start' && this.#hasFailed) test.mode = 'skip';
  };
};
