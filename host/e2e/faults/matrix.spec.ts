import { expect, type Page } from '@playwright/test';
import {
  bannerText,
  expectSameLoad,
  heading,
  markLoad,
  siteNavigation,
  storageKey,
  stored,
} from '../site';
import { type Fault, faults } from './faults';
import type { FaultyGateway } from './faultyGateway';
import { test } from './faultyTest';
import { type Part, parts, prepare } from './parts';
import { watchFailures } from './watchFailures';

const answers = { issues: ['climate'], impact: 'close', strategy: 'single' };

for (const fault of faults) {
  for (const part of parts) {
    test(`${fault.name} | ${part.remote} | first load`, async ({ page, gateway }) => {
      await remember(page);
      const watch = await watchFailures(page);
      fault.apply(gateway, part);

      await page.goto(part.path);
      await provoke(page, fault, part);
      await expectPanel(page, fault, part);
      const { barAt, panelAt } = await watch.times();
      expect(barAt, 'the top bar works').toBeLessThan(1000);
      if (!fault.isLater) expect(panelAt, 'the panel is there').toBeLessThan(limitOf(fault));
      if (!fault.isLater) expect(await stored(page)).toMatchObject({ answers });
      await expectOneReport(watch, fault, part);
      await expectQuiet(part, gateway);
      await markLoad(page);
      if (!fault.isSlow) await seeRest(page, fault, part);
      await recover(page, fault, part, gateway);
      expect(watch.unhandled).toEqual([]);
    });

    test(`${fault.name} | ${part.remote} | navigation`, async ({ page, gateway }) => {
      const watch = await watchFailures(page);
      fault.apply(gateway, part);
      await prepare(page, part);

      await part.enter(page);
      await provoke(page, fault, part);
      await expectPanel(page, fault, part);
      const { panelAt } = await watch.times();
      if (!fault.isLater) expect(panelAt, 'the panel is there').toBeLessThan(limitOf(fault));
      await expect(heading(page)).toBeFocused();
      await expectOneReport(watch, fault, part);
      await expectQuiet(part, gateway);
      await markLoad(page);
      const { remote } = part;
      if (remote === 'results') expect(await stored(page)).toMatchObject({ answers });
      if (!fault.isSlow)
        await (keepsSelection(fault, part) ? seeSelection : seeRest)(page, fault, part);
      await recover(page, fault, part, gateway);
      expect(watch.unhandled).toEqual([]);
    });
  }
}

/** The wizard forgets the selection when it is entered, which a wizard that throws later was. */
const keepsSelection = ({ isLater }: Fault, { remote }: Part) =>
  remote === 'marketing' || (remote === 'wizard' && !isLater);

const limitOf = ({ isSlow }: Fault) => (isSlow ? 8000 : 5000);

async function remember(page: Page) {
  const value = JSON.stringify({ version: 1, answers, currentStep: 2 });
  await page.addInitScript(
    ([key = '', text = '']) => {
      if (sessionStorage.getItem('remembered')) return;
      sessionStorage.setItem('remembered', 'yes');
      localStorage.setItem(key, text);
    },
    [storageKey, value],
  );
}

/** What throws later is shown first; then something makes it render again. */
async function provoke(page: Page, { isLater }: Fault, part: Part) {
  if (!isLater) return;
  await expect(heading(page)).toHaveText(part.heading);
  if (part.remote === 'wizard') await page.getByRole('checkbox', { name: 'Economy' }).check();
  await page.evaluate(() => {
    Reflect.set(window, 'planted', true);
    window.location.hash = 'again';
  });
}

async function expectPanel(page: Page, { phase }: Fault, { panel }: Part) {
  await expect(heading(page)).toHaveText(panel, { timeout: 15_000 });
  await expect(page.locator('[data-failure]')).toHaveAttribute('data-failure', phase);
  await expect(page.getByRole('alert')).toContainText(/Try again|Load the page again/);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.getByText(bannerText, { exact: true })).toBeVisible();
  await expect(siteNavigation(page).getByRole('link')).toHaveCount(3);
}

async function expectOneReport(
  { lines, events }: Awaited<ReturnType<typeof watchFailures>>,
  { phase }: Fault,
  { remote }: Part,
) {
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({
    remote,
    phase,
    address: expect.stringMatching(/./),
    version: expect.stringMatching(/./),
  });
  expect(await events()).toEqual(lines);
}

/** Every other part works while this one does not. */
async function seeRest(page: Page, { isLater }: Fault, part: Part) {
  await siteNavigation(page).getByRole('link', { name: part.elsewhere.link }).click();
  await expect(heading(page)).toHaveText(part.elsewhere.heading);
  await page.goBack();
  if (!isLater) await expect(heading(page)).toHaveText(part.panel, { timeout: 10_000 });
}

/** The page that the visitor came from works, and still knows who was selected. */
async function seeSelection(page: Page, { isLater }: Fault, { panel }: Part) {
  await page.goBack();
  if (isLater) await page.goBack();
  await expect(heading(page)).toHaveText('Confirm Your Donation');
  await expect(page.getByText('One candidate gets the whole $50.')).toBeVisible();
  await page.goForward();
  if (!isLater) await expect(heading(page)).toHaveText(panel, { timeout: 10_000 });
}

async function recover(page: Page, { isLater, isSlow }: Fault, part: Part, gateway: FaultyGateway) {
  gateway.rules.length = 0;
  if (isLater) await page.evaluate(() => Reflect.set(window, 'planted', false));
  const again = page.getByRole('button', { name: 'Try again' });
  if (!isLater || (await again.isVisible())) await again.click();
  await expect(heading(page)).toHaveText(part.heading);
  await expectSameLoad(page);
  if (!isSlow) return;
  await siteNavigation(page).getByRole('link', { name: part.elsewhere.link }).click();
  await expect(heading(page)).toHaveText(part.elsewhere.heading);
}

/** Retries are few and have stopped: each file was asked for a few times, and nothing is asked for any more. */
async function expectQuiet({ remote }: Part, { requests }: FaultyGateway) {
  const asked = () => requests.filter((url) => url.startsWith(`/remotes/${remote}/`));
  const files = asked().map((url) => url.replace(/\?.*/, ''));
  for (const file of new Set(files))
    expect(files.filter((each) => each === file).length, file).toBeLessThanOrEqual(12);
  const before = files.length;
  await new Promise((resume) => setTimeout(resume, 600));
  expect(asked(), 'requests after the panel').toHaveLength(before);
}
