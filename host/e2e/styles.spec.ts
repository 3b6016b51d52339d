import { computedStyles } from './computedStyles';
import { cards, expect, settled, taken, test } from './site';

for (const path of ['/', '/about', '/demo', '/results'])
  test(`the styles in the html of ${path} stay there, and no rule of theirs comes again`, async ({
    page,
  }) => {
    await page.goto(path);
    await taken(page);
    await settled(page);

    const { ofHtml, again } = await page.evaluate(rulesTwice);
    expect(ofHtml).toBeGreaterThan(50);
    expect(again).toEqual([]);
  });

test('a page that starts computes no styles of the elements in its html', async ({
  page,
  browser,
}) => {
  await browser.startTracing(page, { categories: ['devtools.timeline', 'blink.user_timing'] });
  await page.goto('/about');
  await taken(page);
  const elements = await page.locator('body *').count();
  const trace = await browser.stopTracing();

  expect(computedStyles(trace, 'shell-started')).toBeLessThan(elements / 2);
});

test('the cards of /results find their styles in the html', async ({ page }) => {
  await page.goto('/results');
  await expect(cards(page)).toHaveCount(24);
  await settled(page);

  expect(await page.evaluate(rulesOfCards)).toEqual([]);
});

/** The selectors of rules for cards that came with scripts. */
function rulesOfCards() {
  return [...document.querySelectorAll<HTMLStyleElement>('style:not([data-rendered])')]
    .flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])])
    .flatMap((rule) => (rule instanceof CSSStyleRule ? [rule.selectorText] : []))
    .filter((selector) =>
      document.querySelector(`article:is(${selector}), article :is(${selector})`),
    );
}

/** Styled-components ends the rules of a component with one for `data-styled`, which is for no element. */
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
