import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import type { RunScript } from './createScriptRunner';
import type { Release } from './Remote';

type Entry = { init: unknown; get: unknown };

/** Runs the entry of a release once. Rejects when the script fails or defines no container to load pages from. */
export type RunEntry = (release: Release) => Promise<Entry>;

/** Runs the entries of releases, and gives the federation runtime the ones that have run. */
export function createEntries(runScript: RunScript) {
  const entries = new Map<string, Promise<Entry>>();

  const runEntry: RunEntry = (release) => {
    const { id } = release;
    const known = entries.get(id);
    if (known) return known;
    const running = run(runScript, release);
    entries.set(id, running);
    running.catch(() => {});
    return running;
  };

  const plugin: ModuleFederationRuntimePlugin = {
    name: 'donate-impact:entries',
    loadEntry: async ({ remoteInfo }) => entries.get(remoteInfo.name) as never,
  };

  return { runEntry, plugin };
}

async function run(
  runScript: RunScript,
  { remote, entry: address, tries, integrity }: Release,
): Promise<Entry> {
  // An entry sets a global, and the previous one is still there: it must not pass for an entry that sets none.
  Reflect.set(globalThis, remote, undefined);
  await runScript(address, tries, integrity);
  const entry: unknown = Reflect.get(globalThis, remote);
  if (!isEntry(entry)) throw new Error('its entry script defines no container');
  return entry;
}

function isEntry(value: unknown): value is Entry {
  return typeof value === 'object' && value !== null && 'init' in value && 'get' in value;
}
