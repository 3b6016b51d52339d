import type { PageName, RemoteName, RemotePages } from '@donate-impact/shared/contract';
import { loadRemote } from '@module-federation/runtime';
import type { ComponentType } from 'react';
import { reloadForRelease } from './newRelease';
import type { Release } from './Release';
import { currentRelease, releases } from './releases';
import { remoteAddresses } from './remoteAddresses';
import { runEntry } from './remoteEntries';
import { runScript } from './runScript';
import { failedAt, type Trail } from './Trail';

const deadlineMs = 6500;
const pauseMs = 400;

/** A page that is there, and the release that it is from. */
export interface LoadedPage {
  Page: ComponentType;
  release: Release;
}

/** Why a page is loaded. It may change on the way: a page that was only likely is asked for. */
export interface Intent {
  /** Whether the visitor has asked for it. */
  isWanted: boolean;
  /** Where the visitor is going, when this is a navigation. */
  target?: string | undefined;
  /** Whether it has been tried before. */
  hasFailed?: boolean;
}

/**
 * Loads a page of a remote within 6.5 s. What fails at once is tried a second time, from the manifest on;
 * what hangs is not, nor what nobody has asked for. Rejects with a RemoteError.
 */
export async function fetchPage<R extends RemoteName>(
  remote: R,
  page: PageName<R>,
  intent: Intent,
): Promise<LoadedPage> {
  const trail: Trail = { remote, phase: 'manifest', address: remoteAddresses()[remote] };
  const deadline = new AbortController();
  const late = new Promise<never>((_, reject) => {
    deadline.signal.addEventListener('abort', () => {
      const reason = `it did not answer within ${deadlineMs / 1000} s`;
      reject(failedAt(trail, new Error(reason)));
    });
  });
  const timer = setTimeout(() => deadline.abort(), deadlineMs);
  const loading = tryTwice(trail, page, deadline.signal, intent);
  return Promise.race([loading, late]).finally(() => clearTimeout(timer));
}

async function tryTwice(trail: Trail, page: string, signal: AbortSignal, intent: Intent) {
  if (intent.hasFailed) await giveUp(trail.remote, signal, intent);
  try {
    return await tryOnce(trail, page, signal);
  } catch (cause) {
    const error = failedAt(trail, cause);
    if (error.phase === 'contract' || signal.aborted) throw error;
    await new Promise((resume) => setTimeout(resume, pauseMs));
    if (signal.aborted || !intent.isWanted) throw error;
    await giveUp(trail.remote, signal, intent);
    return await tryOnce(trail, page, signal).catch((last) => {
      throw failedAt(trail, last);
    });
  }
}

/** What failed once stays broken in a release: its modules are cached as far as they came. */
async function giveUp(remote: RemoteName, signal: AbortSignal, { target }: Intent) {
  if (target) await reloadForRelease(releases.get(remote), signal, target);
  releases.delete(remote);
}

async function tryOnce(trail: Trail, page: string, signal: AbortSignal): Promise<LoadedPage> {
  Object.assign(trail, { phase: 'manifest', address: remoteAddresses()[trail.remote] });
  const release = await currentRelease(trail, signal);
  trail.version = release.version;
  await runFiles(release, page, trail);
  const Page = await loadComponent(release, page);
  release.isLive = true;
  return { Page, release };
}

/** Runs entry and chunks side by side; in which order they come does not matter. */
async function runFiles(release: Release, page: string, trail: Trail) {
  const { exposes } = release.manifest;
  const chunks = exposes.find(({ name }) => name === page)?.assets.js.sync;
  if (!chunks) throw failedAt({ ...trail, phase: 'page' }, `it has no page ${page}`);
  const base = new URL(trail.address, window.location.href);
  const running = chunks.map((file) => {
    const address = new URL(file, base).href;
    return { address, ran: runScript(address, release.tries) };
  });
  for (const { ran } of running) ran.catch(() => {});
  Object.assign(trail, { phase: 'entry', address: release.entry });
  await runEntry(release);
  for (const { address, ran } of running) {
    Object.assign(trail, { phase: 'page', address });
    await ran;
  }
}

async function loadComponent(release: Release, page: string) {
  const module = await loadRemote<RemotePages[RemoteName]>(`${release.id}/${page}`).catch(
    (cause) => {
      release.isBroken = true;
      throw cause;
    },
  );
  if (release.isBroken) throw new Error('another page of it could not be run');
  const Page: unknown = new Map<string, unknown>(Object.entries(module ?? {})).get(page);
  if (typeof Page !== 'function') throw new Error(`the module has no component ${page}`);
  return Page as ComponentType;
}
