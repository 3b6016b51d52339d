import { assertAllowed } from './assertAllowed';
import { refusalOf } from './refusalOf';

/**
 * Runs a script of a remote. Rejects when it cannot be fetched, is not the one with the given hash, or throws.
 * @param tries how many attempts there were before
 * @param integrity such as `sha384-…`; in development there is none
 */
export type RunScript = (address: string, tries: number, integrity?: string) => Promise<void>;

interface Rules {
  createScriptURL: (address: string) => string;
}

interface TrustedTypes {
  createPolicy: (name: string, rules: Rules) => Rules;
}

// The only addresses that this shell makes scripts of: browsers with Trusted Types accept no other.
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
const policy = trustedTypes?.createPolicy('shell', { createScriptURL: allowedAddress });

function allowedAddress(address: string) {
  assertAllowed(address);
  return address;
}

/**
 * Runs scripts and records which are still pending. A later attempt uses a new address, because browsers join a second
 * request to one that hangs. Whichever loads first counts.
 */
export function createScriptRunner(): RunScript {
  const waiting = new Map<string, Promise<void>>();

  return (address, tries, integrity) => {
    const fresh = execute(tries > 0 ? `${address}?try=${tries}` : address, integrity);
    const earlier = waiting.get(address);
    const first = earlier ? Promise.race([fresh, earlier.catch(() => fresh)]) : fresh;
    waiting.set(address, first);
    const settled = () => {
      if (waiting.get(address) === first) waiting.delete(address);
    };
    first.then(settled, settled);
    return first;
  };
}

function execute(address: string, integrity = ''): Promise<void> {
  return new Promise((resolve, reject) => {
    const src = (policy ?? { createScriptURL: allowedAddress }).createScriptURL(address);
    const script = document.createElement('script');
    Object.assign(script, { src, integrity, crossOrigin: 'anonymous', async: true });
    // Distinguishes these from the chunks that a remote loads itself (watchLazyChunks.ts).
    script.dataset.loader = 'shell';
    let thrown: string | undefined;
    const onError = (event: ErrorEvent) => {
      if (event.filename !== script.src) return;
      thrown ??= event.message;
      event.preventDefault();
    };
    const end = () => {
      window.removeEventListener('error', onError, true);
      script.remove();
    };
    window.addEventListener('error', onError, true);
    script.onload = () => {
      end();
      if (thrown) reject(new Error(`it threw while it was loading (${thrown})`));
      else resolve();
    };
    script.onerror = () => {
      end();
      refusalOf(address, integrity).then(reject);
    };
    document.head.append(script);
  });
}
