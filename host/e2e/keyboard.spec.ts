import type { Locator, Page } from '@playwright/test';
import { cards, expect, heading, siteNavigation, taken, test } from './site';

test('a visitor confirms a donation by keyboard alone and never loses focus', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => ({ opener: null }) as Window;
  });
  await page.goto('/');
  await taken(page);
  const main = page.getByRole('main');

  await press(page, 'Tab', page.getByRole('link', { name: 'Skip to content' }));
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport();
  await press(page, 'Enter', main);
  await press(page, 'Tab', main.getByRole('link', { name: 'Run the Demo' }));

  await press(page, 'Enter', heading(page), /^Step 1 of 3/);
  await press(page, 'Tab', page.getByRole('button', { name: 'Start Over' }));
  await press(page, 'Tab', page.getByRole('checkbox', { name: 'Climate & Environment' }));
  await press(page, 'Space', page.getByRole('checkbox', { name: 'Climate & Environment' }));
  for (const name of ['Healthcare', 'Immigration', 'Economy', 'Crime & Safety', 'Education'])
    await press(page, 'Tab', page.getByRole('checkbox', { name }));
  await press(page, 'Tab', page.getByRole('button', { name: 'Next' }));

  await press(page, 'Enter', heading(page), /^Step 2 of 3/);
  await press(page, 'Tab', page.getByRole('button', { name: 'Start Over' }));
  await press(page, 'Tab', page.getByRole('radio', { name: 'close races' }));
  await press(page, 'ArrowDown', page.getByRole('radio', { name: 'track records' }));
  await press(page, 'Tab', page.getByRole('button', { name: 'Back' }));
  await press(page, 'Tab', page.getByRole('button', { name: 'Next' }));

  await press(page, 'Enter', heading(page), /^Step 3 of 3/);
  await press(page, 'Tab', page.getByRole('button', { name: 'Start Over' }));
  await press(page, 'Tab', page.getByRole('radio', { name: 'Single high-impact donation' }));
  await press(page, 'ArrowDown', page.getByRole('radio', { name: 'Spread across several' }));
  await press(page, 'Tab', page.getByRole('button', { name: 'Back' }));
  await press(page, 'Tab', page.getByRole('button', { name: 'See Matches' }));

  await press(page, 'Enter', heading(page), 'Your Matches');
  const first = cards(page).first();
  await expect(first).toBeVisible();
  await press(page, 'Tab', page.getByRole('link', { name: 'Back to Wizard' }));
  await press(page, 'Tab', page.getByRole('button', { name: 'How scoring works' }));
  await press(page, 'Tab', page.getByRole('searchbox'));
  await press(page, 'Tab', page.getByRole('combobox', { name: 'Competitiveness' }));
  await press(page, 'Tab', page.getByRole('combobox', { name: 'Issue' }));
  await press(page, 'Tab', page.getByRole('button', { name: 'Explore weights' }));
  await press(page, 'Tab', page.getByRole('button', { name: 'Share' }));
  await press(page, 'Tab', page.getByRole('link', { name: 'Edit Preferences' }));
  for (const name of ['Competitiveness', 'Funding gap', 'Time to election', 'Issue match'])
    await press(page, 'Tab', page.getByRole('checkbox', { name: `${name} in the bars` }));
  const ranking = page.getByRole('table', { name: 'Ranking at a glance' });
  await press(page, 'Tab', ranking.getByRole('button').first());
  await press(page, 'ArrowDown', ranking.getByRole('button').nth(1));
  await press(page, 'ArrowUp', ranking.getByRole('button').first());
  await press(page, 'Enter', first.getByRole('heading', { level: 2 }));
  const donateButton = first.getByRole('button', { name: /^Donate \$50/ });
  await press(page, 'Tab', donateButton);
  await press(page, 'Tab', first.getByRole('link', { name: /^View Details/ }));
  await press(page, 'Tab', first.getByRole('checkbox', { name: /^Compare/ }));
  const explanation = first.getByRole('button', { name: /was calculated/ });
  await press(page, 'Tab', explanation);
  await press(page, 'Enter', explanation);
  await expect(first.getByRole('table')).toBeVisible();
  await press(page, 'Shift+Tab', first.getByRole('checkbox', { name: /^Compare/ }));
  await press(page, 'Shift+Tab', first.getByRole('link', { name: /^View Details/ }));
  await press(page, 'Shift+Tab', donateButton);

  await press(page, 'Enter', heading(page), 'Confirm Your Donation');
  await expect(main.getByRole('listitem')).toHaveCount(3);
  for (const recipient of await main.getByRole('listitem').all()) {
    await press(page, 'Tab', recipient.getByRole('link').first());
    await press(page, 'Tab', recipient.getByRole('link', { name: /opens in a new tab/ }));
  }
  const openAll = page.getByRole('button', { name: /^Open Campaign Sites/ });
  await press(page, 'Tab', openAll);
  await press(page, 'Enter', openAll);
  await expect(page.getByText('3 campaign sites are open in new tabs.')).toBeVisible();
});

test('the menu opens and closes by keyboard and returns focus', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/about');
  await taken(page);
  const menu = page.getByRole('button', { name: 'Menu' });
  await press(page, 'Tab', page.getByRole('link', { name: 'Skip to content' }));
  await press(page, 'Tab', page.getByRole('link', { name: 'Donate Impact' }));
  await press(page, 'Tab', menu);

  await press(page, 'Enter', menu);
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await press(page, 'Tab', siteNavigation(page).getByRole('link', { name: 'Home' }));
  await press(page, 'Escape', menu);
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await expect(siteNavigation(page)).toBeHidden();

  await press(page, 'Space', menu);
  await press(page, 'Tab', siteNavigation(page).getByRole('link', { name: 'Home' }));
  await press(page, 'Enter', heading(page), /political dollars count/);
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
});

test('a link to the current page keeps focus', async ({ page }) => {
  for (const [path, name] of [
    ['/', 'Home'],
    ['/about', 'About Us'],
    ['/accessibility', 'Accessibility'],
  ] as const) {
    await page.goto(path);
    await taken(page);
    const link = page.getByRole('link', { name, exact: true });
    await link.focus();

    await page.keyboard.press('Enter');

    await expect(link).toBeFocused();
  }
  await page.goto('/results#issues=climate&impact=close&strategy=single');
  await page.getByRole('link', { name: 'Show my own matches' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/results');
  await expect(heading(page)).toBeFocused();
});

/** Presses a key and expects focus on one element afterward. */
async function press(page: Page, key: string, focused: Locator, text?: string | RegExp) {
  await page.keyboard.press(key);
  if (text) await expect(focused).toHaveText(text);
  await expect(focused).toBeFocused();
}
