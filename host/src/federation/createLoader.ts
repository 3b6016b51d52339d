import { markFulfilled } from '@donate-impact/patches/browser/markFulfilled';
import type { PageId, RemoteName } from '@donate-impact/shared/contract';
import type { Filler } from '@donate-impact/shared/slots';
import { createEntries } from './createEntries';
import type { Reload } from './createReload';
import type { RunScript } from './createScriptRunner';
import type { ShareScope } from './createShareScope';
import type { CurrentAddress } from './currentAddress';
import type { Fetch } from './fetchManifest';
import { fetchPage } from './fetchPage';
import { loadFiller } from './loadFiller';
import {
  absentRemote,
  endedPage,
  holds,
  type Intent,
  type LoadedPage,
  type PageOutcome,
  type PageState,
  type Release,
  type Remote,
  releaseOf,
} from './Remote';
import type { RemoteError } from './RemoteError';

/** What the loader depends on for every effect on the page, the network and the operator. */
export interface LoaderParts {
  /** The URL of each remote's manifest. */
  addresses: Record<RemoteName, string>;
  fetch: Fetch;
  runScript: RunScript;
  /** The packages that remotes take from the shell. */
  shareScope: ShareScope;
  /** Whether data that pages show is on its way. */
  isFetching: () => boolean;
  reportFailure: (error: RemoteError) => void;
  reloadForRelease: Reload;
  currentAddress: CurrentAddress;
}

/** Loads pages of remotes for one tab. */
export type Loader = ReturnType<typeof createLoader>;

/** Creates a loader for one tab. Remote.ts defines its states. */
export function createLoader({ addresses, shareScope, ...parts }: LoaderParts) {
  const { reportFailure, isFetching } = parts;
  const remotes = new Map<RemoteName, Remote>();
  const tools = { ...parts, runEntry: createEntries(parts.runScript, shareScope) };

  function remoteOf({ remote: name }: { remote: RemoteName }): Remote {
    if (!remotes.has(name)) remotes.set(name, absentRemote(name, addresses[name]));
    return remotes.get(name) as Remote;
  }

  function start(id: PageId | Filler, intent: Intent): Promise<PageOutcome> {
    const remote = remoteOf(id);
    const loading = fetchPage(tools, remote, id.page, intent);
    const settled: Promise<PageOutcome> = loading
      .catch((error: RemoteError) => ({ error }))
      .then((outcome) => {
        if (remote.pages.get(id.page) === state)
          remote.pages.set(id.page, endedPage(outcome, settled, remote));
        if ('error' in outcome && intent.isWanted) reportFailure(outcome.error);
        // A loaded page shows at once.
        markFulfilled(settled, outcome);
        return outcome;
      });
    const state: PageState = { name: 'loading', settled, intent };
    remote.pages.set(id.page, state);
    return settled;
  }

  /** The outcome of loading a page. Starts loading on the first request. Never rejects. */
  function pageOutcome(id: PageId, target?: string): Promise<PageOutcome> {
    const remote = remoteOf(id);
    const known = remote.pages.get(id.page);
    if (!known || !holds(known, remote)) return start(id, { isWanted: true, target });
    if (known.name === 'loading') Object.assign(known.intent, { isWanted: true, target });
    return known.settled;
  }

  return {
    pageOutcome,

    /** Like pageOutcome, but retries a page that failed before. `target` is the address the visitor is navigating to. */
    loadPage(id: PageId, target?: string): Promise<PageOutcome> {
      const hasFailed = remoteOf(id).pages.get(id.page)?.name === 'failed';
      if (!hasFailed) return pageOutcome(id, target);
      return start(id, { isWanted: true, target, hasFailed });
    },

    /** Loads a page that the visitor may open next, in one attempt; null, and no report, if that or its remote fails. */
    async prefetchPage(id: PageId): Promise<LoadedPage | null> {
      const { pages } = remoteOf(id);
      if ([...pages.values()].some(({ name }) => name === 'failed')) return null;
      const outcome = await (pages.get(id.page)?.settled ?? start(id, { isWanted: false }));
      return 'error' in outcome ? null : outcome;
    },

    /** Loads what fills a slot, and gives null if that does not work. Never rejects. */
    loadFiller: (filler: Filler) => loadFiller({ start, reportFailure }, remoteOf(filler), filler),

    /** Loads a page again, starting with the manifest, whatever has loaded before. Never rejects. */
    loadAfresh: (id: PageId) => start(id, { isWanted: true, hasFailed: true }),

    /** The release of a remote that this tab runs, if any. */
    releaseOf: (remote: RemoteName): Release | undefined => releaseOf(remoteOf({ remote })),

    isFetching,
    reportFailure,
  };
}
