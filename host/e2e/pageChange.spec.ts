import { waitForHydration } from '@donate-impact/testing/waitForHydration';
import { expect, heading, siteNavigation, test } from './site';

test('a click right after a page change counts', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  await siteNavigation(page).getByRole('link', { name: 'About Us' }).click();
  await expect(heading(page)).toHaveText('About Us');

  await siteNavigation(page).getByRole('link', { name: 'Run Demo' }).click({ noWaitAfter: true });

  await expect(heading(page)).toHaveText(/^Step 1 of 3:/);
});

test('a button that is pressed twice opens one page, which Back leaves', async ({ page }) => {
  await page.goto('/results');
  const control = page.getByRole('button', { name: /^Donate/ }).first();
  await control.evaluate(pressAgainOnceLeft);

  await control.click();
  await expect(page).toHaveURL('/confirm');
  await expect(heading(page)).toBeFocused();
  await page.goBack();

  await expect(page).toHaveURL('/results');
});

/** Runs in the page. Presses a control for the second time when the browser has left the page and still shows it. */
function pressAgainOnceLeft(control: HTMLElement | SVGElement) {
  const { pushState } = window.history;
  window.history.pushState = (...entry) => {
    window.history.pushState = pushState;
    pushState.apply(window.history, entry);
    queueMicrotask(() =>
      control.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })),
    );
  };
}
