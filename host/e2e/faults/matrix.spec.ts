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

const ways = ['first load', 'navigation'] as const;
type Way = (typeof ways)[number];

// A contract is refused by what the manifest says, before anything else is asked for.
const groups = [['manifest', 'contract'], ['entry'], ['page'], ['render']];

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
    // Once ahead of the visit, and twice when it is visited.
    expectFewTries(fault, part, watch, way === 'navigation' ? 3 : 2);
    if (keepsAnswers(fault, part, way)) expect(await stored(page)).toMatchObject({ answers });
    await markLoad(page);
    if (fault.isLater) await tryAgainInPlace(page, part);
    if (!fault.isSlow)
      await (keepsSelection(fault, part, way) ? seeSelection : seeRest)(page, part, fault);
    await recover(page, part, gateway);
    // To come back to what is slow is to wait again.
    if (fault.isSlow) await visitOthers(page, part);
    expect(watch.unhandled).toEqual([]);
  });
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

/**
 * The loader is the same for every remote and knows two ways to one: each fault is met once, and those of a
 * group take turns until the group was met with each remote in both ways.
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

/** React marks what it owns: the links of the top bar work while the page is not there. */
async function barWorks(page: Page) {
  await page.waitForFunction(() => {
    const link = document.querySelector('header nav a') ?? {};
    const isOwned = Object.keys(link).some((key) => key.startsWith('__reactProps'));
    return isOwned && !document.querySelector('[data-failure]');
  });
}

/** A wizard that was shown has begun anew; of the ways by navigation one has answers. */
const keepsAnswers = ({ isLater }: Fault, { remote }: Part, way: Way) =>
  way === 'first load' ? !isLater || remote !== 'wizard' : remote === 'results';

/** The wizard forgets the selection when it is entered, which a wizard that throws later was. */
const keepsSelection = ({ isLater }: Fault, { remote }: Part, way: Way) =>
  way === 'navigation' && (remote === 'marketing' || (remote === 'wizard' && !isLater));

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
  await expect.poll(() => lines, 'reports').toHaveLength(1);
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

/** What the top bar leads to works while this one does not. */
async function seeRest(page: Page, part: Part) {
  for (const _ of await visitOthers(page, part)) await page.goBack();
  await expect(heading(page)).toHaveText(part.panel, { timeout: 10_000 });
}

async function visitOthers(page: Page, part: Part) {
  const others = (['marketing', 'wizard'] as const).filter((remote) => remote !== part.remote);
  for (const other of others) await visits[other](page);
  return others;
}

/** The matches work, where the visitor comes from, and still know who was selected. */
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

/** No file was asked for more often than it is tried. */
function expectFewTries(fault: Fault, { remote }: Part, { asked }: Failures, tries: number) {
  const files = asked.filter((path) => path.startsWith(`/remotes/${remote}/`));
  // An empty chunk runs, so the remote's own loader finds it missing and asks once more.
  const chunks = fault.name === 'chunk: empty body' ? 2 * tries : tries;
  for (const file of new Set(files)) {
    const times = files.filter((each) => each === file).length;
    // The manifest is asked for once more: for another page ahead of a visit, or for a newer release.
    if (file.endsWith('.json')) expect(times, file).toBeLessThanOrEqual(tries + 1);
    else expect(times, file).toBeLessThanOrEqual(file.includes('/async/') ? chunks : tries);
  }
}
