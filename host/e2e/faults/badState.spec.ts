import { expect } from '@playwright/test';
import { cards, heading, pages, siteNavigation, storageKey, stored, taken } from '../site';
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

    for (const { path, heading: there } of pages) {
      await page.goto(path);
      await taken(page);
      await expect(heading(page)).toHaveText(there);
      if (path === '/results')
        await expect(page.getByText('Ranked with the default weights')).toBeVisible();
      expect(await page.evaluate(() => Reflect.get(Object.prototype, 'issues'))).toBeUndefined();
    }
    expect(unhandled).toEqual([]);
  });
}

test('a tab goes on with its own answers when another tab breaks, changes or clears the storage', async ({
  page,
  context,
}) => {
  const { unhandled } = await watchFailures(page);
  await page.goto('/demo');
  await page.getByRole('checkbox', { name: 'Economy' }).check();
  const other = await context.newPage();
  await other.goto('/about');
  const change = (text: string | null) =>
    other.evaluate(
      ([key, value]) =>
        value === null ? localStorage.clear() : localStorage.setItem(key ?? '', value ?? ''),
      [storageKey, text] as const,
    );
  const issues = ['economy'];

  await change('{"broken');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect.poll(() => stored(page)).toMatchObject({ answers: { issues }, currentStep: 1 });
  await change(JSON.stringify(sound));
  await page.getByRole('radio', { name: 'Support candidates with track records' }).check();
  await expect.poll(() => stored(page)).toMatchObject({ answers: { issues, impact: 'track' } });
  await change(null);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('radio', { name: 'Single high-impact donation' }).check();

  await expect
    .poll(() => stored(page))
    .toMatchObject({ answers: { issues, impact: 'track', strategy: 'single' }, currentStep: 2 });
  expect(unhandled).toEqual([]);
});

test('a history entry of another session is taken as far as the answers go', async ({ page }) => {
  const { lines, unhandled } = await watchFailures(page);
  await page.goto('/demo');
  for (const state of [{ step: 2 }, { step: 'two', previous: {} }, 'text', { step: -1 }]) {
    await page.evaluate((usr) => history.replaceState({ usr, key: 'earlier', idx: 40 }, ''), state);
    await page.reload();
    await taken(page);
    await expect(heading(page)).toHaveText(/^Step 1 of 3:/);
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  }
  expect(lines).toEqual([]);
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
    await taken(page);

    await expect(heading(page)).toHaveText(/Candidate not found|Page not found/);
    expect(unhandled).toEqual([]);
  });
}

test('an address that cannot be decoded is refused, and shows nobody where a server lets it pass', async ({
  page,
}) => {
  const { lines, unhandled } = await watchFailures(page);
  const address = '/candidate/%E0%A4%A';
  const response = await page.goto(address);
  expect(response?.status()).toBe(400);
  await page.route(`**${address}`, (route) =>
    route.continue({ url: route.request().url().replace(address, '/candidate/nobody') }),
  );

  await page.goto(address);

  await expect(heading(page)).toHaveText(/Candidate not found|Page not found/);
  await taken(page);
  await siteNavigation(page).getByRole('link', { name: 'About Us' }).click();
  await expect(heading(page)).toHaveText('About Us');
  expect([...lines, ...unhandled]).toEqual([]);
});

test('the confirmation without a selection says so', async ({ page }) => {
  await page.goto('/confirm');
  await taken(page);

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
