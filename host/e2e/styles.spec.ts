import { countRecalculatedStyles } from './countRecalculatedStyles';
import { cards, expect, rememberAnswers, settled, taken, test } from './site';

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

test('neither the start nor pages that are rendered ahead have the styles of a page recalculated', async ({
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
});

test('neither do they where the styles of a page came with scripts', async ({ page, browser }) => {
  await rememberAnswers(page, { issues: ['climate'], impact: 'track', strategy: 'spread' });
  await page.goto('/candidate/ruiz');
  await taken(page);
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await page.locator('main a[href="/results"]').first().click();
  await expect(cards(page)).toHaveCount(24);
  await settled(page);
  const elements = await page.locator('body *').count();
  const trace = await browser.stopTracing();

  expect(countRecalculatedStyles(trace)).toBeLessThan(2 * elements);
});

test('the list of /results finds its styles in the html', async ({ page }) => {
  await page.goto('/results');
  await expect(cards(page)).toHaveCount(24);
  await settled(page);

  expect(await page.evaluate(lateRules)).toEqual([]);
});

/** The selectors of the rules that came with scripts and are for something in the page, without the privacy panel. */
function lateRules() {
  const selectorsOf = (rule: CSSRule): string[] => {
    if (rule instanceof CSSStyleRule) return [rule.selectorText];
    return rule instanceof CSSGroupingRule ? [...rule.cssRules].flatMap(selectorsOf) : [];
  };
  return [...document.querySelectorAll<HTMLStyleElement>('style:not([data-rendered])')]
    .flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])])
    .flatMap(selectorsOf)
    .filter((selector) => document.querySelector(`#main :is(${selector}):not(#privacy *)`));
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
