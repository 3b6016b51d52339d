import type { SiteConfig } from '@donate-impact/shared/contract';
import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals';

/** One measurement: whose page, which one, of which release, of what, in milliseconds (CLS: a score). */
type Timing = [remote: string, page: string, release: string, name: string, value: number];

// A report has at most 1 kB.
const most = 12;

/**
 * Measures how long pages take to appear, respond and move, and sends that once, when the page is hidden. Only pages of
 * operators who want it have this script, and it measures in only a share of them. Nothing is of the visitor.
 */
function measure() {
  const config: SiteConfig = JSON.parse(document.getElementById('site-config')?.textContent ?? '');
  const timings = new Map<string, Timing>();
  // The privacy panel tells the visitor.
  document.documentElement.dataset.timings = 'on';

  /** Keeps the largest value of each name and remote: the values of one visit are not independent. */
  const add = (name: string, measured: number, url = location.href) => {
    const found = findPage(config, new URL(url).pathname);
    if (!found) return;
    const value = Math.round(measured * 1_000) / 1_000;
    const key = `${found[0]} ${name}`;
    if (value >= (timings.get(key)?.[4] ?? 0)) timings.set(key, [...found, name, value]);
  };
  const first = location.pathname;
  const knowsPages = PerformanceObserver.supportedEntryTypes.includes('soft-navigation');
  for (const on of [onLCP, onTTFB, onINP, onCLS])
    on(
      ({ name, value, navigationURL }) => {
        // Where browsers know no soft navigations, that is of all pages of the visit together.
        const isMixed = !knowsPages && location.pathname !== first;
        if (!isMixed || name === 'LCP' || name === 'TTFB') add(name, value, navigationURL);
      },
      { reportSoftNavs: true },
    );
  watchPages((milliseconds) => add('page', milliseconds));

  // After the listeners of web-vitals, which end their measurements then.
  document.addEventListener('visibilitychange', function send() {
    if (document.visibilityState !== 'hidden' || timings.size === 0) return;
    document.removeEventListener('visibilitychange', send);
    const sent = [...timings.values()].slice(0, most);
    navigator.sendBeacon('/timings', JSON.stringify({ shell: config.shell, timings: sent }));
  });
}

/** Tells how long each page that was pressed for took from the press to the paint, in browsers that tell of it. */
function watchPages(tell: (milliseconds: number) => void) {
  let pressed = 0;
  const note = ({ timeStamp }: Event) => {
    // Whoever presses again while the page is on its way has waited since the first press.
    if (!document.querySelector('[data-loading]')) pressed = timeStamp;
  };
  window.addEventListener('click', note, true);
  let path = location.pathname;
  const { navigation } = window as { navigation?: EventTarget };
  navigation?.addEventListener('currententrychange', (event) => {
    const isOther = location.pathname !== path;
    path = location.pathname;
    const began = pressed;
    pressed = 0;
    // Not Back, which nobody presses in the page.
    if (!isOther || began === 0 || Reflect.get(event, 'navigationType') !== 'push') return;
    requestAnimationFrame(() => setTimeout(() => tell(performance.now() - began)));
  });
}

function findPage({ remotes }: SiteConfig, path: string): [string, string, string] | undefined {
  for (const { name, pages, release } of remotes)
    for (const [page, declared] of Object.entries(pages)) {
      const pattern = new RegExp(`^${declared.path.replace(/:\w+/g, '[^/]+')}$`);
      if (release && pattern.test(path)) return [name, page, release.id];
    }
  return undefined;
}

if (Math.random() < Number(document.currentScript?.dataset.share)) measure();
