import type { RemoteRelease } from '@donate-impact/shared/contract';
import { fetchChecked, IntegrityError } from '@donate-impact/shared/integrity';
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { abortAfter } from './abortAfter';
import { createScriptUrls } from './createScriptUrls';
import { type Manifest, MisfitError, parseManifest } from './manifest';
import { type Phase, RemoteError } from './RemoteError';
import { refusalOf } from './refusalOf';

export interface SitePluginOptions {
  /** Where scripts may come from besides this site. */
  origins: readonly string[];
  fetch: typeof fetch;
}

/** How far loading a release has come. */
interface Progress {
  release: RemoteRelease;
  phase: Phase;
  url: string;
  tries: number;
  manifest?: Manifest;
  /** The first failure. */
  failure?: Promise<Error>;
}

/**
 * The plugin of the federation runtime with what is this site's: manifests come with the page, scripts run only with their
 * hashes and under Trusted Types, and a failure says what failed.
 */
export function createSitePlugin({ origins, fetch }: SitePluginOptions) {
  const remotes = new Map<string, Progress>();
  const hashes = new Map<string, string>();
  const toScriptUrl = createScriptUrls(origins);

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
      // A browser joins a second request to one that hangs.
      const src = toScriptUrl(progress?.tries ? `${url}?try=${progress.tries}` : url);
      Object.assign(script, { src, integrity, crossOrigin: 'anonymous', async: true });
      if (progress?.phase === 'manifest') Object.assign(progress, { phase: 'entry', url });
      script.addEventListener('error', () => {
        if (progress) progress.failure ??= refusalOf(script.src, integrity);
      });
      return { script, timeout: 10_000 };
    },

    // With the manifest's own error before the one that the runtime makes of it.
    async errorLoadRemote({ error, remote }) {
      const progress = remotes.get(remote?.name ?? '');
      if (progress && error instanceof Error) progress.failure ??= explain(error, hashes);
    },

    async initContainer(container) {
      const progress = remotes.get(container.remoteInfo.name);
      if (progress) progress.phase = 'page';
      return container;
    },
  };

  async function answerWithManifest(progress: Progress) {
    const { json, manifest } = await readManifest(progress.release, toScriptUrl, fetch);
    progress.manifest = manifest;
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

    /** Forgets what has failed: it did not matter. */
    succeed(remote: string) {
      const progress = remotes.get(remote);
      if (progress) delete progress.failure;
    },

    /** Why loading a remote failed, from what the runtime has thrown. */
    async causeOf(remote: string, thrown: unknown): Promise<RemoteError> {
      const progress = remotes.get(remote);
      const failure = await progress?.failure;
      const cause = failure ?? (thrown instanceof Error ? thrown : new Error(String(thrown)));
      return new RemoteError({
        remote,
        release: progress?.release.id ?? 'none',
        phase: phaseOf(cause, progress?.phase ?? 'manifest'),
        address: progress?.url ?? '',
        reason: cause.message,
        version: cause instanceof MisfitError ? cause.version : undefined,
        cause,
      });
    },

    /** Whether the release that a remote is loaded from has a module; unknown counts as yes. */
    exposes(remote: string, module: string) {
      const manifest = remotes.get(remote)?.manifest;
      return !manifest || manifest.exposes.some(({ name }) => name === module);
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
  const response = await fetchChecked(`${url}#${integrity}`, { cache: 'no-store' }, fetch);
  if (!response.ok) throw new Error(`its manifest request failed with status ${response.status}`);
  const json: unknown = await response.json();
  return { json, manifest: parseManifest(json) };
}

/** Says of a chunk that the bundler's runtime could not load why the browser has refused it. */
async function explain(error: Error & { request?: string }, hashes: Map<string, string>) {
  const hash = hashes.get(error.request ?? '');
  return error.request && hash ? refusalOf(error.request, hash) : error;
}

function phaseOf(cause: Error, phase: Phase): Phase {
  if (cause instanceof MisfitError) return 'contract';
  return cause instanceof IntegrityError ? 'changed' : phase;
}
