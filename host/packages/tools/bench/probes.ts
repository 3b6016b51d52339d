type Probe = () => boolean | Promise<boolean>;

/** An observed entry; which of these it has depends on its type. */
interface Entry extends PerformanceEntry {
  value?: number;
  hadRecentInput?: boolean;
  interactionId?: number;
}

/** What `collect` leaves in the page. */
declare const bench: { card: number };

/** The check that a page reacts to a click, by its path; runs in the page in every frame until it gives true. */
export const answers: Record<string, Probe> = {
  '/': () => {
    const buttons = [...document.querySelectorAll('main button')];
    const pause = buttons.find(({ textContent }) => /pause/i.test(textContent ?? ''));
    if (!(pause instanceof HTMLButtonElement)) return false;
    pause.click();
    return true;
  },
  '/about': () => {
    const menu = document.querySelector('header button[aria-expanded]');
    if (!(menu instanceof HTMLButtonElement) || !document.querySelector('main h1')) return false;
    const was = menu.getAttribute('aria-expanded');
    menu.click();
    return Promise.resolve().then(() => {
      const answered = menu.getAttribute('aria-expanded') !== was;
      // Closed before it is painted, so that the probe causes no layout shift.
      if (answered) menu.click();
      return answered;
    });
  },
  '/demo': () => {
    const box = document.querySelector('main input[type=checkbox]');
    const buttons = [...document.querySelectorAll('main button')];
    const next = buttons.find(({ textContent }) => textContent === 'Next');
    if (!(box instanceof HTMLInputElement) || !(next instanceof HTMLButtonElement)) return false;
    if (!box.checked) box.click();
    return !next.disabled;
  },
  '/results': () => document.querySelector('main article button') !== null,
};

/** Collects a page's paints, shifts and readiness in `window.bench`; runs before the page's own scripts. */
export function collect() {
  const bench = { fcp: 0, lcp: 0, cls: 0, ready: 0, card: 0, longest: 0, tbt: 0, inp: 0 };
  Object.assign(window, { bench });
  const observe = (type: string, take: (entry: Entry) => void, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      ...options,
    });
  observe('paint', (e) => {
    if (e.name === 'first-contentful-paint') bench.fcp = e.startTime;
  });
  observe('largest-contentful-paint', (e) => {
    bench.lcp = e.startTime;
  });
  observe('layout-shift', (e) => {
    if (!e.hadRecentInput) bench.cls += e.value ?? 0;
  });
  observe('longtask', (e) => {
    bench.longest = Math.max(bench.longest, e.duration);
    bench.tbt += Math.max(0, e.duration - 50);
  });
  observe(
    'event',
    (e) => {
      if (e.interactionId) bench.inp = Math.max(bench.inp, e.duration);
    },
    { durationThreshold: 16 },
  );
}

/** Records when the first card is painted. */
export function watchCard() {
  const frame = () => {
    if (!document.querySelector('main article h2')) return requestAnimationFrame(frame);
    return requestAnimationFrame(() => {
      bench.card = performance.now();
    });
  };
  requestAnimationFrame(frame);
}

/** A script that runs a probe in every frame until it succeeds. */
export function untilItAnswers(probe: Probe) {
  return `(() => {
    const probe = ${probe};
    const frame = async () => {
      if (await probe()) window.bench.ready = performance.now();
      else requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  })()`;
}
