import { waitForHydration } from '@donate-impact/testing/waitForHydration';
import {
  bannerText,
  expect,
  expectSameLoad,
  heading,
  linkCount,
  markLoad,
  pages,
  siteNavigation,
  test,
} from './site';

test('a visitor who opens the address of a page finds it', async ({ page }) => {
  for (const { path, title, heading: text, remote } of pages) {
    const response = await page.goto(path);

    expect(response?.status()).toBe(200);
    await expect(heading(page)).toHaveText(text);
    await expect(heading(page)).toHaveCount(1);
    await expect(page).toHaveTitle(title);
    await expect(page.getByText(bannerText, { exact: true })).toBeVisible();
    await expect(page.getByRole('main').locator(`[data-boundary="${remote}"]`)).toBeVisible();
    await waitForHydration(page);
    await expect(page.locator('body')).toBeFocused();
    expect(new URL(page.url()).pathname).toBe(path);
  }
});

test('a visitor at a URL without a page reads so and continues to the landing page', async ({
  page,
  watch,
}) => {
  watch.expectInConsole(/status of 404/);

  // The router takes the letters of a path as the gateway does.
  const response = await page.goto('/About');

  expect(response?.status()).toBe(404);
  await waitForHydration(page);
  await expect(heading(page)).toHaveText('Page not found');
  await expect(page).toHaveTitle('Page not found · Donate Impact');
  await expect(page.getByText(bannerText, { exact: true })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Go to Home' }).click();
  await expect(heading(page)).toHaveText(/political dollars count/);
});

test('a visitor at a URL that the server and the router read differently sees one whole page', async ({
  page,
  watch,
}) => {
  watch.expectInConsole(/404/);

  await page.goto('/candidate/a%2Fb');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Candidate not found');
  await expect(page.getByRole('main')).toHaveCount(1);
});

test('the top bar, Back and Forward change the page, its title and the focus without reloading', async ({
  page,
}) => {
  await page.goto('/');
  await markLoad(page);
  const bar = siteNavigation(page);
  await expect(bar.getByRole('link')).toHaveCount(linkCount);
  await expect(bar.locator('[aria-current="page"]')).toHaveText('Home');

  for (const [go, link, path, title, text] of [
    [follow('About Us'), 'About Us', '/about', /^About Us ·/, 'About Us'],
    [follow('Run Demo'), 'Run Demo', '/demo', /^Step 1 of 3: /, /^Step 1 of 3:/],
    [() => page.goBack(), 'About Us', '/about', /^About Us ·/, 'About Us'],
    [() => page.goForward(), 'Run Demo', '/demo', /^Step 1 of 3: /, /^Step 1 of 3:/],
    [follow('Home'), 'Home', '/', /^Donate Impact: /, /political dollars count/],
  ] as const) {
    await go();
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(title);
    await expect(heading(page)).toHaveText(text);
    await expect(heading(page)).toBeFocused();
    await expect(bar.locator('[aria-current="page"]')).toHaveText(link);
  }

  await expectSameLoad(page);

  function follow(name: string) {
    return () => bar.getByRole('link', { name }).click();
  }
});

test('the page’s link and the browser’s Back return to the list as it was left, with its scroll and focus', async ({
  page,
}) => {
  await page.goto('/results');
  await page.getByRole('combobox', { name: 'Competitiveness' }).selectOption('Toss-up');
  const details = page.getByRole('link', { name: 'View Details of Petra Vaško' });
  await details.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(500);

  await details.click();
  await expect(heading(page)).toHaveText('Petra Vaško');
  await expect(heading(page)).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.getByRole('link', { name: /^Next: / }).click();
  await expect(heading(page)).not.toHaveText('Petra Vaško');
  await page.goBack();
  await expect(heading(page)).toHaveText('Petra Vaško');
  await page.getByRole('link', { name: 'Back to Results' }).click();

  await expect(heading(page)).toHaveText('Your Matches');
  await expect(details).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
  await expect(page.getByText(/match your filters/).first()).toBeVisible();

  const donate = page.getByRole('button', { name: 'card of Petra Vaško' });
  await donate.click();
  await expect(heading(page)).toHaveText('Confirm Your Donation');
  await page.goBack();
  await expect(heading(page)).toHaveText('Your Matches');
  await expect(donate).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
});

test('a shared link that is opened over the page in view starts at its top', async ({ page }) => {
  await page.goto('/results');
  await page.getByRole('link', { name: 'View Details of Hugo Delacroix-Munro' }).click();
  await expect(page.getByRole('heading', { name: 'The case for' })).toBeVisible();

  await page.goto(`${page.url()}#issues=healthcare&impact=track`);

  await expect(page.getByText('You are looking at someone else’s matches')).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('Back before a reloaded page is hydrated changes the page', async ({ page, watch }) => {
  // The markup is that of the reloaded page, so React renders the other page anew.
  watch.expectInConsole(/Minified React error #418/);
  await page.goto('/');
  await siteNavigation(page).getByRole('link', { name: 'About Us' }).click();
  await expect(heading(page)).toHaveText('About Us');

  await page.addInitScript(holdReact);
  await page.reload();
  await page.waitForFunction(() => performance.getEntriesByName('shell-started').length > 0);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/');
  // A router that had noticed would have loaded the other page by now.
  await page.waitForLoadState('networkidle');
  await expect(heading(page)).toHaveText('About Us');
  await page.evaluate('window.startReact()');

  await expect(page).toHaveTitle(/^Donate Impact: /);
  await expect(heading(page)).toHaveText(/political dollars count/);
});

/** Runs in the page before its scripts. Once the shell has started, delays the messages with which React schedules work. */
function holdReact() {
  const { postMessage } = MessagePort.prototype;
  const started = new Promise<void>((resolve) => Object.assign(window, { startReact: resolve }));
  MessagePort.prototype.postMessage = function (...message: [unknown]) {
    const send = () => postMessage.apply(this, message);
    if (performance.getEntriesByName('shell-started').length === 0) send();
    else void started.then(send);
  };
}
