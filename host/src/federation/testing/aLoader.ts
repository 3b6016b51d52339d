import { parts } from '@donate-impact/shared/routes';
import { createLoader, type LoaderParts } from '../createLoader';

/** The addresses of all remotes. */
export const addresses = Object.fromEntries(
  Object.keys(parts).map((name) => [name, `/remotes/${name}/mf-manifest.json`]),
) as LoaderParts['addresses'];

/** A loader for tests, with mock parts; every script defines the entries of all remotes. */
export function aLoader(others: Partial<LoaderParts> = {}) {
  const getModule = jest.fn<Promise<unknown>, [string]>();
  const parts = {
    addresses,
    fetch: jest.fn<Promise<Response>, Parameters<typeof fetch>>(),
    runScript: jest.fn<Promise<void>, [string, number]>(async () => leaveEntries(getModule)),
    reportFailure: jest.fn(),
    isFetching: jest.fn(() => false),
    reloadForRelease: jest.fn(async () => {}),
    currentAddress: jest.fn(async ({ address }: { address: string }) => address),
  };
  const loader = createLoader({ ...parts, shareScope: {}, ...others });
  return { loader, getModule, ...parts };
}

/** Defines the containers that the entries of the remotes set when they run. Modules are asked for as `wizard/Wizard`. */
export function leaveEntries(getModule: (id: string) => Promise<unknown>) {
  for (const remote of Object.keys(addresses)) {
    const get = async (name: string) => {
      const module = await getModule(name.replace('.', remote));
      return () => module;
    };
    Reflect.set(globalThis, remote, { init: () => {}, get });
  }
}
