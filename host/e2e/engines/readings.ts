// Each of these functions runs in the page and uses nothing from outside itself.

/** Whether React has hydrated the page: React marks the elements that it owns. */
export function isTaken() {
  const title = document.querySelector('#main h1') ?? {};
  return Object.keys(title).some((key) => key.startsWith('__react'));
}

export function heading() {
  return document.querySelector('h1')?.textContent;
}

export function headings() {
  return [...document.querySelectorAll('h1')].map((title) => title.textContent);
}

export function title() {
  return document.title;
}

export function path() {
  return location.pathname;
}

export function pageText() {
  return document.body.textContent;
}

export function cardNames() {
  return [...document.querySelectorAll('main article h2')].map((name) => name.textContent);
}

export function recipients() {
  return [...document.querySelectorAll<HTMLElement>('main li')]
    .filter((item) => item.querySelector('h2, h3'))
    .map((item) => item.textContent);
}

export function checkedNames() {
  return [...document.querySelectorAll<HTMLInputElement>('main input:checked')].map(
    (input) => input.labels?.[0]?.textContent,
  );
}

/** The text of the focused element. */
export function focused() {
  return document.activeElement?.textContent;
}

export function dialogTitle() {
  return document.querySelector('[role=dialog] h2')?.textContent ?? null;
}

export function sameLoad() {
  return document.documentElement.hasAttribute('data-same-load');
}

/** The lightness of the page and of its heading, from 0 to 1. */
export function background() {
  const lightness = (color: string) => {
    const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
    return (Math.max(red, green, blue) + Math.min(red, green, blue)) / 510;
  };
  const title = document.querySelector('h1') ?? document.body;
  return {
    page: lightness(getComputedStyle(document.body).backgroundColor),
    words: lightness(getComputedStyle(title).color),
  };
}

export function sideways() {
  const { scrollWidth, clientWidth } = document.documentElement;
  return { width: innerWidth, sideways: Math.max(0, scrollWidth - clientWidth) };
}
