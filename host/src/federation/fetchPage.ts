import type { RunEntry } from './createEntries';
import type { Reload } from './createReload';
import type { RunScript } from './createScriptRunner';
import { type CurrentAddress, isSwitchedOff } from './currentAddress';
import type { Fetch } from './fetchManifest';
import { fetchRelease } from './fetchRelease';
import { loadModule } from './loadModule';
import { failedAt, type Progress } from './Progress';
import {
  giveUpRelease,
  type Intent,
  type LoadedPage,
  type Release,
  type Remote,
  releaseOf,
} from './Remote';
import type { RemoteError } from './RemoteError';

const deadlineMs = 6500;
const pauseMs = 400;

interface Tools {
  fetch: Fetch;
  runScript: RunScript;
  runEntry: RunEntry;
  reloadForRelease: Reload;
  currentAddress: CurrentAddress;
  reportFailure: (error: RemoteError) => void;
}

/** One run of loading a page: its tools, its remote, its progress, and the signal that ends it. */
interface Loading {
  tools: Tools;
  remote: Remote;
  page: string;
  intent: Intent;
  progress: Progress;
  signal: AbortSignal;
}

/**
 * Loads a page of a remote within 6.5 s. Retries an immediate failure once, starting with the manifest, but neither
 * a request that hangs nor a prefetch. Rejects with a RemoteError.
 */
export async function fetchPage(
  tools: Tools,
  remote: Remote,
  page: string,
  intent: Intent,
): Promise<LoadedPage> {
  const progress: Progress = { remote: remote.name, phase: 'manifest', address: remote.address };
  const deadline = new AbortController();
  const { signal } = deadline;
  const reason = `it did not answer within ${deadlineMs / 1000} s`;
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(failedAt(progress, new Error(reason))));
  });
  const timer = setTimeout(() => deadline.abort(), deadlineMs);
  const loading = tryTwice({ tools, remote, page, intent, progress, signal });
  return Promise.race([loading, late]).finally(() => clearTimeout(timer));
}

async function tryTwice(loading: Loading) {
  const { tools, intent, progress, signal } = loading;
  if (intent.hasFailed) await giveUp(loading);
  try {
    return await tryOnce(loading);
  } catch (cause) {
    const error = failedAt(progress, cause);
    if (isFinal(error) || signal.aborted || !intent.isWanted) throw error;
    await new Promise((resume) => setTimeout(resume, pauseMs));
    if (signal.aborted) throw error;
    await giveUp(loading);
    const page = await tryOnce(loading).catch((last) => {
      throw failedAt(progress, last);
    });
    if (!signal.aborted) tools.reportFailure(Object.assign(error, { isRecovered: true }));
    return page;
  }
}

/** Whether another attempt at once would end in the same way. */
function isFinal({ phase }: RemoteError) {
  return phase === 'contract' || phase === 'off';
}

/** A release that failed once stays broken: its partly initialized modules are cached. */
async function giveUp({ tools, remote, intent: { target }, signal }: Loading) {
  if (target) await tools.reloadForRelease(releaseOf(remote), signal, target);
  remote.address = await tools.currentAddress(remote, signal);
  giveUpRelease(remote);
}

async function tryOnce(loading: Loading): Promise<LoadedPage> {
  const { remote, page, progress } = loading;
  if (isSwitchedOff(remote.address))
    throw failedAt({ ...progress, phase: 'off' }, 'it is switched off');
  Object.assign(progress, { phase: 'manifest', address: remote.address });
  const release = await currentRelease(loading);
  const container = await runFiles(loading, release);
  const module = await loadModule(container, release, page);
  release.state = { name: 'live' };
  return { ...module, release };
}

/** The release of the remote that this tab runs; fetches one when there is none. */
function currentRelease({ tools, remote, progress, signal }: Loading): Promise<Release> {
  const { state } = remote;
  if (state.name === 'present') return Promise.resolve(state.release);
  if (state.name === 'arriving') return state.arrival;
  const arrival = fetchRelease(tools, remote, progress, signal).then(
    (release) => {
      remote.state = { name: 'present', release };
      return release;
    },
    (cause) => {
      remote.state = { name: 'absent' };
      throw cause;
    },
  );
  remote.state = { name: 'arriving', arrival };
  return arrival;
}

/** Runs the entry and the chunks in parallel; their order does not matter. */
async function runFiles({ tools, page, progress }: Loading, release: Release) {
  const { exposes, integrity } = release.manifest;
  const chunks = exposes.find(({ name }) => name === page)?.assets.js.sync;
  if (!chunks) throw failedAt({ ...progress, phase: 'page' }, `it has no page ${page}`);
  const base = new URL(release.address, window.location.href);
  const running = chunks.map((file) => {
    const address = new URL(file, base).href;
    return { address, ran: tools.runScript(address, release.tries, integrity[file]) };
  });
  for (const { ran } of running) ran.catch(() => {});
  Object.assign(progress, { phase: 'entry', address: release.entry });
  const container = await tools.runEntry(release);
  for (const { address, ran } of running) {
    Object.assign(progress, { phase: 'page', address });
    await ran;
  }
  return container;
}
