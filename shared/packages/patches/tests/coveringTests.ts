import { dirname, parse } from 'node:path';
import TestRunner, { type Test, type TestRunnerOptions, type TestWatcher } from 'jest-runner';

/** The names of the tests in each file that has run. */
const known = new Map<string, string[]>();

/**
 * Runs only the tests that may notice a mutant: the files with a test that Stryker asks for by name, nearest first,
 * until one fails. Jest would load every other file only to skip its tests, which takes most of the time.
 */
export default class CoveringTests extends TestRunner {
  override async runTests(tests: Test[], watcher: TestWatcher, options: TestRunnerOptions) {
    const isMutant = process.env.__STRYKER_ACTIVE_MUTANT__ !== undefined;
    const { testNamePattern, nonFlagArgs } = this._globalConfig;
    const asked = testNamePattern ? new RegExp(testNamePattern, 'i') : null;
    let hasFailed = false;
    const forget = this.on('test-file-success', ([{ path }, result]) => {
      hasFailed ||= result.numFailingTests > 0 || Boolean(result.testExecError);
      // A mutant that runs while a file loads may change test names; Stryker asks for no names then.
      const isTrue = (asked || !isMutant) && !result.testExecError;
      if (isTrue)
        known.set(
          path,
          result.testResults.map((each) => each.fullName),
        );
    });
    const mutated = isMutant ? nonFlagArgs[0] : undefined;
    for (const test of tests.toSorted(
      (a, b) => distance(a.path, mutated) - distance(b.path, mutated),
    )) {
      const isAsked = known.get(test.path)?.some((name) => asked?.test(name)) ?? true;
      if ((isAsked || !asked) && !(isMutant && hasFailed))
        await super.runTests([test], watcher, options);
    }
    forget();
  }
}

/** How far a test file is from a source: 0 beside it with its name, 1 in its folder, 2 elsewhere. */
function distance(test: string, source: string | undefined) {
  if (!source || dirname(test) !== dirname(source)) return 2;
  return parse(test).name.startsWith(parse(source).name) ? 0 : 1;
}
