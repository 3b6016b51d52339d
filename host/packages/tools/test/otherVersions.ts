import { singletons } from '@donate-impact/build/remotes';

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** The `packages` of a lock file. */
export type Locked = Record<string, { version?: string }>;

/**
 * Where the repository names or installs another version of a singleton than the shell provides, one sentence each.
 * @param manifests the package.json of every workspace, by folder
 * @param provided the versions that the shell provides: the dependencies of the library
 */
export function otherVersions(
  manifests: Record<string, Manifest>,
  locked: Locked,
  provided: Record<string, string>,
): string[] {
  return singletons.flatMap((name) => {
    const named = Object.entries(manifests).flatMap(([folder, manifest]) =>
      versionsIn(manifest, name).map((version) => [`${folder}/package.json names`, version, '']),
    );
    const installed = Object.entries(locked)
      .filter(([folder]) => folder.endsWith(`node_modules/${name}`))
      .map(([folder, { version }]) => ['package-lock.json has', version, ` in ${folder}`]);
    return [...named, ...installed]
      .filter(([, version]) => version !== provided[name])
      .map(
        ([verb, version, where]) =>
          `${verb} ${name} ${version}${where}; the shell provides ${provided[name]}.`,
      );
  });
}

function versionsIn(manifest: Manifest, name: string) {
  const { dependencies, devDependencies, optionalDependencies } = manifest;
  const lists = [dependencies, devDependencies, optionalDependencies];
  return lists.flatMap((list) => list?.[name] ?? []);
}
