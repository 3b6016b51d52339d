import { contractVersion } from '@donate-impact/shared/contract';
import * as v from 'valibot';
import type { Progress } from './Progress';
import { RemoteError } from './RemoteError';

const manifestSchema = v.object({
  contractVersion: v.string(),
  metaData: v.object({
    remoteEntry: v.object({ name: v.pipe(v.string(), v.minLength(1)), path: v.string() }),
    buildInfo: v.object({ buildVersion: v.string() }),
  }),
  exposes: v.array(
    v.object({
      name: v.string(),
      assets: v.object({ js: v.object({ sync: v.array(v.string()) }) }),
    }),
  ),
});

/** The part of a remote's `mf-manifest.json` that the shell uses. */
export type Manifest = v.InferOutput<typeof manifestSchema>;

/** The address of a remote's entry, from its manifest and the manifest's own address. */
export function entryOf({ metaData }: Manifest, address: string): string {
  const { path, name } = metaData.remoteEntry;
  return new URL(path + name, new URL(address, window.location.href)).href;
}

const major = (version: string) => version.split('.')[0];

/** Parses a manifest. Throws a RemoteError when its shape or its contract does not fit. */
export function parseManifest(progress: Progress, json: unknown): Manifest {
  const parsed = v.safeParse(manifestSchema, json);
  if (!parsed.success)
    throw new RemoteError({ ...progress, reason: 'its manifest has the wrong shape' });
  const built = parsed.output.contractVersion;
  if (major(built) !== major(contractVersion)) {
    const reason = `it was built for contract ${built}, this shell supports ${contractVersion}`;
    throw new RemoteError({ ...progress, phase: 'contract', reason, version: built });
  }
  return parsed.output;
}
