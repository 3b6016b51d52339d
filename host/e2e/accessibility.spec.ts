import { expectNoViolations } from '@donate-impact/testing/accessibility';
import { expectToFit } from '@donate-impact/testing/playwright';
import { rememberAnswers } from '@donate-impact/testing/storage';
import { waitForHydration } from '@donate-impact/testing/waitForHydration';
import { cards, expect, heading, pages, press, siteNavigation, test } from './site';
import { ownStates, states } from './states';

// Each remote's suite covers the remote's own states; shared/tools/accessibilityResults.ts visits all of them here.
for (const state of process.env.EVERY_STATE ? states : ownStates) {
  const { screen, name, says } = state;
  test(`no accessibility violations on ${screen}: ${name}`, async ({ page, watch }, {
    annotations,
  }) => {
    if (says) watch.expectInConsole(says);

    const found = await expectNoViolations(page, state);

    annotations.push({ type: 'axe', description: JSON.stringify({ ...found, screen, name }) });
  });
}

test('the table on the accessibility page lists every state, except those of a new remote', async ({
  page,
}) => {
  await page.goto('/accessibility');

  const listed = await page.locator('tbody th').allTextContents();
  // npm run accessibility-results visits the states of a new remote, and puts them on the page.
  const screens = new Set(listed.map((state) => state.split(':')[0]));
  const known = states.filter(({ screen }) => screens.has(screen));
  expect(listed).toEqual(known.map(({ screen, name }) => `${screen}: ${name}`));
});

test('the menu of a narrow screen opens and closes by keyboard and returns focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/about');
  await waitForHydration(page);
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.focus();

  await press(page, 'Enter', menu);
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await press(page, 'Tab', siteNavigation(page).getByRole('link', { name: 'Home' }));
  await press(page, 'Escape', menu);
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await expect(siteNavigation(page)).toBeHidden();

  await press(page, 'Space', menu);
  await press(page, 'Tab', siteNavigation(page).getByRole('link', { name: 'Home' }));
  await press(page, 'Enter', heading(page));
  await expect(heading(page)).toHaveText(/political dollars count/);
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
});

test('with the text spacing of WCAG 1.4.12, nothing on any page overlaps or is cut off at 320 px', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await page.setViewportSize({ width: 320, height: 800 });
  const issues = ['climate', 'healthcare', 'immigration', 'economy', 'crime', 'education'];
  await rememberAnswers(page, { issues, impact: 'close', strategy: 'spread' });
  for (const { path } of pages) {
    await page.goto(path);
    await waitForHydration(page);
    if (path === '/results') await expect(cards(page)).toHaveCount(24);
    await page.evaluate(async (spacing) => {
      const sheet = await new CSSStyleSheet().replace(spacing);
      document.adoptedStyleSheets.push(sheet);
    }, '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }');

    await expectToFit(page, path);
    expect.soft(await page.evaluate(findOverlaps), path).toEqual([]);
  }
});

/** Runs in the page: pairs of texts that cover each other by more than a hair. */
function findOverlaps() {
  const boxes: { text: string; rect: DOMRect }[] = [];
  // For assistive technology alone, or in a bar that stays in view over the page.
  const isApart = (element: Element | null): boolean => {
    if (!element) return false;
    const { clipPath, position } = getComputedStyle(element);
    const isOut = clipPath === 'inset(50%)' || position === 'sticky' || position === 'fixed';
    return isOut || isApart(element.parentElement);
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { textContent, parentElement } = texts.currentNode;
    const isShown = parentElement?.checkVisibility({ visibilityProperty: true });
    if (!isShown || !textContent?.trim() || isApart(parentElement)) continue;
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    for (const rect of range.getClientRects())
      if (rect.width > 2) boxes.push({ text: textContent, rect });
  }
  return boxes.flatMap(({ text, rect }, index) =>
    boxes
      .slice(index + 1)
      .filter(
        ({ rect: other }) =>
          Math.min(rect.right, other.right) - Math.max(rect.left, other.left) > 2 &&
          Math.min(rect.bottom, other.bottom) - Math.max(rect.top, other.top) > 6,
      )
      .map((other) => `${text} | ${other.text}`),
  );
}
