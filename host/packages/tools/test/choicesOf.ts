/** Which apps of a site are of the previous release, and what is tested on that site. */
export interface Choice {
  /** The apps of the previous release. */
  old: string[];
  /** The tags of the tests that run besides the journey. */
  tests: string | undefined;
}

/**
 * Every mixture of the changed apps that can be live, and the whole previous release. Where the shell is released
 * first, it is of the previous release only while all other apps are.
 */
export function choicesOf(changed: string[], isShellFirst: boolean): Choice[] {
  return Array.from({ length: 2 ** changed.length }, (_, bits) =>
    changed.filter((_app, index) => (bits >> index) % 2 === 1),
  )
    .filter((old) => old.length > 0)
    .filter((old) => !isShellFirst || !old.includes('host') || old.length === changed.length)
    .map((old) => ({ old, tests: testsOf(changed.filter((app) => !old.includes(app))) }));
}

/** The mixtures in which a shell may refuse remotes: the shell is of the previous release, or all changed remotes are. */
export function refusableOf(changed: string[]) {
  const remotes = changed.filter((app) => app !== 'host');
  return [changed.filter((app) => app === 'host'), remotes].filter((old) => old.length > 0);
}

/**
 * More tests run where a single app is of this release. Together with this release's own suite, every two apps have
 * then met in every mixture. Tests of the shell and one remote run where one of the two is that app.
 */
function testsOf([isNew, ...others]: string[]) {
  if (!isNew) return '@acrossReleases';
  if (others.length > 0) return undefined;
  return `@contract|@with-shell-${isNew === 'host' ? '' : isNew.replace('remote-', '')}`;
}
