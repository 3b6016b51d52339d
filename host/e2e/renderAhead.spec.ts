import { cards, expect, heading, rememberAnswers, settled, taken, test } from './site';

/** What `countRulesOfNextPage` leaves in the page. */
declare const added: number;

const answers = { issues: ['climate', 'crime'], impact: 'track', strategy: 'spread' };

for (const { from, press, next } of [
  { from: '/', press: /^Run the Demo/, next: /^Step 1 of 3/ },
  { from: '/about', press: /^Try the Demo|^Run the Demo/, next: /^Step 1 of 3/ },
  { from: '/results', press: /^Donate/, next: /^Confirm/ },
]) {
  test(`the page after ${from} has its styles before it is opened, and nothing else of it is there`, async ({
    page,
  }) => {
    const data: string[] = [];
    page.on('request', (request) => request.url().includes('/data/') && data.push(request.url()));
    await rememberAnswers(page, answers);
    await page.goto(from);
    await taken(page);
    if (from === '/results') await expect(cards(page)).toHaveCount(24);
    const before = await page.evaluate(visible);
    expect(before).toMatchObject({ headings: 1, doubleIds: [] });

    const control = page.locator('main').locator('a, button').filter({ hasText: press }).first();
    await control.scrollIntoViewIfNeeded();
    await settled(page);

    expect(await page.evaluate(visible)).toEqual(before);
    expect(data).toHaveLength(from === '/results' ? 1 : 0);
    await page.evaluate(countRulesOfNextPage);
    await control.click();
    await expect(heading(page)).toHaveText(next);
    expect(await page.evaluate(() => added)).toBeLessThanOrEqual(1);
  });
}

test('what is rendered ahead chooses nothing for the visitor', async ({ page }) => {
  await rememberAnswers(page, answers);
  await page.goto('/results');
  await taken(page);
  await expect(cards(page)).toHaveCount(24);
  await settled(page);

  await page.evaluate(() => window.history.pushState(null, '', '/confirm'));
  await page.goBack();
  await page.goForward();

  await expect(page.getByText('No candidate is selected')).toBeVisible();
});

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
