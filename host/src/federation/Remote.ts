import type { OnEnter, RemoteName } from '@donate-impact/shared/contract';
import type { ComponentType } from 'react';
import type { Manifest } from './manifest';
import type { RemoteError } from './RemoteError';

/** One remote as this tab knows it. */
export interface Remote {
  readonly name: RemoteName;
  /** The URL of its manifest, in the release that the gateway gave this tab. */
  address: string;
  /** How many of its releases this tab has fetched. Each later one gets its own addresses. */
  fetched: number;
  state: RemoteState;
  readonly pages: Map<string, PageState>;
}

/**
 * How much of a remote this tab has loaded. A tab stays with one release of a remote as long as that release works,
 * even when a newer one is available: pages from two releases would share module ids.
 */
type RemoteState =
  | { name: 'absent' }
  | { name: 'arriving'; arrival: Promise<Release> }
  | { name: 'present'; release: Release };

/** One release of a remote. */
export interface Release {
  readonly remote: RemoteName;
  /** How many earlier releases of the remote this tab has fetched. */
  readonly tries: number;
  /** The URL its manifest was read from. */
  readonly address: string;
  readonly manifest: Manifest;
  /** The absolute address of its entry, which differs from release to release. */
  readonly entry: string;
  /** The hash of its entry; none in development. */
  readonly integrity: string | undefined;
  state: ReleaseState;
}

/**
 * The condition of a release: none of its pages has loaded yet, one has loaded, or one threw when it first ran. After
 * such an error, the modules that its pages share are only partly initialized, so no further page of it is shown.
 */
type ReleaseState = { name: 'untried' } | { name: 'live' } | { name: 'broken'; wasLive: boolean };

/** The state of one page. `settled` resolves when loading ends and never rejects. */
export type PageState =
  | { name: 'loading'; settled: Promise<PageOutcome>; intent: Intent }
  | { name: 'loaded'; settled: Promise<PageOutcome>; release: Release }
  | { name: 'failed'; settled: Promise<PageOutcome>; release: Release | undefined };

/** Why a page is being loaded. It can change meanwhile: a visitor may request a page that is being prefetched. */
export interface Intent {
  /** Whether the visitor has requested it. */
  isWanted: boolean;
  /** The address that the visitor is navigating to, if any. */
  target?: string | undefined;
  /** Whether an earlier attempt failed. */
  hasFailed?: boolean;
}

/** A loaded page and the release that it comes from. */
export interface LoadedPage {
  Page: ComponentType;
  onEnter: OnEnter | undefined;
  release: Release;
}

/** How loading a page ended. */
export type PageOutcome = LoadedPage | { error: RemoteError };

/** A remote from which nothing has been requested yet. */
export function absentRemote(name: RemoteName, address: string): Remote {
  return { name, address, fetched: 0, state: { name: 'absent' }, pages: new Map() };
}

/** The release that this tab runs, if any. */
export function releaseOf({ state }: Remote): Release | undefined {
  return state.name === 'present' ? state.release : undefined;
}

/** Whether any page of the release has loaded. */
export function wasLive({ state }: Release): boolean {
  return state.name === 'live' || (state.name === 'broken' && state.wasLive);
}

/** Marks a release as broken because one of its pages threw when it first ran. */
export function breakRelease(release: Release) {
  release.state = { name: 'broken', wasLive: wasLive(release) };
}

/** Drops the running release, so that the next page starts with the manifest. Leaves a release that is still loading. */
export function giveUpRelease(remote: Remote) {
  if (remote.state.name === 'present') remote.state = { name: 'absent' };
}

/** The state of a page after loading has ended. */
export function endedPage(
  outcome: PageOutcome,
  settled: Promise<PageOutcome>,
  remote: Remote,
): PageState {
  if ('error' in outcome) return { name: 'failed', settled, release: releaseOf(remote) };
  return { name: 'loaded', settled, release: outcome.release };
}

/** Whether a page's state is still valid: the loaded pages of a dropped release are not. */
export function holds(page: PageState, remote: Remote): boolean {
  return page.name !== 'loaded' || page.release === releaseOf(remote);
}
