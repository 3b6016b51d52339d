import { expect, expectSameLoad, heading, runTheDemo, test } from '../site';
import { mixtures } from './mixtures';

// One project for all mixtures, because each project would start its own browsers.
for (const { name, url } of mixtures.filter(({ tests }) => !tests)) {
  test.describe(name, () => {
    test.use({ baseURL: url });

    test('a visitor goes from the landing page to one confirmed donation', async ({ page }) => {
      await runTheDemo(page);
      await page.getByRole('button', { name: 'Donate $50 to Tobias Lindqvist' }).click();

      await expect(heading(page)).toHaveText('Confirm Your Donation');
      await expect(page.getByText('One candidate gets the whole $50.')).toBeVisible();
      await expect(page.getByRole('main').getByText('Tobias Lindqvist').first()).toBeVisible();
      await expectSameLoad(page);
    });
  });
}
