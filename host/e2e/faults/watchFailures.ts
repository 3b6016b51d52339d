import type { Page } from '@playwright/test';

/** What the page did, in milliseconds from the start of the shell's script or from the last press. */
interface Times {
  barAt: number | null;
  panelAt: number | null;
}

export interface Failures {
  /** The structured lines in the console. */
  lines: Record<string, string>[];
  /** The events that an operator's script has got. */
  events: () => Promise<Record<string, string>[]>;
  /** Errors and rejections that nobody handled. */
  unhandled: string[];
  /** The paths that the page has asked for. Where a connection breaks, the browser repeats some by itself. */
  asked: string[];
  times: () => Promise<Times>;
}

// What the browser writes by itself of a request that failed.
const browsersOwn = /^Failed to load resource|^Refused to execute script/;
const prefix = '[donate-impact:remote-failure] ';

/** Watches a page from before its first load on. */
export async function watchFailures(page: Page): Promise<Failures> {
  const lines: Record<string, string>[] = [];
  const unhandled: string[] = [];
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  page.on('pageerror', (error) => unhandled.push(error.stack ?? error.message));
  page.on('console', (message) => {
    const text = message.text();
    if (text.startsWith(prefix)) lines.push(JSON.parse(text.slice(prefix.length)));
    else if (message.type() === 'error' && !browsersOwn.test(text))
      unhandled.push(`console: ${text}`);
  });
  await page.addInitScript(measure);
  return {
    lines,
    unhandled,
    asked,
    events: () => page.evaluate(() => Reflect.get(window, 'failureEvents')),
    times: () => page.evaluate(() => Reflect.get(window, 'failureTimes')()),
  };
}

/** Runs in the page. */
function measure() {
  const events: unknown[] = [];
  let barAt: number | null = null;
  let panelAt: number | null = null;
  let start: number | null = null;
  Reflect.set(window, 'failureEvents', events);
  Reflect.set(window, 'failureTimes', () => {
    const from = start ?? performance.getEntriesByName('shell-started')[0]?.startTime ?? 0;
    const since = (time: number | null) => (time === null ? null : Math.round(time - from));
    return { barAt: since(barAt), panelAt: since(panelAt) };
  });
  window.addEventListener('donate-impact:remote-failure', (event) =>
    events.push((event as CustomEvent).detail),
  );
  window.addEventListener(
    'click',
    () => {
      start = performance.now();
      panelAt = null;
    },
    true,
  );
  setInterval(() => {
    // React marks what it owns: from then on the links of the top bar work.
    const link = document.querySelector('header nav a');
    if (Object.keys(link ?? {}).some((key) => key.startsWith('__reactProps')))
      barAt ??= performance.now();
    if (document.querySelector('[data-failure]')) panelAt ??= performance.now();
  }, 10);
}
