import { expect, type Page } from '@playwright/test';
import {
  bannerText,
  cards,
  expectSameLoad,
  heading,
  markLoad,
  rememberAnswers,
  siteNavigation,
  stored,
} from '../site';
import { type Fault, faults } from './faults';
import type { FaultyGateway } from './faultyGateway';
import { test } from './faultyTest';
import { type Part, parts, prepare, visits } from './parts';
import { type Failures, watchFailures } from './watchFailures';

const answers = { issues: ['climate'], impact: 'close', strategy: 'single' };

for (const fault of faults) {
  for (const part of parts) {
    test(`${fault.name} | ${part.remote} | first load`, async ({ page, gateway }) => {
      await rememberAnswers(page, answers);
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
      await expectQuiet(fault, part, watch, 2);
      await markLoad(page);
      if (fault.isLater) await tryAgainInPlace(page, part);
      if (!staysAway(fault)) await seeRest(page, part);
      await recover(page, part, gateway);
      if (staysAway(fault)) await visitOthers(page, part);
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
      // Once ahead of the visit, and twice when it is visited.
      await expectQuiet(fault, part, watch, 3);
      await markLoad(page);
      if (part.remote === 'results') expect(await stored(page)).toMatchObject({ answers });
      if (fault.isLater) await tryAgainInPlace(page, part);
      if (!fault.isSlow)
        await (keepsSelection(fault, part) ? seeSelection : seeRest)(page, part, fault);
      await recover(page, part, gateway);
      if (fault.isSlow) await visitOthers(page, part);
      expect(watch.unhandled).toEqual([]);
    });
  }
}

test('a wizard that fails again and is left forgets its answers when it is next entered', async ({
  page,
  gateway,
}) => {
  const [fault, part] = [
    faults.find(({ isLater }) => isLater),
    parts.find(({ remote }) => remote === 'wizard'),
  ];
  if (!fault || !part) throw new Error('The matrix has no such case');
  const { lines, unhandled } = await watchFailures(page);
  fault.apply(gateway, part);
  await page.goto(part.path);
  await provoke(page, fault, part);
  await expectPanel(page, fault, part);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => lines.length, 'reports').toBe(2);
  await expectPanel(page, fault, part);

  await visits.marketing(page);
  await plant(page, false);
  await visits.wizard(page);

  await expect(page.getByRole('button', { name: 'Use my last answers: Economy' })).toBeVisible();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
  expect(await stored(page)).toBeNull();
  expect(unhandled).toEqual([]);
});

/** The wizard forgets the selection when it is entered, which a wizard that throws later was. */
const keepsSelection = ({ isLater }: Fault, { remote }: Part) =>
  remote === 'marketing' || (remote === 'wizard' && !isLater);

/** To come back to what is slow is to wait again: seen with the manifest, and else only what is gone from there. */
const staysAway = ({ isSlow, phase }: Fault) => isSlow === true && phase !== 'manifest';

const limitOf = ({ isSlow }: Fault) => (isSlow ? 8000 : 5000);

/** What throws later is shown first; then something makes it render again. */
async function provoke(page: Page, { isLater }: Fault, part: Part) {
  if (!isLater) return;
  await expect(heading(page)).toHaveText(part.heading);
  if (part.remote === 'wizard') await page.getByRole('checkbox', { name: 'Economy' }).check();
  // Until its data is there the list renders again by itself.
  if (part.remote === 'results') await expect(cards(page)).toHaveCount(24);
  await page.evaluate(() => {
    Reflect.set(window, 'planted', true);
    window.location.hash = 'again';
  });
}

const plant = (page: Page, isPlanted: boolean) =>
  page.evaluate((value) => Reflect.set(window, 'planted', value), isPlanted);

async function expectPanel(page: Page, { phase }: Fault, { panel }: Part) {
  await expect(heading(page)).toHaveText(panel, { timeout: 15_000 });
  await expect(page).toHaveTitle(/cannot be shown right now/);
  await expect(page.locator('[data-failure]')).toHaveAttribute('data-failure', phase);
  await expect(page.getByRole('alert')).toContainText(/Try again|Load the page again/);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.getByText(bannerText, { exact: true })).toBeVisible();
  await expect(siteNavigation(page).getByRole('link')).toHaveCount(3);
}

async function expectOneReport({ lines, events }: Failures, { phase }: Fault, { remote }: Part) {
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({
    remote,
    phase,
    address: expect.stringMatching(/./),
    version: expect.stringMatching(/./),
  });
  expect(await events()).toEqual(lines);
}

/** What was shown before it failed goes on where it was, and then fails again. */
async function tryAgainInPlace(page: Page, part: Part) {
  await plant(page, false);
  await tryAgain(page, part);
  if (part.remote === 'wizard')
    await expect(page.getByRole('checkbox', { checked: true })).toHaveAccessibleName('Economy');
  await plant(page, true);
}

/** Both other parts work while this one does not. */
async function seeRest(page: Page, part: Part) {
  const others = await visitOthers(page, part);
  for (const _ of others.filter((other) => other !== 'results')) await page.goBack();
  await expect(heading(page)).toHaveText(part.panel, { timeout: 10_000 });
}

async function visitOthers(page: Page, part: Part) {
  const others = parts.map(({ remote }) => remote).filter((remote) => remote !== part.remote);
  for (const other of others) await visits[other](page);
  return others;
}

/** The page that the visitor came from works, and still knows who was selected. */
async function seeSelection(page: Page, { panel }: Part, { isLater }: Fault) {
  await page.goBack();
  if (isLater) await page.goBack();
  await expect(heading(page)).toHaveText('Confirm Your Donation');
  await expect(page.getByText('One candidate gets the whole $50.')).toBeVisible();
  await page.goForward();
  await expect(heading(page)).toHaveText(panel, { timeout: 10_000 });
}

async function recover(page: Page, part: Part, gateway: FaultyGateway) {
  gateway.rules.length = 0;
  await plant(page, false);
  await tryAgain(page, part);
}

async function tryAgain(page: Page, part: Part) {
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page)).toHaveText(part.heading);
  await expect(page).not.toHaveTitle(/cannot be shown/);
  await expectSameLoad(page);
}

/** Retries are few and have stopped: each file was asked for so many times, and nothing is asked for any more. */
async function expectQuiet(fault: Fault, { remote }: Part, { asked }: Failures, tries: number) {
  const files = () => asked.filter((path) => path.startsWith(`/remotes/${remote}/`));
  const before = files();
  // An empty chunk runs, so the remote's own loader finds it missing and asks once more.
  const chunks = fault.name === 'chunk: empty body' ? 2 * tries : tries;
  for (const file of new Set(before)) {
    const times = before.filter((each) => each === file).length;
    // The manifest is asked for once more: for another page ahead of a visit, or for a newer release.
    if (file.endsWith('.json')) expect(times, file).toBeLessThanOrEqual(tries + 1);
    else expect(times, file).toBeLessThanOrEqual(file.includes('/async/') ? chunks : tries);
  }
  await new Promise((resume) => setTimeout(resume, 600));
  // Another page of the remote may still be fetched ahead.
  const again = files().filter((file) => before.includes(file));
  expect(again, 'requests after the panel').toHaveLength(before.length);
}
