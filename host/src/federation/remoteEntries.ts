import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import type { Release } from './Release';
import { runScript } from './runScript';

type Entry = { init: unknown; get: unknown };

const entries = new Map<string, Promise<Entry>>();

/** Runs the entry of a release, once. Rejects when it throws, or leaves nothing behind to load pages with. */
export function runEntry({ id, remote, entry, tries }: Release): Promise<Entry> {
  const known = entries.get(id);
  if (known) return known;
  const running = run(remote, entry, tries);
  entries.set(id, running);
  running.catch(() => {});
  return running;
}

/** Hands the federation runtime the entries that the shell has run. */
export const entriesPlugin: ModuleFederationRuntimePlugin = {
  name: 'donate-impact:entries',
  loadEntry: async ({ remoteInfo }) => entries.get(remoteInfo.name) as never,
};

async function run(remote: string, address: string, tries: number): Promise<Entry> {
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
