import type { RemoteRelease } from '@donate-impact/shared/contract';
import { fetchChecked, IntegrityError } from '@donate-impact/shared/integrity';
import { onSilence, SilenceError } from '@donate-impact/shared/network';
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { explainRefusal } from './explainRefusal';
import { MisfitError, parseManifest } from './manifest';
import { type Phase, RemoteError } from './RemoteError';
import { abortAfter } from './siteConfig';

/** The longest that a timer can wait: `endSilentScripts` ends what hangs. */
const never = 2 ** 31 - 1;

/** The progress of loading a release. */
interface Progress {
  release: RemoteRelease;
  phase: Phase;
  url: string;
  tries: number;
  /** The first failure. */
  failure?: Promise<Error>;
}

/**
 * The plugin of the federation runtime with what is this site's: manifests come with the page, scripts run only with their
 * hashes and under Trusted Types, and a failure says what failed.
 */
export function createSitePlugin(fetch: typeof globalThis.fetch) {
  const remotes = new Map<string, Progress>();
  const hashes = new Map<string, string>();
  const toScriptUrl = createScriptUrls();

  const plugin: ModuleFederationRuntimePlugin = {
    name: 'donate-impact',

    fetch(url, _, remote) {
      const progress = remotes.get(remote?.name ?? '');
      // A developer's tool may have put another manifest in its place.
      return progress && isAt(url, progress.release) && answerWithManifest(progress);
    },

    createScript({ url: path, remoteInfo }) {
      const progress = remotes.get(remoteInfo?.name ?? '');
      const url = new URL(path, window.location.href).href;
      const integrity = hashes.get(url) ?? '';
      const script = document.createElement('script');
      // As the bundler's runtime writes it, which then waits for this script. A browser joins a request to one that hangs.
      const isEntry = /\/remoteEntry\.[^/]*$/.test(path);
      const src = toScriptUrl(isEntry && progress?.tries ? `${path}?try=${progress.tries}` : path);
      Object.assign(script, { src, integrity, crossOrigin: 'anonymous', async: true });
      // Others are loaded ahead: if one fails that is needed, the bundler's runtime says so.
      if (progress && isEntry) {
        if (progress.phase === 'manifest') Object.assign(progress, { phase: 'entry', url });
        script.addEventListener('error', () => {
          progress.failure ??= explainRefusal(script.src, integrity);
        });
      }
      return { script, timeout: never };
    },

    // With the manifest's own error before the one that the runtime makes of it.
    async errorLoadRemote({ error, remote }) {
      const progress = remotes.get(remote?.name ?? '');
      if (progress && error instanceof Error) progress.failure ??= explainChunk(error, hashes);
    },

    async initContainer(container) {
      const progress = remotes.get(container.remoteInfo.name);
      if (progress) progress.phase = 'page';
      return container;
    },
  };

  async function answerWithManifest(progress: Progress) {
    const { json, manifest } = await readManifest(progress.release, toScriptUrl, fetch);
    const folder = new URL(manifest.metaData.publicPath, window.location.href);
    const urls = Object.entries(manifest.integrity).map(([file, hash]) => {
      const { href } = new URL(file, folder);
      hashes.set(href, hash);
      return href;
    });
    // A file that arrived broken is in the browser's cache for a year.
    const signal = abortAfter(2000);
    const reload = (url: string) => fetch(url, { cache: 'reload', signal }).catch(() => {});
    if (progress.tries > 0) await Promise.all(urls.map(reload));
    return new Response(JSON.stringify(json));
  }

  return {
    plugin,

    /** Names the release that a remote is loaded from. */
    follow(remote: string, release: RemoteRelease) {
      const tries = (remotes.get(remote)?.tries ?? -1) + 1;
      remotes.set(remote, { release, phase: 'manifest', url: release.manifest, tries });
    },

    /** Forgets a failure that did not matter. */
    forgetFailure(remote: string) {
      const progress = remotes.get(remote);
      if (progress) delete progress.failure;
    },

    /** Explains why loading a remote failed, from what the runtime has thrown. */
    async explainFailure(remote: string, thrown: unknown): Promise<RemoteError> {
      const progress = remotes.get(remote);
      const failure = await progress?.failure;
      // A later failure has a cause of its own.
      if (progress) delete progress.failure;
      const cause = failure ?? (thrown instanceof Error ? thrown : new Error(String(thrown)));
      const { message } = cause;
      const failed = {
        remote,
        release: progress?.release.id ?? 'none',
        phase: getPhase(cause, progress?.phase ?? 'manifest'),
        address: progress?.url ?? '',
        message,
      };
      return new RemoteError(failed, cause);
    },
  };
}

function isAt(url: string, { manifest }: RemoteRelease) {
  return url === new URL(manifest, window.location.href).href;
}

/** Reads the manifest that the page brings, or else that of the release. Throws when it is not one that fits. */
async function readManifest(
  { manifest: url, integrity = '', content }: RemoteRelease,
  assertAllowed: (url: string) => unknown,
  fetch: typeof globalThis.fetch,
) {
  if (content) return { json: content, manifest: parseManifest(content) };
  assertAllowed(url);
  const request = new AbortController();
  const { signal } = request;
  const waiting = onSilence(() => request.abort());
  const response = await fetchChecked(`${url}#${integrity}`, { cache: 'no-store', signal }, fetch)
    .catch((error) => {
      throw signal.aborted ? new SilenceError() : error;
    })
    .finally(waiting.end);
  if (!response.ok) throw new Error(`its manifest request failed with status ${response.status}`);
  const json: unknown = await response.json();
  return { json, manifest: parseManifest(json) };
}

/** Finds out why the browser has refused a chunk that the bundler's runtime could not load. */
async function explainChunk(error: Error & { request?: string }, hashes: Map<string, string>) {
  const hash = hashes.get(error.request ?? '');
  return error.request && hash ? explainRefusal(error.request, hash) : error;
}

function getPhase(cause: Error, phase: Phase): Phase {
  if (cause instanceof MisfitError) return 'contract';
  if (cause instanceof SilenceError) return 'slow';
  return cause instanceof IntegrityError ? 'changed' : phase;
}

interface Rules {
  createScriptURL: (url: string) => string;
}

interface TrustedTypes {
  createPolicy: (name: string, rules: Rules) => Rules;
}

/**
 * Creates the only function of this shell that makes URLs of scripts: browsers with Trusted Types accept no other. It throws
 * for a URL of another site.
 */
function createScriptUrls(): (url: string) => string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('shell', { createScriptURL: assertAllowed });
  return policy ? (url) => policy.createScriptURL(url) : assertAllowed;

  function assertAllowed(url: string) {
    const { origin } = new URL(url, window.location.href);
    if (origin !== window.location.origin)
      throw new TypeError(`it comes from an origin that this site does not allow (${origin})`);
    return url;
  }
}
