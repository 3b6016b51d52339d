import type { Page } from '@playwright/test';
import { test as ownServerTest } from './gateway';
import {
  answerWizard,
  cards,
  expect,
  heading,
  holdRequests,
  pages,
  rememberAnswers,
  runTheDemo,
  stored,
  taken,
  test,
} from './site';

test.describe.configure({ timeout: 60_000 });

const answers = {
  issues: ['Climate & Environment', 'Economy'],
  impact: 'Support candidates in close races',
  strategy: 'Spread across several',
};

test('a visitor whose browser does not run the scripts reads so beside Next', async ({
  page,
  watch,
}) => {
  watch.expectInConsole(/ERR_FAILED/);
  await page.route('**/*.js', (route) => route.abort());
  // The words appear by a CSS animation.
  const client = await page.context().newCDPSession(page);
  await client.send('Animation.enable');
  await client.send('Animation.setPlaybackRate', { playbackRate: 20 });

  await page.goto('/demo');

  const next = page.getByRole('button', { name: 'Next' });
  const says = page.getByText('The scripts of this page do not run.');
  await expect(says).toBeVisible();
  await expect(next).toBeDisabled();
  const [saysAt, nextAt] = [await says.boundingBox(), await next.boundingBox()];
  expect(Math.abs((saysAt?.y ?? 0) - (nextAt?.y ?? 0))).toBeLessThan(100);
});

test('a held Enter presses a button once and opens a link once', async ({ page, context }) => {
  await context.route('https://*.example.org/**', (route) => route.fulfill({ body: 'A site' }));
  await page.goto('/results');
  const more = cards(page)
    .first()
    .getByRole('button', { name: /^(More|Less) about/ });
  await more.focus();
  await hold(page, 'Enter');
  await expect(more).toHaveAttribute('aria-expanded', 'true');

  await page.goto('/candidate/ruiz');
  await page.getByRole('link', { name: 'Open Campaign Site' }).focus();
  await hold(page, 'Enter');

  await expect.poll(() => context.pages().length).toBeGreaterThan(1);
  await page.reload();
  expect(context.pages()).toHaveLength(2);
});

test('a prerendering page clears what is stored only when it is shown', async ({ page }) => {
  await rememberAnswers(page, { issues: ['economy'], impact: 'close', strategy: 'single' });
  await page.addInitScript(() => Object.assign(window, { isAhead: true }));
  await page.addInitScript(() =>
    Object.defineProperty(Document.prototype, 'prerendering', {
      get: () => Reflect.get(window, 'isAhead'),
    }),
  );
  await page.goto('/demo', { waitUntil: 'networkidle' });
  expect(await stored(page)).toMatchObject({ answers: { issues: ['economy'] } });

  await page.evaluate(() => {
    Object.assign(window, { isAhead: false });
    document.dispatchEvent(new Event('prerenderingchange'));
  });

  await taken(page);
  await expect.poll(() => stored(page)).toBeNull();
});

test.describe(() => {
  // The site's policy requires Trusted Types, which are among the missing features.
  test.use({ bypassCSP: true });

  test('every page works without what the oldest supported browsers lack', async ({ page }) => {
    await page.addInitScript(remove, missing);
    for (const { path, heading: text } of pages) {
      await page.goto(path);
      await taken(page);
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

for (const [what, extensions] of [
  ['add elements around the page, styles and buttons', [addAround, addStyles, addButtons]],
  ['wrap words', [wrapWords]],
] as const)
  ownServerTest(`the site works with extensions that ${what}`, async ({ page, served, watch }) => {
    served.reportsAreOn = true;
    watch.expectInConsole(recovered);
    for (const extension of extensions) await page.addInitScript(extension);

    await tickEarly(page, 'Crime & Safety');

    await expectWorkingSite(page);
  });

ownServerTest(
  'the site works behind a proxy that removes comments and white space',
  async ({ page, served, watch }) => {
    served.reportsAreOn = true;
    watch.expectInConsole(recovered);
    await page.route(
      (url) => !url.pathname.includes('.'),
      async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: minify(await response.text()) });
      },
    );

    await page.goto('/demo');
    await expectWorkingSite(page);
  },
);

// React renders the page again if an extension has changed its markup.
const recovered = /console warning: Error: Minified React error #4(18|19|23|25);/;

/** Ticks an issue before the scripts of the wizard run. */
async function tickEarly(page: Page, issue: string) {
  const arrive = await holdRequests(page, '**/*.js');
  await page.goto('/demo', { waitUntil: 'commit' });
  await page.getByRole('checkbox', { name: issue }).check();
  arrive();
  await taken(page);
  await expect(page.getByRole('checkbox', { name: issue })).toBeChecked();
}

/** Goes from /demo to the confirmation and opens more pages; a report of a failure fails the test. */
async function expectWorkingSite(page: Page) {
  await answerWizard(page, answers);
  await page.getByRole('searchbox').fill('ru');
  await cards(page).first().getByRole('button', { name: /^More/ }).click();
  await cards(page).getByRole('button', { name: 'Donate' }).first().click();
  await expect(heading(page)).toHaveText('Confirm Your Donation');
  for (const path of ['/', '/candidate/ruiz', '/results']) {
    await page.goto(path);
    await taken(page);
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    await expect(page.locator('[data-failure]')).toHaveCount(0);
  }
}

/** Holds a key until it repeats. */
async function hold(page: Page, key: string) {
  await page.keyboard.down(key);
  await page.keyboard.down(key);
  await page.keyboard.up(key);
}

// Features that Chrome and Edge 109, Firefox 115 or Safari 15.6 lack.
const missing = [
  'AbortSignal.any',
  'AbortSignal.timeout',
  'Array.fromAsync',
  'Array.prototype.toReversed',
  'Array.prototype.toSorted',
  'Array.prototype.toSpliced',
  'Array.prototype.with',
  'CompressionStream',
  'cookieStore',
  'document.prerendering',
  'document.startViewTransition',
  'Element.prototype.checkVisibility',
  'Element.prototype.moveBefore',
  'Element.prototype.setHTMLUnsafe',
  'Error.captureStackTrace',
  'HTMLElement.prototype.popover',
  'HTMLElement.prototype.showPopover',
  'HTMLScriptElement.supports',
  'Iterator',
  'Map.groupBy',
  'navigation',
  'navigator.connection',
  'navigator.userActivation',
  'Object.groupBy',
  'Promise.try',
  'Promise.withResolvers',
  'requestIdleCallback',
  'scheduler',
  'Set.prototype.difference',
  'Set.prototype.intersection',
  'Set.prototype.isSubsetOf',
  'Set.prototype.union',
  'String.prototype.isWellFormed',
  'String.prototype.toWellFormed',
  'trustedTypes',
  'Uint8Array.fromBase64',
  'URL.canParse',
  'URL.parse',
  'URLPattern',
];

function remove(names: string[]) {
  for (const name of names) {
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
