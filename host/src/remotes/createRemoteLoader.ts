import type {
  OnEnter,
  RemoteRelease,
  SiteConfig,
  SiteRemote,
} from '@donate-impact/shared/contract';
import type { ComponentType } from 'react';
import type { Federation } from './createFederation';
import { RemoteError } from './RemoteError';

/** A loaded page. */
export interface LoadedPage {
  Page: ComponentType;
  onEnter: OnEnter | undefined;
}

export interface LoaderParts {
  federation: Pick<Federation, 'use' | 'load' | 'causeOf' | 'exposes'>;
  /** Asks the gateway what a new tab would get. */
  fetchSiteConfig: () => Promise<SiteConfig>;
  reportFailure: (error: RemoteError) => void;
}

export type RemoteLoader = ReturnType<typeof createRemoteLoader>;

const deadlineMs = 6500;
const pauseMs = 400;

/**
 * Loads modules of one remote for one tab, all from one release. One that fails is tried once more, with the release that a new
 * tab would get, then with the release that was live before.
 * @param forget is called when another release takes over
 */
export function createRemoteLoader(
  known: SiteRemote,
  { federation, fetchSiteConfig, reportFailure }: LoaderParts,
  forget: () => void,
) {
  let remote = known;
  /** What the runtime loads from; none before the first page. */
  let used: RemoteRelease | undefined;
  /** The ids of releases that are not tried again by themselves. */
  const broken = new Set<string>();

  function use(release: RemoteRelease) {
    federation.use(remote.name, release);
    used = release;
    forget();
  }

  /** Takes what the gateway would tell a new tab. Without an answer, what is known stays. */
  async function refresh() {
    const config = await fetchSiteConfig().catch(() => null);
    remote = config?.remotes.find(({ name }) => name === remote.name) ?? remote;
  }

  /** Loads a page from the release that a new tab would get, or else from the one before. */
  async function replace(page: string, failed: RemoteError | null): Promise<LoadedPage> {
    if (failed) await new Promise((resume) => setTimeout(resume, pauseMs));
    await refresh();
    const { release, before } = remote;
    if (!release) throw switchedOff(remote);
    if (!failed) broken.clear();
    // What does not fit or cannot be rendered fails again, and a visitor has waited long enough for what hangs.
    else if (isFinal(failed)) broken.add(failed.release);
    const releases = [release, before ?? []].flat().filter(({ id }) => !broken.has(id));
    return loadFirst(page, releases, failed);
  }

  /** Loads a page from the first release that works; `failed` is what the visitor would have seen without them. */
  async function loadFirst(
    page: string,
    [next, ...others]: RemoteRelease[],
    failed: RemoteError | null,
  ): Promise<LoadedPage> {
    if (!next) throw failed;
    use(next);
    try {
      const loaded = await loadModule(federation, remote.name, page);
      if (failed) reportFailure(recovered(failed, next));
      return loaded;
    } catch (error) {
      // What failed first is what the operator is told of.
      return loadFirst(page, others, failed ?? (error as RemoteError));
    }
  }

  return {
    /** @param isWanted whether a visitor waits for the page; otherwise there is one attempt */
    async load(page: string, isWanted: () => boolean): Promise<LoadedPage> {
      try {
        if (!remote.release) throw switchedOff(remote);
        if (!used) use(remote.release);
        return await loadModule(federation, remote.name, page);
      } catch (error) {
        if (!isWanted()) throw error;
        return replace(page, error as RemoteError);
      }
    },

    replace,

    /** Whether another release could take the place of the one that runs. */
    canReplace: () => remote.before !== undefined && remote.before.id !== used?.id,

    /** The id of the release that this tab runs. */
    release: () => used?.id ?? 'none',
  };
}

async function loadModule(
  { load, causeOf }: LoaderParts['federation'],
  remote: string,
  page: string,
): Promise<LoadedPage> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    const reason = `it did not answer within ${deadlineMs / 1000} s`;
    timer = setTimeout(() => reject(new TimeoutError(reason)), deadlineMs);
  });
  try {
    const { [page]: Page, onEnter } = await Promise.race([load(remote, page), late]);
    if (typeof Page !== 'function') throw new Error(`the module has no component ${page}`);
    return {
      Page: Page as ComponentType,
      onEnter: typeof onEnter === 'function' ? (onEnter as OnEnter) : undefined,
    };
  } catch (error) {
    throw await causeOf(remote, error);
  } finally {
    clearTimeout(timer);
  }
}

function isFinal({ phase, cause }: RemoteError) {
  return phase === 'contract' || phase === 'render' || cause instanceof TimeoutError;
}

class TimeoutError extends Error {
  override name = 'TimeoutError';
}

function recovered(failed: RemoteError, { id }: RemoteRelease) {
  if (id !== failed.release) {
    failed.message += ` (release ${id} has taken its place)`;
    failed.replacedBy = id;
  }
  return Object.assign(failed, { isRecovered: true });
}

function switchedOff({ name }: SiteRemote) {
  return new RemoteError({
    ...{ remote: name, release: 'off', phase: 'off', address: '' },
    reason: 'it is switched off',
  });
}
