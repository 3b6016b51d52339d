import type {
  Mount,
  OnEnter,
  RemoteRelease,
  SiteConfig,
  SiteRemote,
} from '@donate-impact/shared/contract';
import type { ComponentType } from 'react';
import type { Federation } from './createFederation';
import { toPage } from './MountedPage';
import { type Failure, RemoteError } from './RemoteError';

/** A loaded page. */
export interface LoadedPage {
  Page: ComponentType;
  onEnter: OnEnter | undefined;
}

export type Priority = 'navigation' | 'prefetch';

export interface LoaderOptions {
  federation: Pick<Federation, 'use' | 'load' | 'explainFailure'>;
  /** Asks the gateway what a new tab would get. */
  fetchSiteConfig: () => Promise<SiteConfig>;
  reportFailure: (failure: Failure) => void;
}

export type RemoteLoader = ReturnType<typeof createRemoteLoader>;

const pauseMs = 400;

/**
 * Loads modules of one remote for one tab, all from one release. One that fails is tried once more, with the release that a new
 * tab would get, then with the release that was live before; one that hangs, only once more.
 * @param forget is called when another release takes over: forgets the pages that have loaded, or also those that are loading
 */
export function createRemoteLoader(
  remote: SiteRemote,
  { federation, fetchSiteConfig, reportFailure }: LoaderOptions,
  forget: (isAll?: boolean) => void,
) {
  const { name } = remote;
  let { release, before } = remote;
  /** The release that the runtime loads from; none before the first page. */
  let used: RemoteRelease | undefined;
  /** The ids of releases that are not tried again by themselves. */
  const failedReleases = new Set<string>();

  const isUntried = (each: RemoteRelease | undefined): each is RemoteRelease =>
    each !== undefined && !failedReleases.has(each.id);

  function loadFrom(next: RemoteRelease, page: string) {
    federation.use(name, next);
    used = next;
    forget();
    return loadModule(federation, name, page);
  }

  /** Takes what the gateway would tell a new tab. Without an answer, what is known stays. */
  async function refresh() {
    const now = await fetchSiteConfig()
      .then(({ remotes }) => remotes.find((each) => each.name === name))
      .catch(() => undefined);
    if (now) ({ release, before } = now);
  }

  /**
   * Loads a page from the release that a new tab would get, or else from the one before.
   * @param failed what the visitor would have seen without them
   */
  async function replace(page: string, failed: RemoteError | null): Promise<LoadedPage> {
    if (failed) await new Promise((resume) => setTimeout(resume, pauseMs));
    await refresh();
    if (!release) throw createOffError(name);
    if (!failed) failedReleases.clear();
    else if (isFinal(failed)) failedReleases.add(failed.failure.release);
    return loadFirst([release, before], page, failed);
  }

  async function loadFirst(
    releases: (RemoteRelease | undefined)[],
    page: string,
    failed: RemoteError | null,
  ): Promise<LoadedPage> {
    let first = failed;
    for (const next of releases.filter(isUntried)) {
      try {
        const loaded = await loadFrom(next, page);
        if (first) reportFailure(markRecovered(first.failure, next));
        return loaded;
      } catch (error) {
        first = pickCause(first, error as RemoteError);
        // Another release has the same line.
        if (isSlow(error as RemoteError)) break;
      }
    }
    throw first;
  }

  return {
    /** A prefetch gets one attempt; a visitor may go to its page meanwhile. */
    async load(page: string, request: { priority: Priority }): Promise<LoadedPage> {
      try {
        if (!release) throw createOffError(name);
        return await (used ? loadModule(federation, name, page) : loadFrom(release, page));
      } catch (error) {
        if (request.priority === 'prefetch') throw error;
        return replace(page, error as RemoteError);
      }
    },

    replace,

    /** Takes what a new tab would get if this tab's release was taken back, or the remote switched off. */
    follow({ remotes = [], withdrawn = [] }: Partial<SiteConfig>) {
      const now = remotes.find((each) => each.name === name);
      const own = used ?? release;
      if (!now || own?.id === now.release?.id) return;
      if (now.release && !withdrawn.includes(`${name}@${own?.id}`)) return;
      ({ release, before } = now);
      used = undefined;
      forget(true);
    },

    /** True if there is another release that can replace the running one. */
    canReplace: () => before !== undefined && before.id !== used?.id,

    /** The id of the release that this tab runs. */
    getRelease: () => used?.id ?? 'none',
  };
}

async function loadModule(
  { load, explainFailure }: LoaderOptions['federation'],
  remote: string,
  page: string,
): Promise<LoadedPage> {
  try {
    const { [page]: component, mount, onEnter } = await load(remote, page);
    const Page = typeof mount === 'function' ? toPage(mount as Mount) : component;
    if (typeof Page !== 'function') throw new Error(`the module has no component ${page}`);
    return {
      Page: Page as ComponentType,
      onEnter: typeof onEnter === 'function' ? (onEnter as OnEnter) : undefined,
    };
  } catch (error) {
    throw await explainFailure(remote, error);
  }
}

/** True if a second attempt would fail, too. */
function isFinal({ failure: { phase } }: RemoteError) {
  return phase === 'contract' || phase === 'render';
}

/** The first failure says most, unless it was only a line that hung. */
function pickCause(first: RemoteError | null, next: RemoteError) {
  return first && !isSlow(first) ? first : next;
}

function isSlow({ failure }: RemoteError) {
  return failure.phase === 'slow';
}

function markRecovered(failure: Failure, { id }: RemoteRelease): Failure {
  if (id === failure.release) return { ...failure, isRecovered: true };
  const message = `${failure.message} (release ${id} has taken its place)`;
  return { ...failure, message, isRecovered: true, replacedBy: id };
}

function createOffError(remote: string) {
  const message = 'it is switched off';
  return new RemoteError({ remote, release: 'off', phase: 'off', address: '', message });
}
