import { expect, test } from '@playwright/test';

test('leads from the landing page to the demo and to more about it', async ({ page }) => {
  await page.goto('/');

  await expect(page).toHaveTitle('Donate Impact: make your political dollars count');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('political dollars count');
  await expect(page.getByRole('link', { name: 'Run the Demo' })).toHaveAttribute('href', '/demo');
  await expect(page.getByRole('link', { name: 'Start the Demo' })).toHaveAttribute('href', '/demo');
  await page.getByRole('link', { name: 'Learn More' }).click();

  await expect(page).toHaveURL('/about');
  await expect(page).toHaveTitle('About Us · Donate Impact');
});

test('names three features', async ({ page }) => {
  await page.goto('/');

  await expect(page.getByRole('article').getByRole('heading')).toHaveText([
    'Smart Matching',
    'Impact Tracking',
    'Transparent Scoring',
  ]);
});

test('tells on the about page what is in the score and what is not', async ({ page }) => {
  await page.goto('/about');

  await expect(page.getByRole('heading', { level: 2 })).toContainText([
    'The Problem',
    'Our Solution',
    'What the algorithm considers',
    'Our Goals',
  ]);
  const item = (title: string) => page.getByRole('listitem').filter({ hasText: title });
  await expect(item('Funding gaps')).toContainText("In this prototype's score");
  await expect(item('Race competitiveness and polling')).toContainText('Shown, not scored');
  await expect(item('Historical voting patterns')).toContainText('Not in the prototype');
  await expect(page.getByRole('link', { name: 'Try the Demo' })).toHaveAttribute('href', '/demo');
});

for (const path of ['/', '/about']) {
  test(`fits ${path} into 320 px, as at 400 % zoom, without sideways scrolling`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  test(`has one filled button on ${path}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    const filled = await page.getByRole('main').evaluate((main) => {
      const accent = getComputedStyle(document.documentElement).getPropertyValue('--color-accent');
      const probe = document.createElement('i');
      probe.style.color = accent;
      document.body.append(probe);
      const color = getComputedStyle(probe).color;
      probe.remove();
      return [...main.querySelectorAll('a, button')].filter(
        (each) => getComputedStyle(each).backgroundColor === color,
      ).length;
    });
    expect(filled).toBe(1);
  });
}
