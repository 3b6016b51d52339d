import { expect, type Page } from '@playwright/test';
import { cards, heading, rememberAnswers, siteNavigation, stored, taken } from '../site';
import { status } from './answers';
import { test } from './faultyTest';
import { aRecord } from './hostileRecords';
import { answerAll } from './parts';
import { watchFailures } from './watchFailures';

const answers = { issues: ['climate'], impact: 'close', strategy: 'single' };

test('a visitor who double-clicks everything reaches the same result', async ({ page }) => {
  const { unhandled } = await watchFailures(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Run the Demo' }).dblclick();
  await expect(heading(page)).toHaveText(/^Step 1 of 3:/);
  await page.getByRole('checkbox', { name: 'Climate & Environment' }).check();
  await button(page, 'Next').dblclick();
  await expect(heading(page)).toHaveText(/^Step 2 of 3:/);
  await page.getByRole('radio', { name: 'Support candidates in close races' }).dblclick();
  await button(page, 'Back').dblclick();
  await expect(heading(page)).toHaveText(/^Step 1 of 3:/);
  await button(page, 'Next').dblclick();
  await expect(heading(page)).toHaveText(/^Step 2 of 3:/);
  await button(page, 'Start Over').dblclick();
  await expect(heading(page)).toHaveText(/^Step 1 of 3:/);
  await button(page, 'Undo').dblclick();
  await expect(heading(page)).toHaveText(/^Step 2 of 3:/);
  await expect(page.getByRole('radio', { checked: true })).toHaveAccessibleName(/close races/);
  await button(page, 'Next').dblclick();
  await expect(heading(page)).toHaveText(/^Step 3 of 3:/);
  await page.getByRole('radio', { name: 'Single high-impact donation' }).dblclick();
  await button(page, 'See Matches').dblclick();
  await expect(cards(page)).toHaveCount(24);
  await button(page, 'Donate $50').first().dblclick();
  await expect(page.getByText('One candidate gets the whole $50.')).toBeVisible();
  await button(page, 'Download Receipt').dblclick();
  await expect(page.getByRole('dialog', { name: 'Not Implemented Yet' })).toBeVisible();
  await button(page, 'Got it').dblclick();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to Results' }).first().dblclick();
  await expect(cards(page)).toHaveCount(24);
  await page.getByRole('link', { name: 'Edit Preferences' }).dblclick();
  await expect(heading(page)).toHaveText(/^Step 1 of 3:/);
  await button(page, /^Use my last answers/).dblclick();
  await expect(page.getByText('Your last answers are restored.')).toBeVisible();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveAccessibleName(/^Climate/);
  await page.goBack();
  await expect(cards(page)).toHaveCount(24);
  await page.getByRole('link', { name: 'Back to Wizard' }).dblclick();
  await expect(heading(page)).toHaveText(/^Step 1 of 3:/);
  await button(page, 'Start Over').dblclick();

  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  expect(await stored(page)).toBeNull();
  expect(unhandled).toEqual([]);
});

test('a double click on a control that opens and closes leaves the page unchanged', async ({
  page,
}) => {
  const { unhandled } = await watchFailures(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/results');
  await expect(cards(page)).toHaveCount(24);

  const explore = button(page, 'Explore weights');
  await explore.dblclick();
  await expect(explore).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('region', { name: 'Explore weights' })).toHaveCount(0);
  await explore.click();
  await expect(page.getByRole('slider')).toHaveCount(4);
  await button(page, 'Menu').dblclick();
  await expect(button(page, 'Menu')).toHaveAttribute('aria-expanded', 'false');
  await button(page, 'Menu').click();
  await expect(siteNavigation(page).getByRole('link', { name: 'Run Demo' })).toBeVisible();

  expect(unhandled).toEqual([]);
});

test('a double click on a control that opens a dialog opens one, which Escape closes', async ({
  page,
}) => {
  const { unhandled } = await watchFailures(page);
  await page.goto('/results');
  await expect(cards(page)).toHaveCount(24);
  const compare = page.getByRole('checkbox', { name: /^Compare/ });

  await button(page, 'How scoring works').dblclick();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  for (const index of [22, 23]) await compare.nth(index).check();
  await page.evaluate(() => window.scrollTo(0, 0));
  await button(page, 'Compare side by side').dblclick();
  await expect(page.getByRole('dialog', { name: 'Compare candidates' })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await button(page, 'Clear comparison').dblclick();

  await expect(page.getByRole('checkbox', { name: /^Compare/, checked: true })).toHaveCount(0);
  await expect(button(page, 'Compare side by side')).toHaveCount(0);
  expect(unhandled).toEqual([]);
});

test('a double click on a tool above the list does what one click does', async ({
  page,
  context,
  releaseData,
}) => {
  const { unhandled } = await watchFailures(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const records = Array.from({ length: 160 }, (_, index) => aRecord(`c${index}`));
  await releaseData(JSON.stringify(records));
  await rememberAnswers(page, answers);
  await page.goto('/results');
  await expect(cards(page)).toHaveCount(50);
  const search = page.getByRole('searchbox');

  await search.fill('Candidate c7');
  await button(page, 'Clear filters').dblclick();
  await expect(cards(page)).toHaveCount(50);
  await expect(search).toHaveValue('');
  await search.fill('nobody of that name');
  await button(page, 'Show all candidates').dblclick();
  await expect(cards(page)).toHaveCount(50);
  await button(page, 'Share').click();
  await button(page, 'Copy link').dblclick();
  await expect(page.getByText('Link copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('issues=climate');
  await button(page, 'Show 50 more').click();
  await expect(cards(page)).toHaveCount(100);
  await expect(cards(page).nth(50).getByRole('heading', { level: 2 })).toBeFocused();
  // The second press of a double click hits whatever is under the pointer by then.
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });

  await expect(page).toHaveURL('/results');
  await expect(cards(page)).toHaveCount(100);
  expect(unhandled).toEqual([]);
});

test('a double click on Pause or Play acts like one click, and on Replay Demo plays the demo again', async ({
  page,
}) => {
  const { unhandled } = await watchFailures(page);
  await page.clock.install();
  await page.goto('/');
  await taken(page);
  await page.getByRole('figure').scrollIntoViewIfNeeded();

  await button(page, 'Pause').dblclick();
  await expect(button(page, 'Play')).toBeVisible();
  await button(page, 'Play').dblclick();
  await expect(button(page, 'Pause')).toBeVisible();
  while (!(await button(page, 'Replay Demo').isVisible())) await page.clock.runFor(1000);
  await button(page, 'Replay Demo').dblclick();

  await expect(button(page, 'Pause')).toBeVisible();
  expect(unhandled).toEqual([]);
});

test('a double click on Open Campaign Sites opens each site once, and on Try again retries once', async ({
  page,
  context,
  gateway,
}) => {
  const { asked, unhandled } = await watchFailures(page);
  await context.route(/example\.org/, (route) => route.fulfill({ body: 'A campaign site' }));
  await rememberAnswers(page, answers);
  gateway.rules.push({ on: data, answer: status(500) });
  await page.goto('/results');
  await expect(button(page, 'Try again')).toBeVisible();
  gateway.rules.length = 0;
  asked.length = 0;

  await button(page, 'Try again').dblclick();
  await expect(cards(page)).toHaveCount(24);
  expect(asked.filter((path) => data.test(path))).toHaveLength(1);
  await button(page, 'Donate $50').first().click();
  await button(page, /^Open Campaign Site/).dblclick();

  await expect(page.getByText(/is open in a new tab/)).toBeVisible();
  expect(unhandled).toEqual([]);
});

test('Back and Forward restore every step of a visitor’s journey', async ({ page }) => {
  const { unhandled } = await watchFailures(page);
  await page.goto('/');
  await taken(page);
  for (const { act, seen, before } of journey) {
    await act(page);
    await seen(page);
    await page.goBack();
    await expect(heading(page)).toHaveText(before);
    await page.goForward();
    await seen(page);
  }
  expect(unhandled).toEqual([]);
});

test('a visitor with two tabs keeps a separate journey in each', async ({ page, context }) => {
  const other = await context.newPage();
  const [mine, theirs] = [await watchFailures(page), await watchFailures(other)];
  await page.goto('/demo');
  await other.goto('/demo');
  await page.getByRole('checkbox', { name: 'Economy' }).check();
  await other.getByRole('checkbox', { name: 'Healthcare' }).check();
  await page.getByRole('button', { name: 'Next' }).click();
  await other.getByRole('button', { name: 'Start Over' }).click();
  await page.getByRole('radio', { name: 'Support candidates in close races' }).check();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('radio', { name: 'Spread across several' }).check();
  await page.getByRole('button', { name: 'See Matches' }).click();

  await expect(page.getByRole('region', { name: 'Your preferences' })).toContainText('Economy');
  await expect(other.getByRole('checkbox', { checked: true })).toHaveCount(0);
  expect([...mine.unhandled, ...theirs.unhandled]).toEqual([]);
});

test('a visitor who is offline for a while continues when the connection is back', async ({
  page,
}) => {
  const { unhandled } = await watchFailures(page);
  await fetchNothingAhead(page);
  await page.goto('/demo');
  await answerAll(page);
  await setOffline(page, true);
  await button(page, 'See Matches').click();
  await expect(heading(page)).toHaveText('The list of matches cannot be shown right now');
  await button(page, 'Try again').click();
  await expect(button(page, 'Try again')).toBeVisible();
  await setOffline(page, false);
  await button(page, 'Try again').click();

  await expect(cards(page)).toHaveCount(24);
  await expect(page.getByRole('region', { name: 'Your preferences' })).toContainText('Climate');
  expect(unhandled).toEqual([]);
});

test('a visitor who goes offline before the candidates load gets them when the connection is back', async ({
  page,
}) => {
  const { unhandled } = await watchFailures(page);
  const fetchedAhead = Promise.all(
    [/results.*remoteEntry/, /expose_Results/].map((file) =>
      page.waitForEvent('requestfinished', (request) => file.test(request.url())),
    ),
  );
  // The results page is prefetched, but its data is not: only the matches so far would read it earlier. They fail after
  // that, because nothing is prefetched from a part that has failed.
  await page.route(/expose_LeadingMatches/, async (route) => {
    await fetchedAhead;
    await route.abort();
  });
  await page.goto('/demo');
  await answerAll(page);
  await fetchedAhead;
  await setOffline(page, true);
  await button(page, 'See Matches').click();
  await expect(page.getByRole('alert')).toContainText('could not be reached');
  await setOffline(page, false);

  await expect(cards(page)).toHaveCount(24);
  await expect(page.getByRole('region', { name: 'Your preferences' })).toContainText('Climate');
  expect(unhandled).toEqual([]);
});

const data = /\/data\/candidates\.json$/;

/** From the landing page on: what the visitor does, what the page shows then, and what Back returns to. */
const journey = [
  {
    act: (page: Page) => page.getByRole('link', { name: 'Run the Demo' }).click(),
    seen: (page: Page) => expect(heading(page)).toHaveText(/^Step 1 of 3:/),
    before: /political dollars count/,
  },
  {
    act: async (page: Page) => {
      await page.getByRole('checkbox', { name: 'Climate & Environment' }).check();
      await button(page, 'Next').click();
    },
    seen: (page: Page) => expect(heading(page)).toHaveText(/^Step 2 of 3:/),
    before: /^Step 1 of 3:/,
  },
  {
    act: async (page: Page) => {
      await page.getByRole('radio', { name: 'Support candidates in close races' }).check();
      await button(page, 'Next').click();
    },
    seen: (page: Page) => expect(heading(page)).toHaveText(/^Step 3 of 3:/),
    before: /^Step 2 of 3:/,
  },
  {
    act: async (page: Page) => {
      await page.getByRole('radio', { name: 'Single high-impact donation' }).check();
      await button(page, 'See Matches').click();
    },
    seen: async (page: Page) => {
      await expect(heading(page)).toHaveText('Your Matches');
      await expect(cards(page)).toHaveCount(24);
    },
    // Entering the wizard starts over.
    before: /^Step 1 of 3:/,
  },
  {
    act: viewDetails,
    seen: (page: Page) => expect(page.getByRole('heading', { name: 'Key metrics' })).toBeVisible(),
    before: 'Your Matches',
  },
  {
    act: (page: Page) => button(page, 'Donate $50').click(),
    seen: seeSelected,
    before: 'Ngozi Abara',
  },
  {
    act: (page: Page) => siteNavigation(page).getByRole('link', { name: 'About Us' }).click(),
    seen: (page: Page) => expect(heading(page)).toHaveText('About Us'),
    before: 'Confirm Your Donation',
  },
  {
    act: (page: Page) => page.goBack(),
    seen: seeSelected,
    before: 'Ngozi Abara',
  },
];

async function seeSelected(page: Page) {
  await expect(heading(page)).toHaveText('Confirm Your Donation');
  await expect(page.getByText('One candidate gets the whole $50.')).toBeVisible();
}

async function viewDetails(page: Page) {
  await page
    .getByRole('link', { name: /^View Details/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Key metrics' })).toBeVisible();
}

function button(page: Page, name: string | RegExp) {
  return page.getByRole('button', { name });
}

/** Cuts or restores the connection, and tells the page, which not every Chromium does by itself. */
async function setOffline(page: Page, isOffline: boolean) {
  await page.context().setOffline(isOffline);
  await page.evaluate(
    (name) => window.dispatchEvent(new Event(name)),
    isOffline ? 'offline' : 'online',
  );
}

/** Turns off prefetching, so that being offline has an effect. */
async function fetchNothingAhead(page: Page) {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}
