import type { PageId, RemoteName } from '@donate-impact/shared/contract';
import type { ModuleFederation, ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import { createEntries } from './createEntries';
import type { Reload } from './createReload';
import type { RunScript } from './createScriptRunner';
import type { Fetch } from './fetchManifest';
import { fetchPage } from './fetchPage';
import {
  absentRemote,
  endedPage,
  holds,
  type Intent,
  type PageOutcome,
  type PageState,
  type Release,
  type Remote,
  releaseOf,
} from './Remote';
import type { RemoteError } from './RemoteError';

/** What the loader has done by others: every effect that it has on the page, the network and the operator. */
export interface LoaderParts {
  /** Where each remote's manifest is. */
  addresses: Record<RemoteName, string>;
  fetch: Fetch;
  runScript: RunScript;
  /** Starts the federation runtime with a plugin that hands it the entries. */
  startFederation: (
    plugin: ModuleFederationRuntimePlugin,
  ) => Pick<ModuleFederation, 'loadRemote' | 'registerRemotes'>;
  reportFailure: (error: RemoteError) => void;
  reloadForRelease: Reload;
}

/** Loads the remotes' pages for one tab. */
export type Loader = ReturnType<typeof createLoader>;

/** A loader that has loaded nothing yet. Its states are those of Remote.ts. */
export function createLoader({ addresses, startFederation, reportFailure, ...parts }: LoaderParts) {
  const remotes = new Map<RemoteName, Remote>();
  const entries = createEntries(parts.runScript);
  const federation = startFederation(entries.plugin);
  const tools = { ...parts, federation, runEntry: entries.runEntry };

  function remoteOf({ remote: name }: { remote: RemoteName }): Remote {
    const remote = remotes.get(name) ?? absentRemote(name, addresses[name]);
    remotes.set(name, remote);
    return remote;
  }

  function start(id: PageId, intent: Intent): Promise<PageOutcome> {
    const remote = remoteOf(id);
    const loading = fetchPage(tools, remote, id.page, intent);
    const settled: Promise<PageOutcome> = loading
      .catch((error: RemoteError) => ({ error }))
      .then((outcome) => {
        if (remote.pages.get(id.page) === state)
          remote.pages.set(id.page, endedPage(outcome, settled));
        if ('error' in outcome && intent.isWanted) reportFailure(outcome.error);
        // React takes a promise with a status without waiting for it, so a page that is there shows at once.
        Object.assign(settled, { status: 'fulfilled', value: outcome });
        return outcome;
      });
    const state: PageState = { name: 'loading', settled, intent };
    remote.pages.set(id.page, state);
    return settled;
  }

  /** The outcome of loading a page, which starts when it was not asked for before. Never rejects. */
  function pageOutcome(id: PageId, target?: string): Promise<PageOutcome> {
    const remote = remoteOf(id);
    const known = remote.pages.get(id.page);
    if (!known || !holds(known, remote)) return start(id, { isWanted: true, target });
    if (known.name === 'loading') Object.assign(known.intent, { isWanted: true, target });
    return known.settled;
  }

  return {
    pageOutcome,

    /** Like pageOutcome, but a page that failed before is tried again. `target` is where the visitor is going. */
    loadPage(id: PageId, target?: string): Promise<PageOutcome> {
      const hasFailed = remoteOf(id).pages.get(id.page)?.name === 'failed';
      if (!hasFailed) return pageOutcome(id, target);
      return start(id, { isWanted: true, target, hasFailed });
    },

    /** Loads a page that the visitor may want next. Once: when it fails, nothing is reported, and nothing lost. */
    prefetchPage(id: PageId) {
      if (!remoteOf(id).pages.has(id.page)) void start(id, { isWanted: false });
    },

    /** Loads a page from its manifest on, whatever of its remote was loaded before. Never rejects. */
    loadAfresh: (id: PageId) => start(id, { isWanted: true, hasFailed: true }),

    /** The release of a remote that this tab runs, when there is one. */
    releaseOf: (remote: RemoteName): Release | undefined => releaseOf(remoteOf({ remote })),

    reportFailure,
  };
}
