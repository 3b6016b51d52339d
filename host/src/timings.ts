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
  const timings: Timing[] = [];
  // The privacy panel tells the visitor.
  document.documentElement.dataset.timings = 'on';

  const add = (name: string, milliseconds: number, url = location.href) => {
    const found = findPage(config, new URL(url).pathname);
    const value = Math.round(milliseconds * 1_000) / 1_000;
    if (found && timings.length < most) timings.push([...found, name, value]);
  };
  for (const on of [onLCP, onINP, onCLS, onTTFB])
    on(({ name, value, navigationURL }) => add(name, value, navigationURL), {
      reportSoftNavs: true,
    });
  watchPages((milliseconds) => add('page', milliseconds));

  // After the listeners of web-vitals, which end their measurements then.
  document.addEventListener('visibilitychange', function send() {
    if (document.visibilityState !== 'hidden' || timings.length === 0) return;
    document.removeEventListener('visibilitychange', send);
    navigator.sendBeacon('/timings', JSON.stringify({ shell: config.shell, timings }));
  });
}

/** Tells how long each change of the page took from the press to the paint, in browsers that tell of it. */
function watchPages(tell: (milliseconds: number) => void) {
  let pressed = 0;
  for (const type of ['click', 'popstate'])
    window.addEventListener(
      type,
      ({ timeStamp }) => {
        pressed = timeStamp;
      },
      true,
    );
  let path = location.pathname;
  const { navigation } = window as { navigation?: EventTarget };
  navigation?.addEventListener('currententrychange', () => {
    if (location.pathname === path) return;
    path = location.pathname;
    const began = pressed;
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
