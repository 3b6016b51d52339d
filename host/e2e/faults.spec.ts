import type { Change } from '@donate-impact/build/deriveRelease';
import { nextRelease } from '@donate-impact/build/deriveRelease';
import type { Page } from '@playwright/test';
import {
  aPage,
  cut,
  empty,
  failureInConsole,
  neverEnding,
  refused,
  status,
  test,
} from './faultyGateway';
import { getDist } from './gateway';
import {
  bannerText,
  cards,
  collectFailures,
  expect,
  expectSameLoad,
  heading,
  linkCount,
  markLoad,
  rememberAnswers,
  siteNavigation,
  stored,
} from './site';

test.beforeEach(({ watch }) => watch.expectInConsole(failureInConsole));

const answers = { issues: ['climate'], impact: 'close', strategy: 'single' };

const about = {
  remote: 'marketing',
  path: '/about',
  panel: 'The introduction cannot be shown right now',
  heading: 'About Us',
} as const;
const questions = {
  remote: 'wizard',
  path: '/demo',
  panel: 'The questionnaire cannot be shown right now',
  heading: /^Step 1 of 3:/,
} as const;
const matches = {
  remote: 'results',
  path: '/results',
  panel: 'The list of matches cannot be shown right now',
  heading: 'Your Matches',
} as const;
type FaultyPage = typeof about | typeof questions | typeof matches;

