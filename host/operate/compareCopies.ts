import { createRequire } from 'node:module';
import { findRelease, getChanges, type SiteState } from '@donate-impact/releases/SiteState';
import { formatTable } from './formatTable';

/** The manifest of the library: in a repository of its own, as `npm run own-repository` has copied it. */
interface Copy {
  /** The version of the contract. */
  version: string;
  /** The commit that was copied, or `unknown`; none in the site's own repository. */
  gitHead?: string;
  dependencies: Record<string, string>;
}

/**
 * In a repository of its own: a table of what is newer in the live shell of the site than in the packages that were copied, with
 * the commits if they differ. Empty if nothing is.
 */
export function compareCopies(state: SiteState, app: string): string {
  const copy: Copy = createRequire(import.meta.url)('@donate-impact/shared/package.json');
  const shell = findRelease(state, 'host', getChanges(state, 'host').at(-1)?.live ?? '');
  if (!copy.gitHead || !shell || 'problem' in shell) return '';
  const here = new Map(Object.entries({ ...copy.dependencies, contract: copy.version }));
  const rows = Object.entries(shell.provided ?? {}).flatMap(([name, [newest = '']]) => {
    const version = here.get(name);
    return version && compareVersions(newest, version) > 0 ? [[name, version, newest]] : [];
  });
  if (shell.commit !== copy.gitHead) rows.push(['commit', copy.gitHead, shell.commit]);
  if (rows.length === 0) return '';
  return [
    'The copied packages and the live shell of the site differ:',
    formatTable(['', 'here', 'site'], rows),
    `If the site is newer, take them anew in its repository: npm run own-repository -- remote-${app} <this folder>`,
  ].join('\n');
}

const { compare: compareVersions } = new Intl.Collator('en', { numeric: true });
