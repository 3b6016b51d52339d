import TestRunner from 'jest-runner';

/** The names of the tests in each file, as far as they are known. @type {Map<string, string[]>} */
const known = new Map();

/**
 * Runs only the files with a test that Stryker asks for by name. Jest would load every other one just to skip its
 * tests, which takes most of the time.
 */
export default class CoveringTests extends TestRunner {
  /** @type {TestRunner['runTests']} */
  async runTests(tests, watcher, options) {
    const { testNamePattern } = this._globalConfig;
    const asked = testNamePattern ? new RegExp(testNamePattern, 'i') : null;
    const forget = this.on('test-file-success', ([{ path }, { testExecError, testResults }]) => {
      // A mutant in what a file does while it is loaded may change names; such mutants are run without asking for any.
      const isTrue = asked !== null || process.env.__STRYKER_ACTIVE_MUTANT__ === undefined;
      if (isTrue && !testExecError) known.set(path, testResults.map((each) => each.fullName));
    });
    await super.runTests(
      tests.filter(({ path }) => {
        const names = known.get(path);
        return !asked || !names || names.some((name) => asked.test(name));
      }),
      watcher,
      options,
    );
    forget();
  }
}
