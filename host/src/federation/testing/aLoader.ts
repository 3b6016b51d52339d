import { parts } from '@donate-impact/shared/routes';
import { createLoader, type LoaderParts } from '../createLoader';

/** The addresses of all remotes. */
export const addresses = Object.fromEntries(
  Object.keys(parts).map((name) => [name, `/remotes/${name}/mf-manifest.json`]),
) as LoaderParts['addresses'];

/** A loader for tests, with mock parts; every script defines the entries of all remotes. */
export function aLoader(others: Partial<LoaderParts> = {}) {
  const federation = {
    loadRemote: jest.fn<Promise<unknown>, [string]>(),
    registerRemotes: jest.fn<void, [unknown]>(),
  };
  const parts = {
    addresses,
    fetch: jest.fn<Promise<Response>, Parameters<typeof fetch>>(),
    runScript: jest.fn<Promise<void>, [string, number]>(async () => leaveEntries()),
    reportFailure: jest.fn(),
    reloadForRelease: jest.fn(async () => {}),
    currentAddress: jest.fn(async ({ address }: { address: string }) => address),
  };
  const startFederation = () => federation as unknown as ReturnType<LoaderParts['startFederation']>;
  const loader = createLoader({ ...parts, startFederation, ...others });
  return { loader, ...federation, ...parts };
}

/** Defines the globals that the entries of the remotes set when they run. */
export function leaveEntries() {
  for (const remote of Object.keys(addresses))
    Reflect.set(globalThis, remote, { init: () => {}, get: () => {} });
}
