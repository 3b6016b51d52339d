/** An observed entry; which of these it has depends on its type. */
type Entry = PerformanceEntry & { value?: number; hadRecentInput?: boolean };

/** Tests by a page's path that it reacts to clicks. */
export const answers: Record<string, () => boolean> = {
  '/': () =>
    [...document.querySelectorAll('main button')].some((button) =>
      /pause/i.test(button.textContent ?? ''),
    ),
  '/demo': () => {
    const box = document.querySelector<HTMLInputElement>('main input[type=checkbox]');
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('main button')];
    const next = buttons.find(({ textContent }) => textContent === 'Next');
    if (box && !box.checked) box.click();
    return next?.disabled === false;
  },
  '/results': () => document.querySelector('main article button') !== null,
};

/** Collects a page's paints, shifts and long tasks in `window.load`, in ms; runs before the page's own scripts. */
export function collect() {
  const load = { fcp: 0, lcp: 0, cls: 0, ready: 0, blocking: 0 };
  Object.assign(window, { load });
  const observe = (type: string, take: (entry: Entry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') load.fcp = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    load.lcp = startTime;
  });
  observe('layout-shift', ({ hadRecentInput, value = 0 }) => {
    if (!hadRecentInput) load.cls += value;
  });
  observe('longtask', ({ duration }) => {
    load.blocking += Math.max(0, duration - 50);
  });
}

/** A script that notes when the page answers, and fulfills `window.answered` then. */
export function noteAnswer(answer: () => boolean) {
  return `window.answered = new Promise((resolve) => {
    const answer = ${answer};
    const frame = () => {
      if (!answer()) return requestAnimationFrame(frame);
      window.load.ready = performance.now();
      resolve();
    };
    requestAnimationFrame(frame);
  });`;
}

/** The time in ms from the next click on a control to the frame after the next page has an element that the old one lacks. */
export function timeClick({ label, shows }: { label: string; shows: string }) {
  const old = document.querySelector(shows);
  const controls = [...document.querySelectorAll('main a, main button')];
  const control = controls.find(({ textContent }) => textContent?.trim().startsWith(label));
  return new Promise<number>((resolve) => {
    const begin = ({ timeStamp }: Event) => {
      const frame = () => {
        const shown = document.querySelector(shows);
        if (!shown || shown === old) return requestAnimationFrame(frame);
        return requestAnimationFrame(() => resolve(performance.now() - timeStamp));
      };
      requestAnimationFrame(frame);
    };
    control?.addEventListener('click', begin, { once: true, capture: true });
  });
}
