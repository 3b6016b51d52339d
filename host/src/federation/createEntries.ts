import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import type { RunScript } from './createScriptRunner';
import type { Release } from './Remote';

type Entry = { init: unknown; get: unknown };

/** Runs the entry of a release, once. Rejects when it throws, or leaves nothing behind to load pages with. */
export type RunEntry = (release: Release) => Promise<Entry>;

/** The entries of releases, and the plugin that hands the federation runtime those that the shell has run. */
export function createEntries(runScript: RunScript) {
  const entries = new Map<string, Promise<Entry>>();

  const runEntry: RunEntry = ({ id, remote, entry, tries }) => {
    const known = entries.get(id);
    if (known) return known;
    const running = run(runScript, remote, entry, tries);
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
  remote: string,
  address: string,
  tries: number,
): Promise<Entry> {
  // An entry declares a global, which outlives it: one that does not set it must not be taken for the one before.
  Reflect.set(globalThis, remote, undefined);
  await runScript(address, tries);
  const entry: unknown = Reflect.get(globalThis, remote);
  if (!isEntry(entry)) throw new Error('its entry is not one');
  return entry;
}

function isEntry(value: unknown): value is Entry {
  return typeof value === 'object' && value !== null && 'init' in value && 'get' in value;
}
