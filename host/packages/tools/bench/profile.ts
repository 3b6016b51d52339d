import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { root } from '../start/npm.mjs';
import { serveBuilds } from './builds';
import { launchBrowser } from './launchBrowser';
import { kinds, longestTask, type Task } from './longestTask';
import { serveManyCandidates } from './manyCandidates';
import { holds, openPage, type Profile, profiles } from './measurePage';
import { answers, untilItAnswers } from './probes';

// Says what the longest tasks consist of: `npm run bench:profile`, or RUNS=3 npm run bench:profile.
const runs = Number(process.env.RUNS ?? 5);
const [slow] = profiles;
if (!slow) throw new Error('There is no slow profile');
const compared = ['site', 'one', 'prerendered'] as const;

const { addresses } = await serveBuilds();
const many = await serveManyCandidates();
const browser = await launchBrowser();

const rows: string[] = [];
for (const path of ['/', '/about', '/demo', '/results'])
  for (const build of compared)
    rows.push(
      await row(`${path}, ${build}`, () => loaded(browser, slow, `${addresses[build]}`, path)),
    );
for (const build of compared) {
  const fast = { ...slow, kbit: 100_000, latency: 0 };
  const load = () => loaded(browser, fast, `${many[build]}`, '/results');
  rows.push(await row(`10,000 candidates, ${build}`, load));
}
rows.push(await row('Run the Demo, site', () => demoOpened(browser, slow)));
for (const time of ['first', 'third'] as const)
  rows.push(await row(`Donate, the ${time} time, site`, () => donated(browser, slow, time)));
await browser.close();

const text = `# What the longest tasks consist of

Written by \`npm run bench:profile\`: traces of headless Chromium with a CPU 4 times slower, from ${runs} runs the one with the median length. Milliseconds; tracing itself makes tasks longer, so compare them with each other, not with bench.md. A task is the longest of a load, leaving out the one in which the document begins, or the longest after a press. “loading” is the arrival of data, including what scripts do with that data at once, such as parsing it. “style” and “layout” include what scripts force; “fonts” is the search for the faces of a page, and how to draw them in a size.

| task | ms | ${kinds.join(' | ')} |
| --- | ---: | ${kinds.map(() => '---:').join(' | ')} |
${rows.join('\n')}
`;
console.log(text);
await writeFile(join(root, 'shared/docs/profile.md'), text);
process.exit(0);

async function row(name: string, once: () => Promise<Task>) {
  const tasks: Task[] = [];
  for (let run = 0; run < runs; run += 1) tasks.push(await once());
  tasks.sort((one, other) => one.took - other.took);
  const task = tasks[Math.floor(runs / 2)] as Task;
  const parts = kinds.map((kind) => task[kind].toFixed(0));
  return `| ${name} | ${task.took.toFixed(0)} | ${parts.join(' | ')} |`;
}

/** The longest task of a load. */
async function loaded(from: Browser, profile: Profile, address: string, path: string) {
  const { page, cdp, close } = await openPage(from, profile);
  const probe = answers[path];
  if (probe) await page.addInitScript(untilItAnswers(probe));
  const task = await longestTask(cdp, async () => {
    await page.goto(address + path, { waitUntil: 'load' });
    await holds(page, 'window.bench.ready > 0');
    await page.waitForTimeout(600);
  });
  await close();
  return task;
}

/** The longest task after a press on “Run the Demo”. */
async function demoOpened(from: Browser, profile: Profile) {
  const { page, cdp, close } = await openPage(from, profile);
  await page.goto(`${addresses.site}/`, { waitUntil: 'load' });
  await page.waitForTimeout(2500);
  const task = await longestTask(cdp, async () => {
    await page.getByRole('link', { name: 'Run the Demo' }).click();
    await page.getByRole('heading', { name: 'Which issues matter to you?' }).waitFor();
    await page.waitForTimeout(500);
  });
  await close();
  return task;
}

/** The task that shows /confirm after a press on the first Donate, the first time or after two returns. */
async function donated(from: Browser, profile: Profile, time: 'first' | 'third') {
  const { page, cdp, close } = await openPage(from, profile);
  await page.goto(`${addresses.site}/results`, { waitUntil: 'load' });
  await settled(page);
  for (const _ of time === 'third' ? ['first', 'second'] : []) {
    await donate(page);
    await page.goBack();
    await settled(page);
  }
  const task = await longestTask(cdp, () => donate(page));
  await close();
  return task;
}

async function donate(page: Page) {
  await page.getByRole('button', { name: 'Donate $50' }).first().click();
  await page.getByRole('heading', { name: 'Confirm Your Donation' }).waitFor();
  await page.waitForTimeout(500);
}

/** Waits until all cards are there and the next page has been rendered ahead. */
async function settled(page: Page) {
  await page.getByRole('article').nth(23).waitFor();
  await page.waitForTimeout(2500);
}
