import { answerQuestions } from '@donate-impact/testing/answerWizard';
import { rememberAnswers, stored } from '@donate-impact/testing/storage';
import type { Page } from '@playwright/test';
import { changed, failureInConsole, neverEnding, refused, status, test } from './faultyGateway';
import {
  bannerText,
  cards,
  collectFailures,
  expect,
  expectSameLoad,
  hasRun,
  heading,
  linkCount,
  markLoad,
  siteNavigation,
} from './site';

test.beforeEach(({ watch }) => watch.expectInConsole(failureInConsole));

const answers = { issues: ['climate', 'economy'], impact: 'close', strategy: 'single' };

const about = {
  remote: 'marketing',
  panel: 'The introduction cannot be shown right now',
  heading: 'About Us',
} as const;
const questions = {
  remote: 'wizard',
  panel: 'The questionnaire cannot be shown right now',
  heading: /^Step 1 of 3:/,
} as const;
const matches = {
  remote: 'results',
  panel: 'The list of matches cannot be shown right now',
  heading: 'Your Matches',
} as const;
type FaultyPage = typeof about | typeof questions | typeof matches;

test('a visitor loses only /demo while connections to the wizard are refused, and may try more than once', async ({
  page,
  faults,
}) => {
  faults.push({ on: /^\/remotes\/wizard\//, answer: refused });

  await rememberAnswers(page, answers);
  await page.goto('/demo');
  await expect(page.locator('body')).toBeFocused();
  await expectContained(page, questions, 'entry');
  const before = await collectFailures(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => collectFailures(page)).toHaveLength(before.length + 1);

  faults.length = 0;
  await tryAgain(page, questions);
});

test('a visitor loses only /results while the results answer 404, and their answers are ranked after that', async ({
  page,
  faults,
}) => {
  faults.push({ on: /^\/remotes\/results\//, answer: status(404) });

  await page.goto('/demo');
  await answerQuestions(page);
  await page.getByRole('button', { name: 'See Matches' }).click();
  await expect(heading(page)).toHaveText(matches.panel);
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveURL('/results');
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await expectContained(page, matches, 'manifest');

  faults.length = 0;
  await tryAgain(page, matches);
  await expect(page.getByRole('region', { name: 'Your preferences' })).toContainText('Climate');
});

test('a visitor loses only /about while its script answers 500, and keeps the selection', async ({
  page,
  faults,
}) => {
  faults.push({ on: /__federation_expose_About/, answer: status(500) });

  await rememberAnswers(page, answers);
  await page.goto('/candidate/ruiz');
  await page.getByRole('button', { name: 'Donate $50' }).click();
  await expect(heading(page)).toHaveText('Confirm Your Donation');
  await followAbout(page);
  await expectFailure(page, about, 'page');
  await markLoad(page);
  await page.goBack();
  await expect(page.getByText('One candidate gets the whole $50.')).toBeVisible();
  await page.goForward();
  await expectPanel(page, about);

  faults.length = 0;
  await tryAgain(page, about);
});

test('a visitor loses only /demo while the entry of the wizard never ends, and does not have to wait for it', async ({
  page,
  faults,
}) => {
  faults.push({ on: /\/wizard\/.*\/remoteEntry/, answer: neverEnding });

  await page.clock.install();
  await rememberAnswers(page, answers);
  await page.goto('/demo', { waitUntil: 'commit' });
  await page.locator('html.started').waitFor({ state: 'attached' });
  await followAbout(page);
  await expect(heading(page)).toHaveText(about.heading);
  await markLoad(page);
  await page.goBack();
  const again = page.waitForRequest(/\/remoteEntry.*\?try=1/);
  await page.clock.fastForward(10_000);
  await again;
  await page.clock.fastForward(30_000);
  await expectFailure(page, questions, 'slow');

  faults.length = 0;
  await tryAgain(page, questions);
});

for (const [fault, answer, phase, message] of [
  [
    'was changed',
    changed((code) => `globalThis.ran = true;${code}`),
    'chunk',
    /expected sha384-\S{64}, found sha384-\S{64}$/,
  ],
  ['never ends', neverEnding, 'slow', /./],
] as const)
  test(`code of a part of a page that ${fault} does not run, is reported to the visitor and the operator, and loads on Try again`, async ({
    page,
    faults,
  }) => {
    await page.clock.install();
    await page.goto('/results');
    await expect(cards(page)).toHaveCount(24);
    await markLoad(page);
    faults.push({ on: /\/js\/async\/(?!__federation)/, answer });

    const requested = page.waitForRequest(/\/js\/async\//);
    await page.getByRole('button', { name: 'How scoring works' }).click();
    await requested;
    // What is still under way would be slow by then, too.
    if (phase === 'slow') await page.clock.fastForward(10_000);

    await expect(page.getByRole('alert')).toContainText('could not be loaded');
    await expect
      .poll(() => collectFailures(page))
      .toMatchObject([
        { remote: 'results', phase, recovered: false, message: expect.stringMatching(message) },
      ]);
    expect(await hasRun(page)).toBe(false);
    faults.length = 0;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectSameLoad(page);
  });

test('a visitor without a connection to the data file reads why, and gets the matches when it is back', async ({
  page,
  faults,
}) => {
  faults.push({ on: /\/data\/candidates\.json$/, answer: refused });

  await rememberAnswers(page, answers);
  await page.goto('/results');
  await expect(page.getByRole('alert')).toContainText('could not be reached');
  await expect(page.getByRole('alert')).toContainText('Your preferences are kept');
  await page.getByRole('button', { name: 'Try again' }).focus();
  await expect
    .poll(() => collectFailures(page))
    .toMatchObject([{ remote: 'host', phase: 'data', recovered: false }]);

  faults.length = 0;
  await page.evaluate(() => {
    for (const name of ['offline', 'online']) window.dispatchEvent(new Event(name));
  });
  await expect(cards(page)).toHaveCount(24);
  await expect(heading(page)).toBeFocused();
  expect(await stored(page)).toMatchObject({ answers });
});

function followAbout(page: Page) {
  return siteNavigation(page).getByRole('link', { name: 'About Us' }).click();
}

/** Expects that only one page is missing: the visitor can go to another page and come back. */
async function expectContained(page: Page, faulty: FaultyPage, phase: string) {
  await expectFailure(page, faulty, phase);
  await markLoad(page);
  await followAbout(page);
  await expect(heading(page)).toHaveText(about.heading);
  await page.goBack();
  await expectPanel(page, faulty);
}

/** Expects that the visitor sees a panel and keeps the answers, and that the operator has one report. */
async function expectFailure(page: Page, faulty: FaultyPage, phase: string) {
  await expectPanel(page, faulty);
  const release = expect.stringMatching(/^[0-9a-f]{32}$/);
  // The matches in an extension point of the wizard report their own failure.
  const ofPages = async () =>
    (await collectFailures(page)).filter(
      ({ message }) => !/\(in the extension point /.test(message),
    );
  await expect
    .poll(ofPages)
    .toMatchObject([{ remote: faulty.remote, phase, release, recovered: false }]);
  expect(await stored(page)).toMatchObject({ answers });
}

async function expectPanel(page: Page, { panel }: FaultyPage) {
  await expect(heading(page)).toHaveText(panel, { timeout: 15_000 });
  await expect(page).toHaveTitle(/cannot be shown right now/);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.getByText(bannerText, { exact: true })).toBeVisible();
  await expect(siteNavigation(page).getByRole('link')).toHaveCount(linkCount);
}

/** Presses Try again, and expects the page in place of the panel without a reload. */
async function tryAgain(page: Page, faulty: FaultyPage) {
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page)).toHaveText(faulty.heading);
  await expect(page).not.toHaveTitle(/cannot be shown/);
  await expectSameLoad(page);
}
