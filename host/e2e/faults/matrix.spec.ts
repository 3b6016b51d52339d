import { expect, type Page } from '@playwright/test';
import {
  bannerText,
  cards,
  expectSameLoad,
  heading,
  linkCount,
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

const ways = ['first load', 'navigation'] as const;
type Way = (typeof ways)[number];

// A contract is refused because of the manifest, before anything else is requested.
const groups = [['manifest', 'contract'], ['entry'], ['page'], ['changed'], ['render']];

for (const { fault, part, way } of casesOf(faults)) {
  test(`${fault.name} | ${part.remote} | ${way}`, async ({ page, gateway }) => {
    const watch = await watchFailures(page);
    fault.apply(gateway, part);
    await meet(page, part, way);
    if (fault.isSlow && way === 'first load') await barWorks(page);

    await provoke(page, fault, part);
    await expectPanel(page, fault, part);
    if (way === 'navigation') await expect(heading(page)).toBeFocused();
    await expectOneReport(watch, fault, part);
    // Twice for the visit; before it, once for the prefetch and once for the slot of the wizard.
    const before = way === 'navigation' ? 1 + Number(part.remote === 'results') : 0;
    expectFewTries(fault, part, watch, 2 + before);
    if (keepsAnswers(fault, part, way)) expect(await stored(page)).toMatchObject({ answers });
    await markLoad(page);
    if (fault.isLater) await tryAgainInPlace(page, part);
    if (!fault.isSlow)
      await (keepsSelection(fault, part, way) ? seeSelection : seeRest)(page, part, fault);
    await recover(page, part, gateway);
    // Coming back to a slow part means waiting again.
    if (fault.isSlow) await visitOthers(page, part);
    expect(watch.unhandled).toEqual([]);
  });
}

test('a visitor who leaves a wizard that failed again starts over on the next entry', async ({
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

/**
 * The loader is the same for every remote and reaches one in two ways. Each fault is tested once, and the faults
 * in a group rotate until the group has been tested with each remote in both ways.
 */
function casesOf(all: readonly Fault[]) {
  const turns = parts.flatMap((part) => ways.map((way) => ({ part, way })));
  return groups.flatMap((group) => {
    const faultsOf = all.filter(({ phase }) => group.includes(phase));
    const length = Math.max(faultsOf.length, turns.length);
    return Array.from({ length }, (_, index) => ({
      fault: faultsOf[index % faultsOf.length] as Fault,
      ...(turns[index % turns.length] as (typeof turns)[number]),
    }));
  });
}

async function meet(page: Page, part: Part, way: Way) {
  if (way === 'first load') {
    await rememberAnswers(page, answers);
    await page.goto(part.path);
    return;
  }
  await prepare(page, part);
  await part.enter(page);
}

/** React marks the nodes it owns: the links of the top bar work while the page is missing. */
async function barWorks(page: Page) {
  await page.waitForFunction(() => {
    const link = document.querySelector('header nav a') ?? {};
    const isOwned = Object.keys(link).some((key) => key.startsWith('__reactProps'));
    return isOwned && !document.querySelector('[data-failure]');
  });
}

/** A wizard that was shown has started over; only one way by navigation has answers. */
const keepsAnswers = ({ isLater }: Fault, { remote }: Part, way: Way) =>
  way === 'first load' ? !isLater || remote !== 'wizard' : remote === 'results';

/** Entering the wizard clears the selection, and a wizard that throws later has been entered. */
const keepsSelection = ({ isLater }: Fault, { remote }: Part, way: Way) =>
  way === 'navigation' && (remote === 'marketing' || (remote === 'wizard' && !isLater));

/** A page that throws later is shown first; then something makes it render again. */
async function provoke(page: Page, { isLater }: Fault, part: Part) {
  if (!isLater) return;
  await expect(heading(page)).toHaveText(part.heading);
  if (part.remote === 'wizard') await page.getByRole('checkbox', { name: 'Economy' }).check();
  // Until its data has arrived, the list renders again by itself.
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
  await expect(siteNavigation(page).getByRole('link')).toHaveCount(linkCount);
}

/** What fills a slot on the way reports its own failure: slots.spec.ts. */
async function expectOneReport({ lines, events }: Failures, { phase }: Fault, { remote }: Part) {
  const ofPage = () => lines.filter(({ message = '' }) => !message.includes('(in the slot '));
  await expect.poll(ofPage, 'reports').toHaveLength(1);
  expect(ofPage()[0]).toMatchObject({
    remote,
    phase,
    address: expect.stringMatching(/./),
    release: expect.stringMatching(/^[0-9a-f]{32}$/),
    recovered: false,
  });
  expect(await events()).toEqual(lines);
}

/** A page that was shown before it failed continues where it was, and then fails again. */
async function tryAgainInPlace(page: Page, part: Part) {
  await plant(page, false);
  await tryAgain(page, part);
  if (part.remote === 'wizard')
    await expect(page.getByRole('checkbox', { checked: true })).toHaveAccessibleName('Economy');
  await plant(page, true);
}

/** The pages in the top bar work while this one does not. */
async function seeRest(page: Page, part: Part) {
  for (const _ of await visitOthers(page, part)) await page.goBack();
  await expect(heading(page)).toHaveText(part.panel, { timeout: 10_000 });
}

async function visitOthers(page: Page, part: Part) {
  const others = (['marketing', 'wizard'] as const).filter((remote) => remote !== part.remote);
  for (const other of others) await visits[other](page);
  return others;
}

/** The matches that the visitor came from still work and keep the selection. */
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

/** No file was requested more often than it is tried. */
function expectFewTries(fault: Fault, { remote }: Part, { asked }: Failures, tries: number) {
  const files = asked.filter((path) => path.startsWith(`/remotes/${remote}/`));
  // An empty chunk runs, so the remote's own loader finds its content missing and requests it again.
  const chunks = fault.name === 'chunk: empty body' ? 2 * tries : tries;
  for (const file of new Set(files)) {
    const times = files.filter((each) => each === file).length;
    // The manifest is requested once more: to prefetch another page, or to look for a newer release.
    if (file.endsWith('.json')) expect(times, file).toBeLessThanOrEqual(tries + 1);
    else expect(times, file).toBeLessThanOrEqual(file.includes('/async/') ? chunks : tries);
  }
}
