import type { Page } from '@playwright/test';
import { distOf, test } from './gateway';
import {
  bannerText,
  cards,
  expect,
  expectSameLoad,
  heading,
  linkCount,
  markLoad,
  siteNavigation,
  taken,
} from './site';

test.skip(Boolean(process.env.BASE_URL), 'removes parts from its own server');

const parts = [
  {
    remote: 'marketing',
    path: '/about',
    panel: 'The introduction cannot be shown right now',
    heading: 'About Us',
    from: '/demo',
    enter: (page: Page) => siteNavigation(page).getByRole('link', { name: 'About Us' }).click(),
  },
  {
    remote: 'wizard',
    path: '/demo',
    panel: 'The questionnaire cannot be shown right now',
    heading: /^Step 1 of 3:/,
    from: '/about',
    enter: (page: Page) => siteNavigation(page).getByRole('link', { name: 'Run Demo' }).click(),
  },
  {
    remote: 'results',
    path: '/results',
    panel: 'The list of matches cannot be shown right now',
    heading: 'Your Matches',
    from: '/demo',
    enter: seeMatches,
  },
] as const;

for (const { remote, path, panel, heading: found, from, enter } of parts) {
  test(`a visitor who opens ${path} while ${remote} is down reads so and retries without reloading`, async ({
    page,
    served,
    watch,
  }) => {
    watch.expectInConsole(/status of 503|remote-failure/);
    const there = served.remotes[remote] ?? '';
    served.remotes[remote] = '/nowhere';

    await page.goto(path);
    await expectPanel(page, panel);
    await markLoad(page);
    await expect(page.locator('body')).toBeFocused();
    served.remotes[remote] = there;
    await page.getByRole('button', { name: 'Try again' }).click();

    await expect(heading(page)).toHaveText(found);
    await expectSameLoad(page);
  });

  test(`a visitor who navigates to ${path} while ${remote} is down reads so, and the rest works`, async ({
    page,
    served,
    watch,
  }) => {
    watch.expectInConsole(/status of 503|remote-failure/);
    served.remotes[remote] = '/nowhere';
    await page.goto(from);
    await taken(page);
    await markLoad(page);

    await enter(page);
    await expectPanel(page, panel);
    await expect(page).toHaveURL(path);
    await expect(heading(page)).toBeFocused();
    await page.goBack();
    await expect(page.locator('main > [data-boundary]')).toBeVisible();
    await page.goForward();
    await expectPanel(page, panel);

    served.remotes[remote] = distOf(remote);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading(page)).toHaveText(found);
    await expectSameLoad(page);
  });
}

test('a visitor’s answers from before the results went down are ranked once they are back', async ({
  page,
  served,
  watch,
}) => {
  watch.expectInConsole(/status of 503|remote-failure/);
  served.remotes.results = '/nowhere';
  await page.goto('/demo');
  await seeMatches(page);
  await expectPanel(page, 'The list of matches cannot be shown right now');

  served.remotes.results = distOf('results');
  await page.getByRole('button', { name: 'Try again' }).click();

  await expect(page.getByRole('region', { name: 'Your preferences' })).toContainText(
    'Climate & Environment',
  );
  await expect(cards(page)).toHaveCount(24);
});

test('a retry that fails says so again and can be repeated', async ({ page, served, watch }) => {
  watch.expectInConsole(/status of 503|remote-failure/);
  served.remotes.wizard = '/nowhere';
  await page.goto('/demo');
  await expectPanel(page, 'The questionnaire cannot be shown right now');

  const failedAgain = page.waitForEvent('console', (message) =>
    message.text().includes('remote-failure'),
  );
  await page.getByRole('button', { name: 'Try again' }).click();
  await failedAgain;
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  served.remotes.wizard = distOf('wizard');
  await page.getByRole('button', { name: 'Try again' }).click();

  await expect(heading(page)).toHaveText(/^Step 1 of 3:/);
});

test('with every remote down, a visitor still sees the banner, the top bar and one panel per page', async ({
  page,
  served,
  watch,
}) => {
  watch.expectInConsole(/status of 503|remote-failure/);
  served.remotes = Object.fromEntries(
    Object.keys(served.remotes).map((name) => [name, '/nowhere']),
  );

  await page.goto('/');
  await expectPanel(page, 'The introduction cannot be shown right now');
  await siteNavigation(page).getByRole('link', { name: 'Run Demo' }).click();

  await expectPanel(page, 'The questionnaire cannot be shown right now');
});

async function expectPanel(page: Page, panel: string) {
  await expect(heading(page)).toHaveText(panel, { timeout: 15_000 });
  await expect(page.getByRole('alert')).toContainText('does not answer');
  await expect(page.getByText(bannerText, { exact: true })).toBeVisible();
  await expect(siteNavigation(page).getByRole('link')).toHaveCount(linkCount);
}

async function seeMatches(page: Page) {
  await page.getByRole('checkbox', { name: 'Climate & Environment' }).check();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('radio', { name: 'Support candidates in close races' }).check();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('radio', { name: 'Spread across several' }).check();
  await page.getByRole('button', { name: 'See Matches' }).click();
}
