import type { PageName, RemoteName } from '@donate-impact/shared/contract';
import { fetchPage, type Intent, type LoadedPage } from './fetchPage';
import type { RemoteError } from './RemoteError';
import { releases } from './releases';
import { reportFailure } from './reportFailure';

/** What is known of one remote page; `settled` resolves when it is known, and never rejects. */
type PageState = { settled: Promise<PageOutcome>; outcome?: PageOutcome; intent: Intent };

/** How loading a page ended. */
export type PageOutcome = LoadedPage | { error: RemoteError };

const pages = new Map<string, PageState>();

/** The outcome of loading a page, which starts when it was not asked for before. Never rejects. */
export function pageOutcome<R extends RemoteName>(
  remote: R,
  page: PageName<R>,
  target?: string,
): Promise<PageOutcome> {
  const known = pages.get(`${remote}/${page}`);
  if (!known || !isCurrent(known, remote)) return start(remote, page, { isWanted: true, target });
  Object.assign(known.intent, { isWanted: true, target });
  return known.settled;
}

/** Like pageOutcome, but a page that failed before is tried again. `target` is where the visitor is going. */
export function loadPage<R extends RemoteName>(
  remote: R,
  page: PageName<R>,
  target?: string,
): Promise<PageOutcome> {
  const { outcome } = pages.get(`${remote}/${page}`) ?? {};
  if (!outcome || !('error' in outcome)) return pageOutcome(remote, page, target);
  return start(remote, page, { isWanted: true, target, hasFailed: true });
}

/** Loads a page that the visitor may want next. Once: when it fails, nothing is said, and nothing lost. */
export function prefetchPage<R extends RemoteName>(remote: R, page: PageName<R>) {
  if (!pages.has(`${remote}/${page}`)) void start(remote, page, { isWanted: false });
}

/** Loads a page from its manifest on, whatever of its remote was loaded before. Never rejects. */
export function loadAfresh<R extends RemoteName>(
  remote: R,
  page: PageName<R>,
): Promise<PageOutcome> {
  return start(remote, page, { isWanted: true, hasFailed: true });
}

/** A page of a release that was given up goes with it. */
function isCurrent({ outcome }: PageState, remote: RemoteName) {
  return !outcome || 'error' in outcome || outcome.release === releases.get(remote);
}

function start<R extends RemoteName>(remote: R, page: PageName<R>, intent: Intent) {
  const loading = fetchPage(remote, page, intent).catch((error: RemoteError) => ({ error }));
  const settled: Promise<PageOutcome> = loading.then((outcome) => {
    state.outcome = outcome;
    if ('error' in outcome && intent.isWanted) reportFailure(outcome.error);
    // React takes a promise with a status without waiting for it, so a page that is there shows at once.
    Object.assign(state.settled, { status: 'fulfilled', value: outcome });
    return outcome;
  });
  const state: PageState = { settled, intent };
  pages.set(`${remote}/${page}`, state);
  return settled;
}
