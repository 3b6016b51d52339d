import type { Singleton } from '@donate-impact/build/remotes';
import { compareContract, contractVersion } from '@donate-impact/shared/contract';
import { dependencies } from '@donate-impact/shared/package.json';
import * as v from 'valibot';

const manifestSchema = v.object({
  contractVersion: v.string(),
  metaData: v.object({ publicPath: v.pipe(v.string(), v.minLength(1)) }),
  // The packages that it takes from the shell, in the versions that it works with, such as ^19.3.0.
  shared: v.array(v.object({ name: v.string(), requiredVersion: v.string() })),
  // The hash of each script; none in development.
  integrity: v.optional(v.record(v.string(), v.string()), {}),
});

/** The part of a remote's `mf-manifest.json` that the shell reads itself; the runtime checks the rest. */
export type Manifest = v.InferOutput<typeof manifestSchema>;

/** The version of each package that the shell provides, by the name that remotes import. */
export const providedVersions: Record<Singleton, string> = {
  react: dependencies.react,
  'react-dom': dependencies['react-dom'],
  'react-redux': dependencies['react-redux'],
  'react-router-dom': dependencies['react-router-dom'],
  'styled-components': dependencies['styled-components'],
  '@tanstack/react-query': dependencies['@tanstack/react-query'],
};

/** Thrown for a remote that does not fit this shell. */
export class MisfitError extends Error {
  override name = 'MisfitError';

  /** @param version the contract that the remote was built for, or the package that it needs */
  constructor(
    readonly version: string,
    reason: string,
  ) {
    super(reason);
  }
}

/** Parses a manifest. Throws when its shape is wrong, and a MisfitError when its contract or a package does not fit. */
export function parseManifest(json: unknown): Manifest {
  const parsed = v.safeParse(manifestSchema, json);
  if (!parsed.success) throw new Error('its manifest has the wrong shape');
  const { contractVersion: built, shared } = parsed.output;
  if (compareContract(built, contractVersion) !== 'fits')
    throw new MisfitError(
      built,
      `it was built for contract ${built}, this shell supports ${contractVersion}`,
    );
  for (const { name, requiredVersion } of shared) {
    const has = Object.entries(providedVersions).find(([each]) => each === name)?.[1] ?? '';
    const version = `${name} ${requiredVersion}`;
    if (compareContract(requiredVersion.slice(1), has) !== 'fits')
      throw new MisfitError(version, `it needs ${version}, this shell has ${has || 'none'}`);
  }
  return parsed.output;
}
