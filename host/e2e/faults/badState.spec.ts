import { expect } from '@playwright/test';
import { cards, heading, siteNavigation, storageKey, stored, taken } from '../site';
import { test } from './faultyTest';
import { watchFailures } from './watchFailures';

const answers = { issues: ['climate'], impact: 'close', strategy: 'single' };
const sound = { version: 1, answers, currentStep: 2 };

for (const [what, text] of [
  ['nothing but an opening brace', '{'],
  ['a text', '"text"'],
  ['a number', '1e999'],
  ['wrong types', JSON.stringify({ version: '1', answers: 'all', currentStep: [] })],
  [
    'wrong types within',
    JSON.stringify({ ...sound, answers: { issues: 7, impact: {}, strategy: [] } }),
  ],
  [
    'names of the prototype',
    '{"version":1,"answers":{"issues":["__proto__","constructor"],"impact":"toString","strategy":"valueOf"},"__proto__":{"issues":["climate"]}}',
  ],
  ['a megabyte', JSON.stringify({ ...sound, padding: 'x'.repeat(1_000_000) })],
] as const) {
  test(`a visitor whose storage holds ${what} sees every page`, async ({ page }) => {
    const { unhandled } = await watchFailures(page);
    await page.addInitScript(([key = '', value = '']) => localStorage.setItem(key, value), [
      storageKey,
      text,
    ] as string[]);

    await page.goto('/results');
    await expect(page.getByText('Ranked with the default weights')).toBeVisible();
    await siteNavigation(page).getByRole('link', { name: 'Run Demo' }).click();

    await expect(heading(page)).toHaveText(/^Step 1 of 3:/);
    expect(await page.evaluate(() => Reflect.get(Object.prototype, 'issues'))).toBeUndefined();
    expect(unhandled).toEqual([]);
  });
}

test('a tab goes on with its own answers when another tab changes, clears or breaks the storage', async ({
  page,
  context,
}) => {
  const { unhandled } = await watchFailures(page);
  await page.goto('/demo');
  await page.getByRole('checkbox', { name: 'Economy' }).check();
  const other = await context.newPage();
  await other.goto('/about');
  for (const text of ['{"broken', JSON.stringify(sound), null]) {
    await other.evaluate(
      ([key, value]) =>
        value === null ? localStorage.clear() : localStorage.setItem(key ?? '', value ?? ''),
      [storageKey, text] as const,
    );
  }

  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('radio', { name: 'Support candidates in close races' }).check();

  await expect
    .poll(() => stored(page))
    .toMatchObject({ answers: { issues: ['economy'], impact: 'close' } });
  expect(unhandled).toEqual([]);
});

test('a history entry of another session is taken as far as the answers go', async ({ page }) => {
  const { unhandled } = await watchFailures(page);
  await page.goto('/demo');
  for (const state of [{ step: 2 }, { step: 'two', previous: {} }, 'text', { step: -1 }]) {
    await page.evaluate((usr) => history.replaceState({ usr, key: 'earlier', idx: 40 }, ''), state);
    await page.reload();
    await expect(heading(page)).toHaveText(/^Step 1 of 3:/);
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  }
  expect(unhandled).toEqual([]);
});

for (const id of [
  '__proto__',
  'constructor',
  '..%2F..%2Fetc',
  '%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  '%E2%80%AEmoc',
  'x'.repeat(3000),
  '%20',
]) {
  test(`there is no candidate ${id.slice(0, 40)}`, async ({ page }) => {
    const { unhandled } = await watchFailures(page);

    await page.goto(`/candidate/${id}`);

    await expect(heading(page)).toHaveText(/Candidate not found|Page not found/);
    expect(unhandled).toEqual([]);
  });
}

test('an address that cannot be decoded is answered and breaks nothing', async ({ page }) => {
  const response = await page.goto('/candidate/%E0%A4%A');

  expect(response?.status()).toBeLessThan(500);
});

test('the confirmation without a selection says so', async ({ page }) => {
  await page.goto('/confirm');

  await expect(page.getByText('No candidate is selected')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Results' }).first().click();
  await expect(cards(page)).toHaveCount(24);
});

for (const [what, ids, text] of [
  ['alone', ['gone'], 'Nobody you chose is in the data any more'],
  ['among others', ['gone', 'ruiz'], '1 of the 2 you chose is not in the data any more'],
] as const) {
  test(`a selected candidate who has left the data, ${what}, is told of`, async ({ page }) => {
    const { unhandled } = await watchFailures(page);
    await page.addInitScript(
      (value) => sessionStorage.setItem('donate-impact-carried', value),
      JSON.stringify({
        ...answers,
        currentStep: 2,
        selection: { ids, clickedId: 'gone', origin: 'results' },
        lastAnswers: null,
        beforeReset: null,
      }),
    );

    await page.goto('/confirm');

    await expect(page.getByText(text)).toBeVisible();
    expect(unhandled).toEqual([]);
  });
}

for (const text of ['{', '{"issues":7}', '[]', 'null', '{"selection":{"ids":[{}]}}']) {
  test(`what a reload carried over is dropped when it is ${text}`, async ({ page }) => {
    const { unhandled } = await watchFailures(page);
    await page.addInitScript(
      (value) => sessionStorage.setItem('donate-impact-carried', value),
      text,
    );

    await page.goto('/confirm');
    await taken(page);

    await expect(page.getByText('No candidate is selected')).toBeVisible();
    expect(unhandled).toEqual([]);
  });
}
