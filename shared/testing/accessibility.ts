import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page, test } from '@playwright/test';
import axe, { type Result } from 'axe-core';
import { getWidthBeyond } from './playwright';
import { waitForHydration } from './waitForHydration';

/** One state of the site that a visitor can be in. */
export interface State {
  screen: string;
  name: string;
  /** Takes a page 360 px wide to this state, on the whole site or in a remote that runs alone. */
  reach: (page: Page) => Promise<void>;
  /** The part of the page to check, if the rest is long and the same in other states. */
  within?: string;
  /** Matches the console messages that a fault is expected to cause. */
  says?: RegExp;
}

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const every = [
  { theme: 'light', width: 360 },
  { theme: 'dark', width: 360 },
  { theme: 'light', width: 1280 },
  { theme: 'dark', width: 1280 },
] as const;
const isPublished = Boolean(process.env.EVERY_STATE);
// Themes change only colors and widths only positions, so two runs cover both. The published table has every combination.
const combinations = isPublished ? every : [every[0], every[3]];

type Reach = State['reach'];

/** The states of some screens, by the screen and then by the name of each. */
export function listStates(
  screens: Record<string, Record<string, Reach | Omit<State, 'screen' | 'name'>>>,
): State[] {
  return Object.entries(screens).flatMap(([screen, states]) =>
    Object.entries(states).map(([name, state]) => ({
      screen,
      name,
      ...(typeof state === 'function' ? { reach: state } : state),
    })),
  );
}

/** Opens a path and waits until React has rendered or hydrated its heading. */
export async function open(page: Page, path: string, title: string | RegExp) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await waitForHydration(page);
}

/** Tests every state of a remote that runs alone. */
export function testStates(states: readonly State[]) {
  for (const state of states)
    test(`no accessibility violations on ${state.screen}: ${state.name}`, ({ page }) =>
      expectNoViolations(page, state));
}

/** Expects no violation of WCAG 2.2 AA and no horizontal scrolling in a state, in both themes and at both widths. */
export async function expectNoViolations(
  page: Page,
  { reach, within }: Pick<State, 'reach' | 'within'>,
) {
  // Runs the rules several times, which can take more than the default 30 s on a busy machine.
  test.setTimeout(90_000);
  await page.setViewportSize({ width: 360, height: 800 });
  await reach(page);
  const counts: number[] = [];
  for (const { width, theme } of combinations) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: theme });
    // As for a visitor, who has in view what was pressed last, and not half of a target under a bar.
    await page.evaluate(() =>
      document.querySelector(':focus')?.scrollIntoView({ block: 'center' }),
    );
    const violations = await check(page, isPublished ? undefined : within);

    counts.push(violations.length);
    const found = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
    expect.soft(found, `${theme}, ${width} px`).toEqual([]);
    expect.soft(await getWidthBeyond(page), `sideways, ${width} px`).toBeLessThanOrEqual(0);
  }
  const names = combinations.map(({ theme, width }) => `${theme}, ${width} px`);
  return { axe: axe.version, rules, combinations: names, violations: counts };
}

async function check(page: Page, within = 'html') {
  // Wait for color transitions: contrast is meaningless while the theme changes.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map(({ finished }) => finished),
    ),
  );
  if (!(await page.evaluate('"axe" in window'))) await addAxe(page);
  const options = { runOnly: rules, resultTypes: ['violations'] };
  const all = [within, options].map((each) => JSON.stringify(each)).join();
  return page.evaluate<Result[]>(`axe.run(${all}).then(({ violations }) => violations)`);
}

const axeScript = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** Adds axe to the page: directly, because `page.evaluate` takes five times as long for a script of this size. */
async function addAxe(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('Runtime.evaluate', { expression: `${axeScript};0` });
  await client.detach();
}
