import { parts } from '@donate-impact/shared/routes';
import { bannerText, expect, heading, linkCount, pages, siteNavigation, test } from '../site';

// On a shell that has earlier versions of the shared packages than the remotes were built with.
for (const { path, remote } of pages) {
  test(`a visitor of ${path} reads that the part was built for another version of the site, and it is not run`, {
    tag: '@needsMore',
  }, async ({ page, watch }) => {
    const needs =
      /"phase":"contract".*"message":"\w+: it needs \S+ \^\d+\.\d+\.0, this shell has \d+\.\d+\.\d+"/;
    watch.expectInConsole(needs);
    const line = page.waitForEvent('console', (message) => needs.test(message.text()));

    await page.goto(path);
    await line;

    await expect(heading(page)).toHaveText(`${parts[remote].called} cannot be shown right now`);
    await expect(page.locator('[data-failure]')).toHaveAttribute('data-failure', 'contract');
    await expect(page.getByRole('alert')).toContainText(
      'made for a different version of the site (',
    );
    expect(await page.evaluate((entry) => entry in window, remote)).toBe(false);
    await expect(page.getByText(bannerText, { exact: true })).toBeVisible();
    await expect(siteNavigation(page).getByRole('link')).toHaveCount(linkCount);
  });
}
