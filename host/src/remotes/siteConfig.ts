import type { SiteConfig } from '@donate-impact/shared/contract';

/** Reads what the gateway tells this page. Throws when the page has no such element. */
export function readSiteConfig(): SiteConfig {
  const element = document.getElementById('site-config');
  if (!element) throw new Error('The page has no <script id="site-config">');
  return JSON.parse(element.textContent);
}

/** Asks the gateway what it would tell a new page. Rejects when it does not answer in time. */
export async function fetchSiteConfig(fetch: typeof globalThis.fetch): Promise<SiteConfig> {
  const signal = abortAfter(3000);
  const response = await fetch('/site.json', { cache: 'no-store', signal });
  return response.json();
}

/** A signal that ends a request after so many milliseconds. Safari 15 has no `AbortSignal.timeout`. */
export function abortAfter(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), milliseconds);
  return controller.signal;
}
