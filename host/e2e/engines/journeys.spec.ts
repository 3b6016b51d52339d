import { expect } from '@playwright/test';
import { type Answer, test as base, changed, collectLogged, status } from '../faultyGateway';
import { firefox } from './firefox';
import type { Engine, Visitor } from './Visitor';

/** Playwright's test with one browser for all tests; each has the site at another origin, where nothing is stored. */
const test = base.extend<object, { engine: Engine; visitor: Visitor }>({
  // Of Playwright's own page, which these tests do not open.
  watch: ({ browserName: _ }, use) => use({ expectInConsole: () => {} }),
  engine: [firefox, { option: true, scope: 'worker' }],
  visitor: [
    async ({ engine }, use) => {
      const visitor = await engine.visit();
      await use(visitor);
      await visitor.leave();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

test.skip(({ engine }) => !engine.isInstalled(), 'Needs firefox-esr, webkit2gtk-driver and xvfb');

const late: Answer = (response, { headers, body }) =>
  void setTimeout(() => response.writeHead(200, headers).end(body), 2_000);

const planted = 'document.documentElement.dataset.planted = "yes";';

test('a visitor goes from the landing page to the confirmation, and the answers stay', async ({
  visitor,
  baseURL,
}) => {
  await visitor.open(`${baseURL}/`);
  await sees(visitor, { isHydrated: true });
  const { load } = await visitor.read(look);
  await visitor.click('link', 'Run the Demo');
  await visitor.click('checkbox', 'Climate & Environment');
  await visitor.click('checkbox', 'Economy');
  await visitor.click('button', 'Next');
  await visitor.click('radio', 'Support candidates in close races');
  await visitor.click('button', 'Next');
  await sees(visitor, { heading: expect.stringMatching(/^Step 3 of 3:/) });
  await visitor.back();
  await sees(visitor, { checked: ['Support candidates in close races'] });
  await visitor.click('button', 'Next');
  await visitor.click('radio', 'Single high-impact donation');
  await visitor.click('button', 'See Matches');
  await sees(visitor, { text: expect.stringContaining('24 candidates ranked') });

  await visitor.click('button', 'Donate $50 (card of Tobias Lindqvist)');

  await sees(visitor, {
    heading: 'Confirm Your Donation',
    focused: 'Confirm Your Donation',
    text: expect.stringMatching(/One candidate gets the whole \$50\..*Tobias Lindqvist.*\$50/s),
    load,
  });
  await visitor.back();
  await sees(visitor, { heading: 'Your Matches', load });
  await visitor.reload();
  await sees(visitor, {
    isHydrated: true,
    text: expect.stringContaining('Climate & Environment, Economy'),
  });
});

// Not in WebKitGTK 2.50, whose process ends when this page is reloaded soon after a press.
const inFirefox = { tag: '@firefox' };

test(
  'a reload shows the controls as the script knows them, not as the browser had them',
  inFirefox,
  async ({ visitor, baseURL }) => {
    await visitor.open(`${baseURL}/demo`);
    await sees(visitor, { isHydrated: true, disabled: ['Back', 'Next'] });
    await visitor.click('checkbox', 'Economy');
    await sees(visitor, { checked: ['Economy'], disabled: ['Back'] });

    await visitor.reload();

    await sees(visitor, { isHydrated: true, checked: [], disabled: ['Back', 'Next'] });
  },
);

test(
  'leaving a page before its scripts have arrived is not reported as a failure',
  inFirefox,
  async ({ visitor, baseURL, served, faults }) => {
    const failures = collectLogged(served);
    faults.push({ on: /^\/host\/static\/js\//, answer: late });
    const opened = visitor.open(`${baseURL}/`).catch(() => {});

    // A press by the driver waits for the scripts.
    await expect(() => visitor.read(pressAbout)).toPass();
    await opened;

    await sees(visitor, { heading: 'About Us', isHydrated: true });
    expect(failures).toEqual([]);
  },
);

test('a visitor sees that a remote is down, and tries again without a reload', async ({
  visitor,
  baseURL,
  faults,
}) => {
  faults.push({ on: /^\/remotes\/wizard\//, answer: status(503) });
  await visitor.open(`${baseURL}/about`);
  await sees(visitor, { isHydrated: true });
  const { load } = await visitor.read(look);
  await visitor.click('link', 'Run Demo');
  await sees(visitor, { heading: 'The questionnaire cannot be shown right now' });
  faults.length = 0;

  await visitor.click('button', 'Try again');

  await sees(visitor, { heading: expect.stringMatching(/^Step 1 of 3:/), load });
});

test('a remote’s script that was changed on its way does not run, and the visitor is told', async ({
  visitor,
  baseURL,
  faults,
}) => {
  const answer = changed((code) => `${code}\n${planted}`);
  faults.push({ on: /\/wizard\/static\/js\/remoteEntry/, answer });

  await visitor.open(`${baseURL}/demo`);

  await sees(visitor, {
    heading: 'The questionnaire cannot be shown right now',
    text: expect.stringContaining('changed on its way'),
    isPlanted: false,
  });
});

test('a script that was planted in a page does not run', async ({ visitor, baseURL, faults }) => {
  const markup = `<script>${planted}</script><img src="/gone.svg" alt="" onerror='${planted}'>`;
  const answer = changed((html) => html.replace('</body>', `${markup}</body>`));
  faults.push({ on: /^\/demo$/, answer });

  await visitor.open(`${baseURL}/demo`);

  await sees(visitor, { isHydrated: true, isPlanted: false });
});

/** Runs in the page. Throws on any page but the landing page, such as the one before. */
function pressAbout() {
  document.querySelectorAll<HTMLElement>('main a[href="/about"]').item(0).click();
}

/** Waits until the page shows this. */
function sees(visitor: Visitor, shown: Partial<Record<keyof ReturnType<typeof look>, unknown>>) {
  const retries = { intervals: [50], timeout: 20_000 };
  // WebKit's driver rejects when the page goes while it answers.
  return expect(async () => expect(await visitor.read(look)).toMatchObject(shown)).toPass(retries);
}

/** Runs in the page. */
function look() {
  // Not the time of the load: WebKit computes that anew from the clock, which a machine may set meanwhile.
  const page: Window & { load?: number } = window;
  page.load ??= Math.random();
  const title = document.querySelector('h1');
  const checked = document.querySelectorAll<HTMLInputElement>('main input:checked');
  return {
    heading: title?.textContent,
    text: document.body.textContent,
    focused: document.activeElement?.textContent,
    checked: [...checked].map((input) => input.labels?.[0]?.textContent),
    disabled: [...document.querySelectorAll('main :disabled')].map((each) => each.textContent),
    isHydrated: document.documentElement.classList.contains('entered'),
    isPlanted: 'planted' in document.documentElement.dataset,
    load: page.load,
  };
}
