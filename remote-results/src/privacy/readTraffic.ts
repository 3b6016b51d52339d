interface Entry {
  name: string;
  initiatorType: string;
  /** 0 where no answer came; not every browser tells. */
  responseStatus?: number;
}

/** What the browser's own list of requests says. */
export interface Traffic {
  /** Data files that were fetched, by address, each once. */
  read: string[];
  /** Requests that could have carried something away, by address. */
  sent: string[];
  /** Scripts, styles and other parts of the site itself. */
  parts: number;
}

/**
 * Sorts the browser's resource timings. They do not tell the method, so a request counts as sent unless it is
 * plainly a file of this site being read: own origin, a file's address, no query but the count of tries, and not a
 * beacon.
 */
export function readTraffic(entries: readonly Entry[], origin: string): Traffic {
  const read = new Set<string>();
  const sent: string[] = [];
  let parts = 0;

  for (const { name, initiatorType, responseStatus } of entries) {
    const url = new URL(name, origin);
    if (url.protocol === 'data:' || url.protocol === 'blob:') continue;
    if (url.origin !== origin || initiatorType === 'beacon' || !isPlainFile(url)) sent.push(name);
    else if (!url.pathname.startsWith('/data/')) parts += 1;
    else if (responseStatus !== 0) read.add(name);
  }

  return { read: [...read], sent, parts };
}

function isPlainFile({ pathname, search }: URL): boolean {
  return /^(?:\?try=\d+)?$/.test(search) && /\.[a-z0-9]+$/i.test(pathname);
}
