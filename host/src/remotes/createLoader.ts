import type { SiteConfig, SiteRemote } from '@donate-impact/shared/contract';
import {
  createRemoteLoader,
  type LoadedPage,
  type LoaderOptions,
  type Priority,
  type RemoteLoader,
} from './createRemoteLoader';
import type { RemoteError } from './RemoteError';

/** A page or a widget of a remote: the module that it exposes. */
export interface ModuleId {
  remote: string;
  page: string;
}

/** A loaded page, or why there is none. */
export type PageOutcome = LoadedPage | { error: RemoteError };

interface PageState {
  /** Never rejects. */
  done: Promise<PageOutcome>;
  outcome?: PageOutcome;
  /** A navigation is tried again and reported if it fails, a prefetch is not. */
  priority: Priority;
}

type RemoteState = ReturnType<typeof createState>;

const everyMs = 60_000;
const patienceMs = 1_000;

export type Loader = ReturnType<typeof createLoader>;

/** Loads the pages of remotes for one tab, each once. The README has the states. */
export function createLoader(remotes: readonly SiteRemote[], options: LoaderOptions) {
  const states = new Map(remotes.map((remote) => [remote.name, createState(remote, options)]));
  const { reportFailure } = options;
  const follower = createFollower(options, (config) => {
    for (const { loader } of states.values()) loader.follow(config);
  });

  function getState({ remote }: { remote: string }): RemoteState {
    const state = states.get(remote);
    if (!state) throw new Error(`The site has no remote ${remote}`);
    return state;
  }

  function start(
    id: ModuleId,
    priority: Priority,
    load: (loader: RemoteLoader, page: PageState) => Promise<LoadedPage>,
  ): PageState {
    const { loader, pages } = getState(id);
    const page = { priority } as PageState;
    const finish = (outcome: PageOutcome) => {
      page.outcome = outcome;
      return outcome;
    };
    page.done = load(loader, page).then(finish, (error: RemoteError) => {
      if (page.priority === 'navigation') reportFailure(error.failure);
      return finish({ error });
    });
    pages.set(id.page, page);
    return page;
  }

  function load(id: ModuleId, priority: Priority) {
    return start(id, priority, (loader, page) => loader.load(id.page, page));
  }

  function replace(id: ModuleId, failed: RemoteError | null) {
    return start(id, 'navigation', (loader) => loader.replace(id.page, failed)).done;
  }

  /** Loads a page or a widget in one attempt without a report. The next request for one that fails starts anew. Never rejects. */
  async function prefetch(id: ModuleId): Promise<PageOutcome> {
    const { pages } = getState(id);
    const state = pages.get(id.page) ?? load(id, 'prefetch');
    const outcome = await state.done;
    if ('error' in outcome && state.priority === 'prefetch') pages.delete(id.page);
    return outcome;
  }

  return {
    remotes,

    /** The state of a page, with its outcome once it is known. Starts loading on the first request. */
    page(id: ModuleId): PageState {
      follower.show(id);
      const known = getState(id).pages.get(id.page);
      if (known) known.priority = 'navigation';
      return known ?? load(id, 'navigation');
    },

    /** Loads a page that the visitor goes to. One that failed before is tried again. Never rejects. */
    async loadPage(id: ModuleId): Promise<PageOutcome> {
      await follower.goTo(id);
      return hasFailed(getState(id).pages.get(id.page)) ? replace(id, null) : this.page(id).done;
    },

    /** Loads a page from a release that the gateway gives now, whatever has loaded before. Never rejects. */
    loadAfresh: (id: ModuleId) => replace(id, null),

    /** Loads a page that the visitor may open next, unless one of its remote has failed. */
    async prefetchPage(id: ModuleId) {
      if (![...getState(id).pages.values()].some(hasFailed)) await prefetch(id);
    },

    prefetch,

    /** Reports a page that could not be rendered, or puts the release before in its place: true if that works. */
    async replaceRelease(id: ModuleId, failed: RemoteError): Promise<boolean> {
      if (getState(id).loader.canReplace()) return !('error' in (await replace(id, failed)));
      reportFailure(failed.failure);
      return false;
    },

    /** What the visitor waits for, if anything: the outcome of a page. */
    pending: () => listAwaited(states.values())[0]?.done,

    /** True while a page of the remote is loading for which the visitor waits, and whose failure is reported. */
    isLoading: (remote: string) => listAwaited([states.get(remote)]).length > 0,

    /** The id of the release of a remote that this tab runs. */
    getRelease: (remote: string) => states.get(remote)?.loader.getRelease() ?? 'none',

    reportFailure,
  };
}

/**
 * Asks what a new tab would get when a page is left, once a minute at most, and waits a moment for the answer; a later one is
 * for the next page. The first page brings the first one.
 */
function createFollower({ fetchSiteConfig }: LoaderOptions, follow: (config: SiteConfig) => void) {
  let askedAt = Date.now();
  let answer: SiteConfig | undefined;
  /** The page in view, or the one that the visitor goes to. */
  let current = '';

  async function ask() {
    askedAt = Date.now();
    const keep = (config: SiteConfig) => {
      answer = config;
    };
    const answered = fetchSiteConfig().then(keep, () => {});
    await Promise.race([answered, new Promise((resume) => setTimeout(resume, patienceMs))]);
  }

  return {
    show(id: ModuleId) {
      current = getPlace(id);
    },

    async goTo(id: ModuleId) {
      const place = getPlace(id);
      if (place === current) return;
      current = place;
      if (Date.now() - askedAt >= everyMs) await ask();
      // Meanwhile, the visitor may have gone to another page, which stays in view.
      if (!answer || place !== current) return;
      follow(answer);
      answer = undefined;
    },
  };
}

const getPlace = ({ remote, page }: ModuleId) => `${remote}/${page}`;

function createState(remote: SiteRemote, options: LoaderOptions) {
  const pages = new Map<string, PageState>();
  const forget = (isAll = false) => {
    for (const [name, { outcome }] of pages) if (outcome || isAll) pages.delete(name);
  };
  return { loader: createRemoteLoader(remote, options, forget), pages };
}

function listAwaited(states: Iterable<RemoteState | undefined>) {
  const pages = [...states].flatMap((state) => [...(state?.pages.values() ?? [])]);
  return pages.filter(({ outcome, priority }) => !outcome && priority === 'navigation');
}

function hasFailed(page: PageState | undefined) {
  return page?.outcome !== undefined && 'error' in page.outcome;
}
