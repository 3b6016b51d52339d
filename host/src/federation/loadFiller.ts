import type { Filler } from '@donate-impact/shared/slots';
import type { LoaderParts } from './createLoader';
import {
  holds,
  type Intent,
  type LoadedPage,
  type PageOutcome,
  type PageState,
  type Remote,
  releaseOf,
} from './Remote';
import { inSlot, type RemoteError } from './RemoteError';

/** How long a page may take to be left. */
const leavingMs = 2000;

interface Tools extends Pick<LoaderParts, 'reportFailure'> {
  start: (filler: Filler, intent: Intent) => Promise<PageOutcome>;
}

/**
 * Loads what fills a slot, like a page that is prefetched: with one attempt, which is reported if it fails, and without
 * dropping a release that works. Gives null if there is nothing to show: a release from before the slot has no such module,
 * which is no failure. A failed one is loaded again only when its remote has another release, or could not be reached.
 */
export async function loadFiller(
  { start, reportFailure }: Tools,
  remote: Remote,
  filler: Filler,
): Promise<LoadedPage | null> {
  const known = remote.pages.get(filler.page);
  const isStarted = known !== undefined && holds(known, remote) && !mayWorkNow(known, remote);
  const hasFailed = known?.name === 'failed' && !releaseOf(remote);
  const loading = isStarted ? known.settled : start(filler, { isWanted: false, hasFailed });
  const outcome = await loading;
  if (!('error' in outcome)) return outcome;
  if (lacks(remote, filler.page)) remote.pages.delete(filler.page);
  else if (!isStarted) reportSoon(inSlot(filler, outcome.error));
  return null;

  /** A browser that leaves the page ends its requests first: Firefox tells the page of it, which then has no time left. */
  function reportSoon(error: RemoteError) {
    setTimeout(() => reportFailure(error), leavingMs);
  }
}

function mayWorkNow(page: PageState, remote: Remote) {
  const release = releaseOf(remote);
  return page.name === 'failed' && (!release || page.release !== release);
}

function lacks(remote: Remote, page: string) {
  const exposes = releaseOf(remote)?.manifest.exposes;
  return exposes !== undefined && !exposes.some(({ name }) => name === page);
}
