import {
  bannerText,
  expect,
  expectSameLoad,
  heading,
  markLoad,
  pages,
  siteNavigation,
  taken,
  test,
} from './site';

for (const { path, title, heading: text, remote } of pages) {
  test(`a visitor who comes to ${path} directly, and reloads, finds the page`, async ({ page }) => {
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

for (const path of ['/nowhere', '/results/more', '/candidate', '/static', '/About']) {
  test(`a visitor of ${path} reads that there is no such page`, async ({ page, watch }) => {
    watch.expectInConsole(/status of 404/);
    const response = await page.goto(path);

    expect(response?.status()).toBe(404);
    await expect(heading(page)).toHaveText('Page not found');
    await expect(page).toHaveTitle('Page not found · Donate Impact');
    await expect(page.getByText(bannerText, { exact: true })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Go to Home' }).click();
    await expect(heading(page)).toHaveText(/political dollars count/);
  });
}

test('a file that is not there is not answered with a page', async ({ request }) => {
  for (const path of ['/static/js/none.js', '/remotes/wizard/none.js', '/remotes/nobody/x.js']) {
    const response = await request.get(path);

    expect(response.status(), path).toBe(404);
    expect(response.headers()['content-type'], path).not.toContain('html');
  }
});

test('the top bar leads from page to page without loading again and marks the current one', async ({
  page,
}) => {
  await page.goto('/');
  await markLoad(page);
  const bar = siteNavigation(page);
  await expect(bar.getByRole('link')).toHaveText(['Home', 'About Us', 'Run Demo']);
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

test('on a small screen the top bar is a menu that opens, closes on Escape and gives focus back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/about');
  await taken(page);
  const menu = page.getByRole('button', { name: 'Menu' });
  const link = siteNavigation(page).getByRole('link', { name: 'Run Demo' });
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await expect(link).toBeHidden();

  await menu.click();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await expect(link).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');

  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await expect(link).toBeHidden();
  await expect(menu).toBeFocused();
});

test('following a link of the menu closes it', async ({ page }) => {
  await page.setViewportSize({ width: 639, height: 740 });
  await page.goto('/');
  await taken(page);
  const menu = page.getByRole('button', { name: 'Menu' });

  await menu.click();
  await siteNavigation(page).getByRole('link', { name: 'About Us' }).click();

  await expect(heading(page)).toHaveText('About Us');
  await expect(heading(page)).toBeFocused();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
});

test('from 640 px on there is no menu button', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 740 });

  await page.goto('/');

  await expect(siteNavigation(page).getByRole('link', { name: 'About Us' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
});

test('the first stop of the keyboard skips to the content', async ({ page }) => {
  await page.goto('/about');
  await taken(page);

  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');

  await expect(page.getByRole('main')).toBeFocused();
});

test('Back finds the list where the visitor left it, and a new page starts at its top', async ({
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

test('Back and Forward lead through the pages, titles with them', async ({ page }) => {
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

test('a visitor at an address that server and router read differently sees one whole page', async ({
  page,
  watch,
}) => {
  watch.expectInConsole(/404/);

  await page.goto('/candidate/a%2Fb');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Candidate not found');
  await expect(page.getByRole('main')).toHaveCount(1);
});
