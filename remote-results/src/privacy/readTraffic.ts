interface Entry {
  name: string;
  initiatorType: string;
  /** 0 if no response arrived; not every browser provides it. */
  responseStatus?: number;
}

/** The browser's own list of requests, sorted by kind. */
export interface Traffic {
  /** URLs of the data files that were fetched, each once. */
  read: string[];
  /** URLs of requests that could have carried data away. */
  sent: string[];
  /** Scripts, styles and other parts of the site itself. */
  parts: number;
  /** The browser has read which page it may prefetch, and lists no request for that page. */
  mayLoadAhead: boolean;
}

/**
 * Sorts the browser's resource timings. They do not include the method, so a request counts as sent unless it
 * clearly reads a file of this site: same origin, a file's URL, no query except the retry counter, and not a
 * beacon.
 */
export function readTraffic(entries: readonly Entry[], origin: string): Traffic {
  const read = new Set<string>();
  const sent: string[] = [];
  let parts = 0;
  let mayLoadAhead = false;

  for (const { name, initiatorType, responseStatus } of entries) {
    const url = new URL(name, origin);
    if (url.protocol === 'data:' || url.protocol === 'blob:') continue;
    if (url.origin !== origin || initiatorType === 'beacon' || !isPlainFile(url)) sent.push(name);
    else if (!isData.test(url.pathname)) {
      parts += 1;
      mayLoadAhead ||= url.pathname.endsWith('/pages/speculation.json');
    } else if (responseStatus !== 0) read.add(url.origin + url.pathname);
  }

  return { read: [...read], sent, parts, mayLoadAhead };
}

// Of the shell: /data in one of its releases.
const isData = /^(?:\/host\/\w+)?\/data\//;

function isPlainFile({ pathname, search }: URL): boolean {
  return /^(?:\?try=\d+)?$/.test(search) && /\.[a-z0-9]+$/i.test(pathname);
}
