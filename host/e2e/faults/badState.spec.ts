import { expect } from '@playwright/test';
import { heading, pages, siteNavigation, storageKey, stored, taken } from '../site';
import { test } from './faultyTest';
import { watchFailures } from './watchFailures';

const answers = { issues: ['climate'], impact: 'close', strategy: 'single' };
const sound = { version: 1, answers, currentStep: 2 };

test('a visitor whose storage holds names of built-in properties sees every page', async ({
  page,
}) => {
  const { unhandled } = await watchFailures(page);
  const text =
    '{"version":1,"answers":{"issues":["__proto__","constructor"],"impact":"toString","strategy":"valueOf"},"__proto__":{"issues":["climate"]}}';
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

test('a tab keeps its own answers when another tab corrupts, changes or clears the storage', async ({
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
  // The other tab's text stays until this tab writes, and may not be parsable.
  const expectStored = (kept: Record<string, unknown>) =>
    expect(async () => expect(await stored(page)).toMatchObject(kept)).toPass({ timeout: 10_000 });

  await change('{"broken');
  await page.getByRole('button', { name: 'Next' }).click();
  await expectStored({ answers: { issues }, currentStep: 1 });
  await change(JSON.stringify(sound));
  await page.getByRole('radio', { name: 'Support candidates with track records' }).check();
  await expectStored({ answers: { issues, impact: 'track' } });
  await change(null);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('radio', { name: 'Single high-impact donation' }).check();

  await expectStored({ answers: { issues, impact: 'track', strategy: 'single' }, currentStep: 2 });
  expect(unhandled).toEqual([]);
});

test('a history entry from another session opens the wizard only as far as the answers allow', async ({
  page,
}) => {
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

test('a visitor at an odd, hostile or endless candidate address finds no candidate', async ({
  page,
}) => {
  const { unhandled } = await watchFailures(page);
  for (const id of [
    '__proto__',
    '..%2F..%2Fetc',
    '%3Cscript%3Ealert(1)%3C%2Fscript%3E',
    '%E2%80%AEmoc',
    'x'.repeat(3000),
    '%20',
  ]) {
    await page.goto(`/candidate/${id}`);
    await taken(page);

    await expect(heading(page)).toHaveText(/Candidate not found|Page not found/);
  }
  expect(unhandled).toEqual([]);
});

test('an address that cannot be decoded is refused, and shows no candidate if a server passes it on', async ({
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

test('invalid data carried over by a reload is dropped', async ({ page }) => {
  const { unhandled } = await watchFailures(page);
  await page.addInitScript(() => sessionStorage.setItem('donate-impact-carried', '{'));

  await page.goto('/confirm');
  await taken(page);

  await expect(page.getByText('No candidate is selected')).toBeVisible();
  expect(unhandled).toEqual([]);
});
