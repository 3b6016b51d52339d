// @ts-expect-error The package has no types.
const Environment = require('jest-fixed-jsdom');

/** Ends a file at the first test that fails: a mutant is noticed then, and the tests after it may wait for what never comes. */
module.exports = class FirstFailure extends Environment {
  #hasFailed = false;

  /** @param {{ name: string, test: { errors: unknown[], mode?: string } }} event */
  handleTestEvent = ({ name, test }) => {
    if (name === 'test_done') this.#hasFailed ||= test.errors.length > 0;
    if (name === 'test_start' && this.#hasFailed) test.mode = 'skip';
  };
};
