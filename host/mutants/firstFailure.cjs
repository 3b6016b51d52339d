// @ts-expect-error The package has no types.
const Environment = require('jest-fixed-jsdom');

/** Ends a file at the first test that fails: a mutant is noticed then, and the tests after it may wait for what never comes. */
module.exports = class FirstFailure extends Environment {
  #hasFailed = false;

  /** @type {NonNullable<import('@jest/environment').JestEnvironment['handleTestEvent']>} */
  handleTestEvent = (event) => {
    if (event.name === 'test_done') this.#hasFailed ||= event.test.errors.length > 0;
    if (event.name === 'test_start' && this.#hasFailed) event.test.mode = 'skip';
  };
};
