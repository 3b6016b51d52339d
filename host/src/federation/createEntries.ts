import type { RunScript } from './createScriptRunner';
import type { ShareScope } from './createShareScope';
import type { Release } from './Remote';

/** A Module Federation container, which the entry of a remote defines. */
export interface Container {
  init: (scope: ShareScope, initScope: object[]) => unknown;
  /** Gives what makes an exposed module, such as `./Wizard`, once its chunks have loaded. */
  get: (module: string) => Promise<() => unknown>;
}

/**
 * Runs the entry of a release once and initializes its container. Rejects when the script fails, defines no container, or
 * its container cannot be initialized.
 */
export type RunEntry = (release: Release) => Promise<Container>;

/** Runs the entries of releases, which take shared packages from the given scope. */
export function createEntries(runScript: RunScript, scope: ShareScope): RunEntry {
  const containers = new WeakMap<Release, Promise<Container>>();

  return (release) => {
    const known = containers.get(release);
    if (known) return known;
    const running = run(runScript, scope, release);
    containers.set(release, running);
    running.catch(() => {});
    return running;
  };
}

async function run(
  runScript: RunScript,
  scope: ShareScope,
  { remote, entry: address, tries, integrity }: Release,
): Promise<Container> {
  // An entry sets a global, and the previous one is still there: it must not pass for an entry that sets none.
  Reflect.set(globalThis, remote, undefined);
  await runScript(address, tries, integrity);
  const container: unknown = Reflect.get(globalThis, remote);
  if (!isContainer(container)) throw new Error('its entry script defines no container');
  await container.init(scope, []);
  return container;
}

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null && 'init' in value && 'get' in value;
}
