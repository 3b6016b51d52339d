import { compareContract } from './compareContract';

/**
 * What a shell provides to remotes: the versions of `contract` and of each package. Of several, a remote takes the one that it
 * was built for.
 */
export type Provided = Readonly<Record<string, readonly string[]>>;

/** What a remote takes from the shell, as its federation manifest says. */
export interface Needs {
  contractVersion: string;
  metaData: { pluginVersion?: string | undefined };
  /** The packages, in the versions that it works with, such as ^19.3.0. */
  shared: readonly { name: string; requiredVersion: string }[];
}

/** The package whose runtime remotes borrow from the shell. */
export const runtimePackage = '@module-federation/enhanced';

/**
 * Finds the first thing that a shell does not provide as a remote needs it: `contract` or a package with the version needed,
 * what the shell has, and whether that is only too old.
 */
export function findMisfit({ contractVersion, metaData, shared }: Needs, provided: Provided) {
  const { pluginVersion } = metaData;
  const needs = [
    { name: 'contract', requiredVersion: `^${contractVersion}` },
    ...shared,
    ...(pluginVersion ? [{ name: runtimePackage, requiredVersion: `^${pluginVersion}` }] : []),
  ];
  for (const { name, requiredVersion } of needs) {
    const versions = provided[name] ?? [];
    const fits = versions.map((version) => compareContract(requiredVersion.slice(1), version));
    if (!fits.includes('fits'))
      return {
        needed: `${name} ${requiredVersion}`,
        has: versions.join(' and ') || 'none',
        fit: fits.find((fit) => fit === 'newer') ?? ('different' as const),
      };
  }
  return undefined;
}
