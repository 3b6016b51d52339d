/** Runs a script of a remote; rejects when it cannot be had or when it throws. `tries` counts those before. */
export type RunScript = (address: string, tries: number) => Promise<void>;

/**
 * Runs scripts and remembers which have not answered yet. A later try asks under a fresh address, because browsers
 * join a second request to one that hangs; whichever answers first counts.
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
    // Tells these apart from what a remote loads by itself (watchLazyChunks.ts).
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
