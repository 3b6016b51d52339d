import { countRecalculatedStyles } from './countRecalculatedStyles';
import { cards, expect, heading, rememberAnswers, settled, taken, test } from './site';

/** What `countRulesOfNextPage` leaves in the page. */
declare const added: number;

const answers = { issues: ['climate', 'crime'], impact: 'track', strategy: 'spread' };

for (const [motion, moves] of [
  ['no-preference', true],
  ['reduce', false],
] as const)
  test(`pages change ${moves ? 'with' : 'without'} a transition under ${motion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await page.addInitScript(recordTransitions);
    await page.addInitScript(hideLongTasks);
    await page.goto('/');
    await taken(page);

    await page.getByRole('link', { name: 'Learn More' }).click();
    await expect(heading(page)).toHaveText('About Us');

    await expect.poll(() => page.evaluate('window.transitions.length')).toBe(1);
    const [animated] = await page.evaluate<number[]>('window.transitions');
    expect(Number(animated) > 0).toBe(moves);
  });

test('the page after the matches has its styles before it is opened, and nothing else of it is there', async ({
  page,
}) => {
  await rememberAnswers(page, answers);
  await page.goto('/results');
  await taken(page);
  await expect(cards(page)).toHaveCount(24);
  const before = await page.evaluate(visible);
  expect(before).toMatchObject({ headings: 1, doubleIds: [] });

  await settled(page);

  expect(await page.evaluate(visible)).toEqual(before);
  await page.evaluate(countRulesOfNextPage);
  await page
    .getByRole('button', { name: /^Donate/ })
    .first()
    .click();
  await expect(heading(page)).toHaveText(/^Confirm/);
  expect(await page.evaluate(() => added)).toBeLessThanOrEqual(1);
});

test('leaving the list computes no styles of the cards that are left', async ({
  page,
  browser,
}) => {
  await page.addInitScript(hideLongTasks);
  await rememberAnswers(page, answers);
  await page.goto('/results');
  await taken(page);
  await expect(cards(page)).toHaveCount(24);
  await settled(page);
  const elements = await page.locator('main *').count();

  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await page
    .getByRole('button', { name: /^Donate/ })
    .first()
    .click();
  await expect(heading(page)).toHaveText(/^Confirm/);
  const trace = await browser.stopTracing();

  expect(countRecalculatedStyles(trace)).toBeLessThan(elements / 2);
});

test('the styles in the html stay there, no rule of theirs comes again, and the start has none recalculated', async ({
  page,
  browser,
}) => {
  await browser.startTracing(page, { categories: ['devtools.timeline', 'blink.user_timing'] });
  await page.goto('/about');
  await taken(page);
  await settled(page);
  const elements = await page.locator('body *').count();
  const trace = await browser.stopTracing();

  expect(countRecalculatedStyles(trace, 'shell-started')).toBeLessThan(elements / 2);
  const { ofHtml, again } = await page.evaluate(rulesTwice);
  expect(ofHtml).toBeGreaterThan(50);
  expect(again).toEqual([]);
});

/** However busy the machine is that runs this. */
function hideLongTasks() {
  Object.defineProperty(PerformanceObserver, 'supportedEntryTypes', { value: [] });
}

/** Counts what moves in each page change. */
function recordTransitions() {
  const transitions: number[] = [];
  Object.assign(window, { transitions });
  const start = document.startViewTransition?.bind(document);
  if (!start) return;
  document.startViewTransition = (update) => {
    const transition = start(update);
    transition.ready.then(
      () =>
        transitions.push(
          document.documentElement
            .getAnimations({ subtree: true })
            .filter(
              ({ effect }) =>
                effect instanceof KeyframeEffect &&
                effect.pseudoElement?.startsWith('::view-transition'),
            ).length,
        ),
      () => transitions.push(0),
    );
    return transition;
  };
}

/** What a visitor, a script or assistive technology can find of a page. */
function visible() {
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  return {
    title: document.title,
    headings: document.querySelectorAll('h1').length,
    doubleIds: ids.filter((id, index) => ids.indexOf(id) !== index),
    entries: window.history.length,
    stored: JSON.stringify({ ...localStorage }),
    children: document.body.childElementCount,
  };
}

/** Counts the rules that the next page brings, at the moment when it is put into the document. */
function countRulesOfNextPage() {
  const rules = () =>
    [...document.styleSheets].reduce((sum, { cssRules }) => sum + cssRules.length, 0);
  const old = document.querySelector('main h1');
  const before = rules();
  new MutationObserver((_, observer) => {
    const now = document.querySelector('main h1');
    if (!now || now === old) return;
    observer.disconnect();
    Object.assign(window, { added: rules() - before });
  }).observe(document.body, { childList: true, subtree: true });
}

/** How many rules came with the html, and which of them came again with scripts. */
function rulesTwice() {
  const rulesOf = (selector: string) =>
    [...document.querySelectorAll<HTMLStyleElement>(selector)].flatMap(({ sheet }) =>
      [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText),
    );
  const ofHtml = new Set(rulesOf('style[data-rendered]'));
  return {
    ofHtml: ofHtml.size,
    again: rulesOf('style:not([data-rendered])').filter((rule) => ofHtml.has(rule)),
  };
}
