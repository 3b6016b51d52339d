import { findEngine } from './findEngine';
import { expect, test } from './journeyTest';
import { heading, pageText } from './readings';

test.skip(({ engineName }) => !findEngine(engineName), 'the engine is not installed');

// What every engine does with scripts that were changed or planted; faults/tamper.spec.ts has more cases, in Chromium.
const bannerText = 'Prototype, Synthetic data, Not a political committee';
const run = 'globalThis.ran = true;';
const addCode = (content: string) => `${content}\n${run}`;
const hasRun = () => Reflect.get(globalThis, 'ran') === true;

for (const [what, on] of [
  ['the entry of a remote', /\/wizard\/\w+\/static\/js\/remoteEntry/],
  ['the page of a remote', /__federation_expose_Wizard/],
] as const)
  test(`code added to ${what} does not run, and the visitor is told`, async ({ site, visitor }) => {
    site.expected.push(/./);
    site.changes.push({ on, change: addCode });

    await visitor.open('/demo');

    await expect
      .poll(() => visitor.read(heading, null), { timeout: 15_000 })
      .toBe('The questionnaire cannot be shown right now');
    expect(await visitor.read(hasRun, null)).toBe(false);
    expect(await visitor.read(pageText, null)).toContain('changed on its way');
  });

for (const script of ['vendor', 'index'])
  test(`code added to the shell’s ${script} script does not run, and the page stays readable`, async ({
    site,
    visitor,
  }) => {
    site.expected.push(/./);
    site.changes.push({ on: new RegExp(`^/host/\\w+/static/js/${script}\\.`), change: addCode });

    await visitor.open('/demo');
    await new Promise((resolve) => setTimeout(resolve, 2_000));

    expect(await visitor.read(hasRun, null)).toBe(false);
    expect(await visitor.read(pageText, null)).toContain('Step 1 of 3:');
    expect(await visitor.read(pageText, null)).toContain(bannerText);
  });

for (const planted of [
  `<script>${run}</script>`,
  '<script src="/host/0/static/js/planted.js"></script>',
  '<script type="module" src="/host/0/static/js/planted.js"></script>',
  `<img src="/gone.svg" alt="" onerror="${run}">`,
  `<svg onload="${run}"></svg>`,
  `<iframe srcdoc="<script>top.ran = true;</script>"></iframe>`,
  `<a href="javascript:${run}" id="planted">Planted</a>`,
  '<base href="https://elsewhere.example/">',
])
  test(`what is planted in a page does not run: ${planted.slice(0, 60)}`, async ({
    site,
    visitor,
  }) => {
    site.expected.push(/./);
    site.changes.push(
      { on: /planted\.js$/, change: () => run },
      { on: /^\/demo$/, change: (html) => html.replace('</body>', `${planted}</body>`) },
    );

    await visitor.open('/demo');
    await expect.poll(() => visitor.read(heading, null)).toMatch(/^Step 1 of 3:/);
    await visitor.read(clickPlanted, null);
    await new Promise((resolve) => setTimeout(resolve, 500));

    expect(await visitor.read(hasRun, null)).toBe(false);
    await visitor.click('checkbox', 'Economy');
  });

/** Runs in the page. */
function clickPlanted() {
  document.getElementById('planted')?.click();
}
