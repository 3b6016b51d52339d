import { answerWizard, usualChoices } from '@donate-impact/testing/answerWizard';
import { waitForHydration } from '@donate-impact/testing/waitForHydration';
import type { Page } from '@playwright/test';
import { test as ownServerTest } from './gateway';
import { cards, expect, heading, pages, runTheDemo, siteNavigation, test } from './site';

test.describe.configure({ timeout: 60_000 });

for (const [proxy, policy, html] of [
  ['defers scripts', '', (page: string) => page.replaceAll('<script defer', '<script type="late"')],
  ['adds a policy without inline styles', ", default-src 'self'", (page: string) => page],
] as const)
  test(`a visitor behind a proxy that ${proxy} reads that the scripts have not started`, async ({
    page,
    watch,
  }) => {
    watch.expectInConsole(/Content.Security.Policy|styled-components/);
    await page.route('/demo', async (route) => {
      const response = await route.fetch();
      const headers = response.headers();
      headers['content-security-policy'] += policy;
      await route.fulfill({ response, headers, body: html(await response.text()) });
    });
    // The words appear by a CSS animation.
    const client = await page.context().newCDPSession(page);
    await client.send('Animation.enable');
    await client.send('Animation.setPlaybackRate', { playbackRate: 20 });

    await page.goto('/demo');

    const notice = page.getByText('The scripts of this page have not started yet');
    await expect(notice).toBeInViewport();
    await page.getByRole('link', { name: 'Accessibility' }).click();
    await expect(heading(page)).toHaveText('Accessibility');
    await waitForHydration(page);
    await expect(notice).toBeHidden();
  });

