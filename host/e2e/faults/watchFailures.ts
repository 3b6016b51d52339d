import type { Page } from '@playwright/test';

export interface Failures {
  /** The structured lines in the console. */
  lines: Record<string, string>[];
  /** The events that an operator's script received. */
  events: () => Promise<Record<string, string>[]>;
  /** Unhandled errors and rejections. */
  unhandled: string[];
  /** The paths that the page requested. When a connection breaks, the browser repeats some by itself. */
  asked: string[];
}

// What the browser itself logs about a failed request.
const browsersOwn =
  /^Failed to load resource|^Refused to execute script|^Failed to find a valid digest/;
const prefix = '[donate-impact:remote-failure] ';

/** Watches a page, starting before its first load. */
export async function watchFailures(page: Page): Promise<Failures> {
  const lines: Record<string, string>[] = [];
  const unhandled: string[] = [];
  const asked: string[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    // Only the browser's cache is looked at, for what it has of a script that was refused.
    const isOfCache = request.resourceType() === 'fetch' && path.endsWith('.js');
    if (!isOfCache) asked.push(path);
  });
  page.on('pageerror', (error) => unhandled.push(error.stack ?? error.message));
  page.on('console', (message) => {
    const text = message.text();
    if (text.startsWith(prefix)) lines.push(JSON.parse(text.slice(prefix.length)));
    else if (message.type() === 'error' && !browsersOwn.test(text))
      unhandled.push(`console: ${text}`);
  });
  await page.addInitScript(collectEvents);
  return {
    lines,
    unhandled,
    asked,
    events: () => page.evaluate(() => Reflect.get(window, 'failureEvents')),
  };
}

/** Runs in the page. */
function collectEvents() {
  const events: unknown[] = [];
  Reflect.set(window, 'failureEvents', events);
  window.addEventListener('donate-impact:remote-failure', (event) =>
    events.push((event as CustomEvent).detail),
  );
}
