import { bannerText, expect, heading, linkCount, pages, siteNavigation, test } from '../site';

// On a shell that does not support the contract of the remotes.
for (const { path } of pages) {
  test(`a visitor of ${path} reads that the part was made for another version of the site`, {
    tag: '@refused',
  }, async ({ page, watch }) => {
    watch.expectInConsole(/"phase":"contract"/);

    await page.goto(path);

    await expect(heading(page)).toHaveText(/cannot be shown right now$/);
    await expect(page.locator('[data-failure]')).toHaveAttribute('data-failure', 'contract');
    await expect(page.getByRole('alert')).toContainText(
      /made for (?:another|a different) version of the site/,
    );
    await expect(page.getByText(bannerText, { exact: true })).toBeVisible();
    await expect(siteNavigation(page).getByRole('link')).toHaveCount(linkCount);
  });
}