test('a copy of a page in an archive keeps what it shows, and its links work', async ({ page }) => {
  const archive = '/web/2026';
  await page.route(`**${archive}/**`, async (route) => {
    const response = await route.fetch({ url: route.request().url().replace(archive, '') });
    const isPage = /html/.test(response.headers()['content-type'] ?? '');
    const body = isPage && (await response.text()).replace(/(href|src)="\//g, `$1="${archive}/`);
    await route.fulfill(body ? { response, body } : { response });
  });
  await page.goto(`${archive}/`);
  await page.waitForFunction(() => performance.getEntriesByName('shell-started').length > 0);
  await page.waitForLoadState('networkidle');
  await expect(heading(page)).toHaveText(/political dollars count/);
  await expect(page.locator('#start-notice')).toHaveCount(0);

  await siteNavigation(page).getByRole('link', { name: 'Run Demo' }).click();
  await page.waitForFunction(() => performance.getEntriesByName('shell-started').length > 0);
  await page.waitForLoadState('networkidle');

  await expect(page).toHaveURL(`${archive}/demo`);
  await expect(heading(page)).toHaveText(/^Step 1 of 3:/);
  await expect(page.locator('#start-notice')).toHaveCount(1);
});

test.describe(() => {
  // The site's policy requires Trusted Types, which are among the missing features.
  test.use({ bypassCSP: true });

  test('every page works without what the oldest supported browsers lack', async ({ page }) => {
    await page.addInitScript(remove, missing);
    for (const { path, heading: text } of pages) {
      await page.goto(path);
      await waitForHydration(page);
      await expect(heading(page)).toContainText(text);
      await expect(page.locator('[data-failure]')).toHaveCount(0);
    }

    await runTheDemo(page);
    await cards(page).getByRole('button', { name: 'Donate' }).first().click();
    await expect(page.getByRole('button', { name: /^Open Campaign Site/ })).toBeVisible();
    await page.goto('/candidate/ruiz');
    await expect(page.getByRole('link', { name: 'Open Campaign Site' })).toBeVisible();
  });
});

ownServerTest(
  'the site works with extensions that add elements and wrap words',
  async ({ page, served, watch }) => {
    served.REPORTS = true;
    watch.expectInConsole(recovered);
    for (const extension of [addAround, addStyles, addButtons, wrapWords])
      await page.addInitScript(extension);

    await page.goto('/demo');
    await waitForHydration(page);

    await answerWizard(page, { ...usualChoices, strategy: 'Spread across several' });
    await page.getByRole('searchbox').fill('ru');
    await cards(page).first().getByRole('button', { name: /^Why/ }).click();
    await cards(page).getByRole('button', { name: 'Donate' }).first().click();
    await expect(heading(page)).toHaveText('Confirm Your Donation');
    await expectWorkingPages(page);
  },
);

ownServerTest(
  'the site works behind a proxy that removes comments and white space',
  async ({ page, served, watch }) => {
    served.REPORTS = true;
    watch.expectInConsole(recovered);
    await page.route(
      (url) => !url.pathname.includes('.'),
      async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: minify(await response.text()) });
      },
    );

    await expectWorkingPages(page);
    await page.goto('/demo');
    await page.getByLabel('Economy').check();
    await expect(page.getByRole('button', { name: 'Next' })).toBeEnabled();
  },
);

// React renders the page again if an extension has changed its markup.
const recovered = /console warning: Error: Minified React error #4(18|19|23|25);/;

/** Opens more pages; a report of a failure fails the test. */
async function expectWorkingPages(page: Page) {
  for (const path of ['/', '/candidate/ruiz', '/results']) {
    await page.goto(path);
    await waitForHydration(page);
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    await expect(page.locator('[data-failure]')).toHaveCount(0);
  }
}

// Features that Chrome and Edge 109, Firefox 115 or Safari 15.6 lack.
const missing = `
  AbortSignal.any AbortSignal.timeout Array.fromAsync Array.prototype.toReversed
  Array.prototype.toSorted Array.prototype.toSpliced Array.prototype.with CompressionStream
  cookieStore document.prerendering document.startViewTransition Element.prototype.checkVisibility
  Element.prototype.moveBefore Element.prototype.setHTMLUnsafe Error.captureStackTrace
  HTMLElement.prototype.popover HTMLElement.prototype.showPopover HTMLScriptElement.supports
  Iterator Map.groupBy navigation navigator.connection navigator.userActivation Object.groupBy
  Promise.try Promise.withResolvers requestIdleCallback scheduler Set.prototype.difference
  Set.prototype.intersection Set.prototype.isSubsetOf Set.prototype.union
  String.prototype.isWellFormed String.prototype.toWellFormed trustedTypes Uint8Array.fromBase64
  URL.canParse URL.parse URLPattern
`;

function remove(names: string) {
  for (const name of names.trim().split(/\s+/)) {
    const path = name.split('.');
    const last = path.pop() ?? '';
    let owner: unknown = globalThis;
    for (const key of path) owner = Reflect.get(Object(owner), key);
    while (owner instanceof Object && !Object.hasOwn(owner, last))
      owner = Object.getPrototypeOf(owner);
    if (owner instanceof Object) Reflect.deleteProperty(owner, last);
  }
}

function minify(html: string) {
  return html
    .replace(/<!--.*?-->/gs, '')
    .replace(/>\s+</g, '><')
    .replace(/\s{2,}/g, ' ');
}

function addAround() {
  document.addEventListener('readystatechange', () => {
    if (document.readyState !== 'interactive') return;
    document.body.setAttribute('data-gr-ext-installed', '');
    document.body.prepend(Object.assign(document.createElement('div'), { textContent: 'banner' }));
    document.documentElement.prepend(document.createElement('input'));
    document.documentElement.append(document.createElement('grammarly-desktop-integration'));
  });
}

function addStyles() {
  new MutationObserver(() => {
    for (const style of document.querySelectorAll('style:not(.darkreader)')) {
      if (style.nextElementSibling?.matches('.darkreader')) continue;
      const own = Object.assign(document.createElement('style'), { className: 'darkreader' });
      style.after(own);
    }
    for (const element of document.querySelectorAll('[style]'))
      element.setAttribute('data-darkreader-inline-bgcolor', '');
  }).observe(document, { childList: true, subtree: true });
}

function addButtons() {
  new MutationObserver(() => {
    for (const input of document.querySelectorAll('#root input:not([data-filled])')) {
      input.setAttribute('data-filled', '');
      input.setAttribute('autocomplete', 'off');
      input.after(document.createElement('com-password-button'));
    }
  }).observe(document, { childList: true, subtree: true });
}

function wrapWords() {
  document.addEventListener('readystatechange', () => {
    if (document.readyState !== 'interactive') return;
    for (const element of document.querySelectorAll('#main p, #main h1'))
      for (const text of [...element.childNodes])
        if (text instanceof Text && text.data.trim()) {
          const word = Object.assign(document.createElement('span'), { textContent: text.data });
          text.replaceWith(word);
        }
  });
}
