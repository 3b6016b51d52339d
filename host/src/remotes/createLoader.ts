import type { SiteRemote } from '@donate-impact/shared/contract';
import {
  createRemoteLoader,
  type LoadedPage,
  type LoaderParts,
  type RemoteLoader,
} from './createRemoteLoader';
import type { RemoteError } from './RemoteError';

export type { LoadedPage } from './createRemoteLoader';

/** A page or a widget of a remote: the module that it exposes. */
export interface ModuleId {
  remote: string;
  page: string;
}

/** How loading a page ended. */
export type PageOutcome = LoadedPage | { error: RemoteError };

interface PageState {
  /** Never rejects. */
  settled: Promise<PageOutcome>;
  outcome?: PageOutcome;
  /** Whether a visitor waits for it. */
  isWanted: boolean;
}

interface RemoteState {
  loader: RemoteLoader;
  pages: Map<string, PageState>;
}

export type Loader = ReturnType<typeof createLoader>;

/** Loads the pages of remotes for one tab, each once. The README has the states. */
export function createLoader(remotes: readonly SiteRemote[], parts: LoaderParts) {
  const states = new Map(remotes.map((remote) => [remote.name, createState(remote, parts)]));
  const { federation, reportFailure } = parts;

  function stateOf({ remote }: { remote: string }): RemoteState {
    const state = states.get(remote);
    if (!state) throw new Error(`The site has no remote ${remote}`);
    return state;
  }

  function start(
    id: ModuleId,
    isWanted: boolean,
    load: (isWanted: () => boolean) => Promise<LoadedPage>,
  ): Promise<PageOutcome> {
    const page = { isWanted } as PageState;
    const settle = (outcome: PageOutcome) => {
      page.outcome = outcome;
      return outcome;
    };
    page.settled = load(() => page.isWanted).then(settle, (error: RemoteError) => {
      if (page.isWanted) reportFailure(error);
      return settle({ error });
    });
    stateOf(id).pages.set(id.page, page);
    return page.settled;
  }

  function load(id: ModuleId, isWanted: boolean) {
    const { loader } = stateOf(id);
    return start(id, isWanted, (stillWanted) => loader.load(id.page, stillWanted));
  }

  function replace(id: ModuleId, failed: RemoteError | null) {
    return start(id, true, () => stateOf(id).loader.replace(id.page, failed));
  }

  return {
    remotes,

    /** The state of a page, with its outcome once it is known. Starts loading on the first request. */
    page(id: ModuleId): PageState {
      const { pages } = stateOf(id);
      const known = pages.get(id.page);
      if (known) known.isWanted = true;
      else void load(id, true);
      return pages.get(id.page) as PageState;
    },

    /** Loads a page that the visitor goes to. One that failed before is tried again. Never rejects. */
    async loadPage(id: ModuleId): Promise<PageOutcome> {
      return hasFailed(stateOf(id).pages.get(id.page)) ? replace(id, null) : this.page(id).settled;
    },

    /** Loads a page from a release that the gateway gives now, whatever has loaded before. Never rejects. */
    loadAfresh: (id: ModuleId) => replace(id, null),

    /** Loads a page that the visitor may open next, in one attempt without a report. */
    async prefetchPage(id: ModuleId) {
      const { pages } = stateOf(id);
      if ([...pages.values()].some(hasFailed) || pages.has(id.page)) return;
      const outcome = await load(id, false);
      // The visitor who opens it starts anew.
      if ('error' in outcome && !pages.get(id.page)?.isWanted) pages.delete(id.page);
    },

    /** Loads a widget in one attempt; null if there is nothing to show. Never rejects. */
    async loadWidget(id: ModuleId): Promise<LoadedPage | RemoteError | null> {
      const { pages } = stateOf(id);
      const outcome = await (pages.get(id.page)?.settled ?? load(id, false));
      if (!('error' in outcome)) return outcome;
      // The page that is shown next time tries again.
      pages.delete(id.page);
      return federation.exposes(id.remote, id.page) ? outcome.error : null;
    },

    /** Puts the release before in the place of one whose page could not be rendered. False if that does not work. */
    async replaceRelease(id: ModuleId, failed: RemoteError): Promise<boolean> {
      return !('error' in (await replace(id, failed)));
    },

    canReplace: (id: { remote: string }) => stateOf(id).loader.canReplace(),

    /** Whether a page of a remote is being loaded. */
    isLoading(remote: string) {
      const pages = states.get(remote)?.pages.values() ?? [];
      return [...pages].some(({ outcome }) => !outcome);
    },

    /** The id of the release of a remote that this tab runs. */
    releaseOf: (remote: string) => states.get(remote)?.loader.release() ?? 'none',

    reportFailure,
  };
}

function createState(remote: SiteRemote, parts: LoaderParts): RemoteState {
  const pages: RemoteState['pages'] = new Map();
  const forget = () => {
    for (const [name, { outcome }] of pages) if (outcome) pages.delete(name);
  };
  return { loader: createRemoteLoader(remote, parts, forget), pages };
}

function hasFailed(page: PageState | undefined) {
  return page?.outcome !== undefined && 'error' in page.outcome;
}
