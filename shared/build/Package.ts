/** A package of which a build contains modules. */
export interface Package {
  name: string;
  version: string;
  /** In the notation of SPDX; our own packages have none. */
  license?: string;
  folder: string;
  /** The paths of its modules. */
  modules: string[];
}

/** Whether a package is someone else's: ours are workspaces. */
export function isInstalled({ folder }: Package) {
  return /[\\/]node_modules[\\/]/.test(folder);
}
