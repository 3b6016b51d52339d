/** Runs a script of a remote. Rejects when it cannot be fetched or throws. `tries` counts the earlier attempts. */
export type RunScript = (address: string, tries: number) => Promise<void>;

/**
 * Runs scripts and records which are still pending. A later attempt uses a new address, because browsers join a second
 * request to one that hangs. Whichever loads first counts.
 */
export function createScriptRunner(): RunScript {
  const waiting = new Map<string, Promise<void>>();

  return (address, tries) => {
    const fresh = execute(tries > 0 ? `${address}?try=${tries}` : address);
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

function execute(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src, async: true });
    // Distinguishes these from the chunks that a remote loads itself (watchLazyChunks.ts).
    script.dataset.loader = 'shell';
    let thrown: string | undefined;
    const onError = (event: ErrorEvent) => {
      if (event.filename !== script.src) return;
      thrown ??= event.message;
      event.preventDefault();
    };
    const end = (reason?: string) => {
      window.removeEventListener('error', onError, true);
      script.remove();
      if (reason) reject(new Error(reason));
      else resolve();
    };
    window.addEventListener('error', onError, true);
    script.onload = () => end(thrown && `it threw while it was loading (${thrown})`);
    script.onerror = () => end('it could not be fetched');
    document.head.append(script);
  });
}
