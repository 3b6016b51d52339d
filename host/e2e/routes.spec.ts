import type { Page } from '@playwright/test';
import {
  bannerText,
  expect,
  expectSameLoad,
  heading,
  linkCount,
  markLoad,
  pages,
  siteNavigation,
  taken,
  test,
} from './site';

for (const { path, title, heading: text, remote } of pages) {
  test(`a visitor who opens ${path} directly, or reloads it, finds the page`, async ({ page }) => {
    for (const load of [() => page.goto(path), () => page.reload()]) {
      const response = await load();

      expect(response?.status()).toBe(200);
      await expect(heading(page)).toHaveText(text);
      await expect(heading(page)).toHaveCount(1);
      await expect(page).toHaveTitle(title);
      await expect(page.getByText(bannerText, { exact: true })).toBeVisible();
      await expect(page.getByRole('main').locator(`[data-boundary="${remote}"]`)).toBeVisible();
      await taken(page);
      await expect(page.locator('body')).toBeFocused();
      expect(new URL(page.url()).pathname).toBe(path);
    }
  });
}

test('a visitor at an address without a page reads so and continues to the landing page', async ({
  page,
  watch,
}) => {
  watch.expectInConsole(/status of 404/);
  for (const path of ['/results/more', '/candidate', '/static', '/About', '/nowhere']) {
    const response = await page.goto(path);

    expect(response?.status()).toBe(404);
    await expect(heading(page)).toHaveText('Page not found');
    await expect(page).toHaveTitle('Page not found · Donate Impact');
    await expect(page.getByText(bannerText, { exact: true })).toBeVisible();
    await taken(page);
  }
  await page.getByRole('main').getByRole('link', { name: 'Go to Home' }).click();
  await expect(heading(page)).toHaveText(/political dollars count/);
});

test('the top bar navigates without reloading and marks the current page', async ({ page }) => {
  await page.goto('/');
  await markLoad(page);
  const bar = siteNavigation(page);
  await expect(bar.getByRole('link')).toHaveCount(linkCount);
  for (const [index, text] of ['Home', 'About Us', 'Run Demo'].entries())
    await expect(bar.getByRole('link').nth(index)).toHaveText(text);
  await expect(bar.locator('[aria-current="page"]')).toHaveText('Home');

  for (const [link, path, text] of [
    ['About Us', '/about', 'About Us'],
    ['Run Demo', '/demo', /^Step 1 of 3:/],
    ['Home', '/', /political dollars count/],
  ] as const) {
    await bar.getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(path);
    await expect(heading(page)).toHaveText(text);
    await expect(heading(page)).toBeFocused();
    await expect(bar.locator('[aria-current="page"]')).toHaveText(link);
    await expect(page.getByText(bannerText, { exact: true })).toBeVisible();
  }

  await expectSameLoad(page);
});

test('below 640 px the links of the top bar are behind a menu button', async ({ page }) => {
  await page.goto('/');
  await taken(page);
  const link = siteNavigation(page).getByRole('link', { name: 'About Us' });
  const menu = page.getByRole('button', { name: 'Menu' });

  await resize(page, 639);
  await expect(menu).toBeVisible();
  await expect(link).toBeHidden();
  await resize(page, 640);
  await expect(menu).toBeHidden();
  await expect(link).toBeVisible();
});

test('Back returns to where the visitor left the list, and a new page starts at the top', async ({
  page,
}) => {
  await page.goto('/results');
  await page.getByRole('link', { name: 'View Details of Petra Vaško' }).scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(500);

  await page.getByRole('link', { name: 'View Details of Petra Vaško' }).click();
  await expect(heading(page)).toHaveText('Petra Vaško');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();

  await expect(heading(page)).toHaveText('Your Matches');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
});

test('Back and Forward move through the pages and their titles', async ({ page }) => {
  await page.goto('/');
  await siteNavigation(page).getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveTitle('About Us · Donate Impact');

  await page.goBack();
  await expect(page).toHaveTitle('Donate Impact: make your political dollars count');
  await expect(heading(page)).toBeFocused();
  await page.goForward();

  await expect(page).toHaveTitle('About Us · Donate Impact');
  await expect(heading(page)).toHaveText('About Us');
});

for (const [button, by, title, text] of [
  ['Back', -1, /^Donate Impact: /, /political dollars count/],
  ['Forward', 1, /^Step 1 of 3: /, /^Step 1 of 3: /],
] as const)
  test(`${button} before a reloaded page is hydrated changes the page and keeps the frame`, async ({
    page,
  }) => {
    await page.goto('/');
    await siteNavigation(page).getByRole('link', { name: 'About Us' }).click();
    await expect(heading(page)).toHaveText('About Us');
    await siteNavigation(page).getByRole('link', { name: 'Run Demo' }).click();
    await expect(heading(page)).toHaveText(/^Step 1 of 3: /);
    await page.goBack();
    await expect(heading(page)).toHaveText('About Us');

    await reloadAndGo(page, by);

    await expect(page).toHaveTitle(title);
    await expect(heading(page)).toHaveText(text);
    await expect(heading(page)).toBeFocused();
    await expect(page.getByRole('main')).toHaveAttribute('data-kept');
  });

test('a visitor at an address that the server and the router read differently sees one whole page', async ({
  page,
  watch,
}) => {
  watch.expectInConsole(/404/);

  await page.goto('/candidate/a%2Fb');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Candidate not found');
  await expect(page.getByRole('main')).toHaveCount(1);
});

/** Reloads the page, marks its frame, and moves in the history after the shell has started and before React has. */
async function reloadAndGo(page: Page, by: number) {
  await page.addInitScript(holdReact);
  await page.reload();
  await page.waitForFunction(() => performance.getEntriesByName('shell-started').length > 0);
  await page.getByRole('main').evaluate((main) => main.setAttribute('data-kept', ''));
  const path = new URL(page.url()).pathname;
  await page.evaluate((by) => history.go(by), by);
  await expect(page).not.toHaveURL(path);
  // A router that has been told would have loaded the other page by then.
  await page.waitForLoadState('networkidle');
  await expect(heading(page)).toHaveText('About Us');
  await page.evaluate('window.startReact()');
}

/** Runs in the page, before its scripts: once the shell has started, holds the messages by which React schedules work. */
function holdReact() {
  const { postMessage } = MessagePort.prototype;
  const started = new Promise<void>((resolve) => Object.assign(window, { startReact: resolve }));
  MessagePort.prototype.postMessage = function (...message: [unknown]) {
    const send = () => postMessage.apply(this, message);
    if (performance.getEntriesByName('shell-started').length === 0) send();
    else void started.then(send);
  };
}

/** Resizes a page that is shown. On a busy machine, Chromium styles it anew only with its next frame. */
async function resize(page: Page, width: number) {
  await expect(async () => {
    await page.setViewportSize({ width, height: 740 });
    expect(await page.evaluate(() => window.innerWidth)).toBe(width);
  }).toPass();
}
