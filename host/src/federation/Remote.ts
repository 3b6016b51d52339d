import type { OnEnter, RemoteName } from '@donate-impact/shared/contract';
import type { ComponentType } from 'react';
import type { Manifest } from './manifest';
import type { RemoteError } from './RemoteError';

/** One remote as this tab knows it. */
export interface Remote {
  readonly name: RemoteName;
  /** Where its manifest is. */
  readonly address: string;
  /** How many of its releases this tab has registered; a later one gets names and addresses of its own. */
  registered: number;
  state: RemoteState;
  readonly pages: Map<string, PageState>;
}

/**
 * What this tab has of a remote. A tab keeps to one release of a remote for as long as it works, even when a newer
 * one is served: pages of two releases would share module ids.
 */
type RemoteState =
  | { name: 'absent' }
  | { name: 'arriving'; arrival: Promise<Release> }
  | { name: 'present'; release: Release };

/** One release of a remote. */
export interface Release {
  readonly remote: RemoteName;
  /** The name that the federation runtime knows it by; each release has its own. */
  readonly id: string;
  /** How many releases of the remote came before it in this tab. */
  readonly tries: number;
  /** Where its manifest was read. */
  readonly address: string;
  readonly manifest: Manifest;
  readonly version: string;
  /** The absolute address of its entry, which differs from release to release. */
  readonly entry: string;
  state: ReleaseState;
}

/**
 * How a release does: none of its pages has been loaded yet, one has, or one threw when it was first run. Then the
 * modules that its pages share are only partly initialized, and no further page of it is shown.
 */
type ReleaseState = { name: 'untried' } | { name: 'live' } | { name: 'broken'; wasLive: boolean };

/** What is known of one page. `settled` resolves when loading has ended, and never rejects. */
export type PageState =
  | { name: 'loading'; settled: Promise<PageOutcome>; intent: Intent }
  | { name: 'loaded'; settled: Promise<PageOutcome>; release: Release }
  | { name: 'failed'; settled: Promise<PageOutcome> };

/** Why a page is loaded. It may change on the way: a page that was only likely is asked for. */
export interface Intent {
  /** Whether the visitor has asked for it. */
  isWanted: boolean;
  /** Where the visitor is going, when this is a navigation. */
  target?: string | undefined;
  /** Whether it has been tried before. */
  hasFailed?: boolean;
}

/** A page that is there, and the release that it is from. */
export interface LoadedPage {
  Page: ComponentType;
  onEnter: OnEnter | undefined;
  release: Release;
}

/** How loading a page ended. */
export type PageOutcome = LoadedPage | { error: RemoteError };

/** A remote of which nothing has been asked for. */
export function absentRemote(name: RemoteName, address: string): Remote {
  return { name, address, registered: 0, state: { name: 'absent' }, pages: new Map() };
}

/** The release that this tab runs, when there is one. */
export function releaseOf({ state }: Remote): Release | undefined {
  return state.name === 'present' ? state.release : undefined;
}

/** Whether one of the release's pages has been loaded. */
export function wasLive({ state }: Release): boolean {
  return state.name === 'live' || (state.name === 'broken' && state.wasLive);
}

/** A release one of whose pages threw when it was first run. */
export function breakRelease(release: Release) {
  release.state = { name: 'broken', wasLive: wasLive(release) };
}

/** Gives up the release that runs: the next page starts from the manifest. A release on its way is not touched. */
export function giveUpRelease(remote: Remote) {
  if (remote.state.name === 'present') remote.state = { name: 'absent' };
}

/** The state of a page whose loading has ended. */
export function endedPage(outcome: PageOutcome, settled: Promise<PageOutcome>): PageState {
  if ('error' in outcome) return { name: 'failed', settled };
  return { name: 'loaded', settled, release: outcome.release };
}

/** Whether what is known of a page still holds: a page of a release that was given up goes with it. */
export function holds(page: PageState, remote: Remote): boolean {
  return page.name !== 'loaded' || page.release === releaseOf(remote);
}
