import type { RemoteName } from '@donate-impact/shared/contract';
import * as v from 'valibot';
import type { Fetch } from './fetchManifest';

/** A remote as a tab knows it. */
interface Known {
  name: RemoteName;
  /** The URL of the manifest; its folder has the name of the release, and its fragment is the hash of the manifest. */
  address: string;
}

/** Asks the gateway for the address of a remote's manifest in the release that a new tab would get. */
export type CurrentAddress = (known: Known, signal: AbortSignal) => Promise<string>;

const integrity = v.optional(v.record(v.string(), v.string()), {});
const schema = v.objectWithRest({ integrity }, v.string());
// Followed by the name of the manifest, and the hash of its content if there is one.
const releaseFolder = /[^/]+(?=\/[^/#]+(?:#|$))/;

/** Whether an address says that its remote is switched off: the gateway names `off` in place of a release. */
export function isSwitchedOff(address: string) {
  return /^[^#]*\/off\/[^/#]+(?:#|$)/.test(address);
}

/** Creates the request for current addresses. When there is no answer, the address remains the known one. */
export function createCurrentAddress(fetch: Fetch): CurrentAddress {
  return async ({ name, address }, signal) => {
    try {
      const response = await fetch('/releases.json', { signal, cache: 'no-store' });
      const { integrity, ...releases } = v.parse(schema, await response.json());
      const release = releases[name];
      if (!release) return address;
      return address.replace(releaseFolder, release).replace(/#.*/, `#${integrity[name] ?? ''}`);
    } catch {
      return address;
    }
  };
}
