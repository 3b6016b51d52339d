/** @jest-environment node */
import { choicesOf, refusableOf } from './choicesOf';

const oldOf = (changed: string[], isShellFirst = false) =>
  choicesOf(changed, isShellFirst).map(({ old }) => old.join(' '));

describe('the sites of two releases', () => {
  test('a release of one part alone is mixed with nothing but its own previous release', () => {
    expect(choicesOf(['remote-wizard'], false)).toEqual([
      { old: ['remote-wizard'], tests: '@acrossReleases' },
    ]);
    expect(refusableOf(['remote-wizard'])).toEqual([['remote-wizard']]);
    expect(refusableOf(['host'])).toEqual([['host']]);
  });

  test('two changed parts meet in each order of their releases', () => {
    expect(oldOf(['host', 'remote-results'])).toEqual([
      'host',
      'remote-results',
      'host remote-results',
    ]);
    expect(refusableOf(['host', 'remote-results'])).toEqual([['host'], ['remote-results']]);
  });

  test('where the shell goes first, no remote is newer than it', () => {
    expect(oldOf(['host', 'remote-results'], true)).toEqual([
      'remote-results',
      'host remote-results',
    ]);
  });

  test('no mixture asks for an app that has not changed', () => {
    const apps = ['host', 'remote-marketing', 'remote-wizard', 'remote-results'];
    for (const { old } of choicesOf(apps, false)) {
      const asked = [
        ...choicesOf(old, false).flatMap((choice) => choice.old),
        ...refusableOf(old).flat(),
      ];
      expect(asked.every((app) => old.includes(app))).toBe(true);
    }
  });
});
