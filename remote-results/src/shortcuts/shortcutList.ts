/** A key, what it does in words, and what it does. */
export interface Shortcut {
  key: string;
  does: string;
  run: () => void;
}

/** Everything a key can do on the results page; each of it can be done without a key, too. */
export const shortcutList: readonly Shortcut[] = [
  { key: 'j', does: 'Next candidate in the list', run: () => moveBy(1) },
  { key: 'k', does: 'Previous candidate in the list', run: () => moveBy(-1) },
  { key: 'r', does: 'The candidate’s line in the ranking', run: focusLine },
  { key: 'c', does: 'Compare the candidate, or no longer', run: () => press('input') },
  { key: 'v', does: 'View the candidate’s details', run: () => press('a') },
  { key: 'f', does: 'Find by name or district', run: focusSearch },
];

export function runShortcut(key: string) {
  shortcutList.find((shortcut) => shortcut.key === key)?.run();
}

function cards() {
  return [...document.querySelectorAll('article')];
}

/** The card that has the focus, or else the first of which most is in view. */
function currentCard(): HTMLElement | undefined {
  const focused = document.activeElement?.closest('article');
  return focused ?? cards().find((card) => isInView(card));
}

function isInView(card: HTMLElement) {
  const { top, bottom } = card.getBoundingClientRect();
  return top >= 0 && (top + bottom) / 2 < window.innerHeight;
}

function moveBy(step: number) {
  const all = cards();
  const focused = document.activeElement?.closest('article');
  const current = currentCard();
  const place = current ? all.indexOf(current) : -1;
  const next = focused ? all[place + step] : (current ?? all[0]);
  const name = next?.querySelector('h2');
  name?.focus({ preventScroll: true });
  next?.scrollIntoView({ block: 'nearest' });
}

function press(selector: 'a' | 'input') {
  currentCard()?.querySelector<HTMLElement>(selector)?.click();
}

function focusLine() {
  const id = currentCard()?.closest('li')?.dataset.id;
  const line = id ? document.getElementById(`line-${id}`) : null;
  (line ?? document.querySelector('tbody tr'))?.querySelector('button')?.focus();
}

function focusSearch() {
  const search = document.querySelector<HTMLElement>('input[type=search]');
  if (search && !search.checkVisibility()) {
    document.querySelector<HTMLElement>('[aria-controls=filters]')?.click();
  }
  // After the form is shown.
  requestAnimationFrame(() => search?.focus());
}