test('a visitor loses only /demo while connections to the wizard are refused, and may try more than once', async ({
  page,
  faults,
}) => {
  faults.push({ on: /^\/remotes\/wizard\//, answer: refused });

  await open(page, questions);
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
  await answerAll(page);
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

  await choose(page);
  await follow(page, about);
  await expectFailure(page, about, 'page');
  await markLoad(page);
  await page.goBack();
  await expect(page.getByText('One candidate gets the whole $50.')).toBeVisible();
  await page.goForward();
  await expectPanel(page, about);

  faults.length = 0;
  await tryAgain(page, about);
});

test('a visitor loses only /demo while a page is served in place of the wizard’s entry', async ({
  page,
  faults,
}) => {
  faults.push({ on: /\/wizard\/.*\/remoteEntry/, answer: aPage });

  await open(page, questions);
  await expectContained(page, questions, 'changed');

  faults.length = 0;
  await tryAgain(page, questions);
});

test('a visitor loses only /results while its script breaks off in the middle', async ({
  page,
  faults,
}) => {
  faults.push({ on: /__federation_expose_Results/, answer: cut });

  await open(page, matches);
  await expectContained(page, matches, 'page');

  faults.length = 0;
  await tryAgain(page, matches);
});

test('a visitor loses only /about while the entry of its remote is empty', async ({
  page,
  faults,
}) => {
  faults.push({ on: /\/marketing\/.*\/remoteEntry/, answer: empty });

  await choose(page);
  await follow(page, about);
  await expectContained(page, about, 'changed');

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
  await expectBarToWork(page);
  await follow(page, about);
  await expect(heading(page)).toHaveText(about.heading);
  await markLoad(page);
  await page.goBack();
  await page.clock.fastForward(6500);
  await expectFailure(page, questions, 'entry');

  faults.length = 0;
  await tryAgain(page, questions);
});

test('a visitor loses only /demo with a release of the wizard whose manifest has another shape', async ({
  page,
  served,
  scratch,
}) => {
  served.remotes.wizard = await createRelease(questions, scratch, (text, file) =>
    file === 'mf-manifest.json' ? '{"name":["wizard"],"exposes":{}}' : text,
  );

  await choose(page);
  await follow(page, questions);
  await expectContained(page, questions, 'manifest');

  served.remotes.wizard = getDist('wizard');
  await tryAgain(page, questions);
});

test('a visitor loses only /results with a release of the results whose entry throws', async ({
  page,
  served,
  scratch,
  watch,
}) => {
  watch.expectInConsole(/^error: Error: planted/);
  served.remotes.results = await createRelease(matches, scratch, (text, file) =>
    /remoteEntry.*js$/.test(file) ? `throw new Error('planted');${text}` : text,
  );

  await open(page, matches);
  await expectContained(page, matches, 'entry');

  served.remotes.results = getDist('results');
  await tryAgain(page, matches);
});

test('a visitor loses only /demo with a release of the wizard that throws when it is first rendered', async ({
  page,
  served,
  scratch,
}) => {
  served.remotes.wizard = await createRelease(questions, scratch, (text) =>
    text.replace(/\bWizard:\(\)=>\w+/, "Wizard:()=>()=>{throw new Error('planted')}"),
  );

  await open(page, questions);
  await expectContained(page, questions, 'render');

  served.remotes.wizard = getDist('wizard');
  await tryAgain(page, questions);
});

test('a visitor loses only /results with a release of the results that throws later', async ({
  page,
  served,
  scratch,
}) => {
  served.remotes.results = await createRelease(matches, scratch, (text) =>
    text.replace(
      /\bResults:\(\)=>(\w+)/,
      "Results:()=>$1.asked??=(...all)=>{if(location.hash)throw new Error('planted');return $1(...all)}",
    ),
  );

  await open(page, matches);
  await expect(cards(page)).toHaveCount(24);
  await page.evaluate(() => {
    location.hash = 'planted';
  });
  await expectContained(page, matches, 'render');

  served.remotes.results = getDist('results');
  await tryAgain(page, matches);
});

test('a visitor loses only /results with a release of the results that does not have the page', async ({
  page,
  served,
  scratch,
}) => {
  served.remotes.results = await createRelease(matches, scratch, (text, file) =>
    file === 'pages/Results.html' ? null : text.replaceAll('./Results', './Gone'),
  );

  await open(page, matches);
  await expectContained(page, matches, 'page');

  served.remotes.results = getDist('results');
  await tryAgain(page, matches);
});

test('a visitor loses only /about with a release of the marketing remote for another major of the contract', async ({
  page,
  served,
  scratch,
}) => {
  served.remotes.marketing = await createRelease(about, scratch, (text) =>
    text.replace(/"contractVersion":"\d+/, '"contractVersion":"99'),
  );

  await choose(page);
  await follow(page, about);
  await expectContained(page, about, 'contract');

  served.remotes.marketing = getDist('marketing');
  await tryAgain(page, about);
});

test('a visitor loses only /demo with a release of the wizard that needs a newer package than the shell has', async ({
  page,
  served,
  scratch,
}) => {
  served.remotes.wizard = await createRelease(questions, scratch, (text) =>
    text.replace(/"requiredVersion":"\^(\d+)\.\d+/, '"requiredVersion":"^$1.9999'),
  );

  await open(page, questions);
  await expectContained(page, questions, 'contract');

  served.remotes.wizard = getDist('wizard');
  await tryAgain(page, questions);
});

test('a visitor sees the banner, the top bar and one panel per page while every remote is down', async ({
  page,
  faults,
}) => {
  faults.push({ on: /^\/remotes\//, answer: refused });

  await page.goto('/about');
  await expectPanel(page, about);
  await markLoad(page);
  await follow(page, questions);
  await expectPanel(page, questions);

  faults.length = 0;
  await tryAgain(page, questions);
});

test('a visitor answers every question while the matches beside them fail, and sees all matches after that', async ({
  page,
  faults,
}) => {
  faults.push({ on: /__federation_expose_LeadingMatches/, answer: status(404) });
  const place = page.locator('[data-extension-point="leading-matches"]');

  await page.goto('/demo');
  await page.getByRole('checkbox', { name: 'Economy' }).check();
  const message = expect.stringMatching(/ \(in the extension point leading-matches\)$/);
  await expect
    .poll(() => collectFailures(page))
    .toMatchObject([{ remote: 'results', phase: 'page', message }]);
  await expect(place).toContainText('Your three best matches appear here as soon as you choose.');
  await answerAll(page);
  await expect(place).toBeHidden();
  await page.getByRole('button', { name: 'See Matches' }).click();

  await expect(cards(page)).toHaveCount(24);
  expect(await collectFailures(page)).toHaveLength(1);
});

test('a visitor without a connection to the data file reads why, and gets the matches when it is back', async ({
  page,
  faults,
}) => {
  faults.push({ on: /\/data\/candidates\.json$/, answer: refused });

  await open(page, matches);
  await expect(page.getByRole('alert')).toContainText('could not be reached');
  await expect(page.getByRole('alert')).toContainText('Your preferences are kept');
  await expect
    .poll(() => collectFailures(page))
    .toMatchObject([{ remote: 'host', phase: 'data', recovered: false }]);

  faults.length = 0;
  await page.evaluate(() => {
    for (const name of ['offline', 'online']) window.dispatchEvent(new Event(name));
  });
  await expect(cards(page)).toHaveCount(24);
  expect(await stored(page)).toMatchObject({ answers });
});

/** Opens a page first, with the answers of an earlier visit. */
async function open(page: Page, { path }: FaultyPage) {
  await rememberAnswers(page, answers);
  await page.goto(path);
}

/** Chooses a candidate, with the answers of an earlier visit. */
async function choose(page: Page) {
  await rememberAnswers(page, answers);
  await page.goto('/candidate/ruiz');
  await page.getByRole('button', { name: 'Donate $50' }).click();
  await expect(page.getByText('One candidate gets the whole $50.')).toBeVisible();
}

async function answerAll(page: Page) {
  await page.getByRole('checkbox', { name: 'Climate & Environment' }).check();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('radio', { name: 'Support candidates in close races' }).check();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('radio', { name: 'Single high-impact donation' }).check();
}

async function follow(page: Page, { remote }: typeof about | typeof questions) {
  const name = remote === 'wizard' ? 'Run Demo' : 'About Us';
  await siteNavigation(page).getByRole('link', { name }).click();
}

/** Makes a changed release of a remote with matching hashes. */
async function createRelease({ remote }: FaultyPage, scratch: string, change: Change) {
  let isChanged = false;
  const folder = await nextRelease(getDist(remote), scratch, {
    change: (text, file) => {
      const changed = change(text, file);
      isChanged ||= changed !== text;
      return changed;
    },
  });
  expect(isChanged).toBe(true);
  return folder;
}

/** Expects that only one page is missing: the visitor can go to another page and come back. */
async function expectContained(page: Page, faulty: FaultyPage, phase: string) {
  await expectFailure(page, faulty, phase);
  await markLoad(page);
  const other = faulty === about ? questions : about;
  await follow(page, other);
  await expect(heading(page)).toHaveText(other.heading);
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

/** Expects the links of the top bar to work while the page is missing: React marks the nodes that it owns. */
async function expectBarToWork(page: Page) {
  await page.waitForFunction(() => {
    const link = document.querySelector('header nav a') ?? {};
    return Object.keys(link).some((key) => key.startsWith('__reactProps'));
  });
}
