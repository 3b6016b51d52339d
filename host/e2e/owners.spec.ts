import { createGateway } from '@donate-impact/gateway';
import type { Page } from '@playwright/test';
import { test as siteTest, thisRelease, whileServed } from './gateway';
import { expect, folderOf, heading, siteNavigation } from './site';

// The gateway of an operator who allows everybody to see the owners.
const test = siteTest.extend({
  baseURL: async ({ browserName: _ }, use) =>
    whileServed(createGateway({ ...thisRelease, ownersAreOn: true }), use),
});

test.skip(Boolean(process.env.BASE_URL), 'allows the outlines on its own server');

test('a colleague sees who owns each part of a page, from where and in which release, and hides it again', async ({
  page,
}) => {
  const [, release = ''] = /(\w+)\/$/.exec(await folderOf(page.request, 'marketing')) ?? [];
  await page.goto('/?owners');
  await expect(page.getByRole('complementary', { name: 'Owners' })).toBeVisible();
  expect(await labelOf(page, '#root')).toContain('host: owner @donate-impact/shell, source host/');
  expect(await labelOf(page, '[data-boundary]')).toBe(
    `marketing: owner @donate-impact/marketing, source remote-marketing/, release ${release}`,
  );

  await siteNavigation(page).getByRole('link', { name: 'Run Demo' }).click();
  await expect(heading(page)).toHaveText(/^Step 1 of 3:/);
  expect(await labelOf(page, '[data-boundary]')).toContain('wizard: owner @donate-impact/wizard');
  await expect(page.getByRole('region', { name: 'Leading so far' })).toBeVisible();
  expect(await labelOf(page, '[data-slot] > [data-boundary]')).toContain('results: owner @donate-');

  await page.getByRole('link', { name: 'Hide the outlines' }).click();
  await expect(page.getByRole('complementary', { name: 'Owners' })).toBeHidden();
  await expect(heading(page)).toHaveText(/^Step 1 of 3:/);
  expect(await labelOf(page, '[data-boundary]')).toBeNull();
});

/** The text above an outlined part; null if it has no outline. */
function labelOf(page: Page, selector: string) {
  return page.evaluate((part) => {
    const node = document.querySelector(part);
    if (!node?.parentElement || getComputedStyle(node).outlineStyle !== 'dashed') return null;
    const { content } = getComputedStyle(node.parentElement, '::before');
    return content.replace(/^"|"$/g, '');
  }, selector);
}
