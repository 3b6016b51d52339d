import { contractVersion, fitOf } from '@donate-impact/shared/contract';
import * as v from 'valibot';
import type { Progress } from './Progress';
import { providedVersions } from './providedVersions';
import { RemoteError } from './RemoteError';

const manifestSchema = v.object({
  contractVersion: v.string(),
  metaData: v.object({
    remoteEntry: v.object({ name: v.pipe(v.string(), v.minLength(1)), path: v.string() }),
  }),
  exposes: v.array(
    v.object({
      name: v.string(),
      assets: v.object({ js: v.object({ sync: v.array(v.string()) }) }),
    }),
  ),
  // The packages that it takes from the shell, in the versions that it works with, such as ^19.3.0.
  shared: v.optional(v.array(v.object({ name: v.string(), requiredVersion: v.string() })), []),
  // The hash of each script; none in development.
  integrity: v.optional(v.record(v.string(), v.string()), {}),
});

/** The part of a remote's `mf-manifest.json` that the shell uses. */
export type Manifest = v.InferOutput<typeof manifestSchema>;

/** The address of a remote's entry, from its manifest and the manifest's own address. */
export function entryOf({ metaData }: Manifest, address: string): string {
  const { path, name } = metaData.remoteEntry;
  return new URL(path + name, new URL(address, window.location.href)).href;
}

/** Parses a manifest. Throws a RemoteError when its shape, its contract or a package that it needs does not fit. */
export function parseManifest(progress: Progress, json: unknown): Manifest {
  const parsed = v.safeParse(manifestSchema, json);
  if (!parsed.success)
    throw new RemoteError({ ...progress, reason: 'its manifest has the wrong shape' });
  const misfit = misfitOf(parsed.output);
  if (misfit) throw new RemoteError({ ...progress, ...misfit, phase: 'contract' });
  return parsed.output;
}

/** What a remote was built for, if it does not fit this shell, and why. */
function misfitOf({ contractVersion: built, shared }: Manifest) {
  if (fitOf(built, contractVersion) !== 'fits')
    return {
      version: built,
      reason: `it was built for contract ${built}, this shell supports ${contractVersion}`,
    };
  for (const { name, requiredVersion } of shared) {
    const has = provided[name] ?? '';
    const version = `${name} ${requiredVersion}`;
    if (fitOf(requiredVersion.slice(1), has) !== 'fits')
      return { version, reason: `it needs ${version}, this shell has ${has || 'none'}` };
  }
  return null;
}

const provided: Partial<Record<string, string>> = providedVersions;
