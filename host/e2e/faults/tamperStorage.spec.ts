import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Change } from '@donate-impact/build/deriveRelease';
import { nextRelease } from '@donate-impact/build/nextRelease';
import { liveRelease, pointerFile } from '@donate-impact/build/pointer';
import type { Page } from '@playwright/test';
import { expect, heading, siteNavigation } from '../site';
import type { FaultyGateway } from './faultyGateway';
import { test as faultyTest } from './faultyTest';

// What somebody can change who has taken over the storage of a part: files of a release after it was deployed. A gateway
// composes no page of them, so a visitor gets the release before. ../../packages/gateway/parity tries both gateways.

interface Fixtures {
  scratch: string;
  /** The lines that the gateway writes for its operator. */
  logged: string[];
}

const test = faultyTest.extend<Fixtures>({
  scratch: async ({ browserName: _ }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'storage-'));
    await use(folder);
    await rm(folder, { recursive: true });
  },
  logged: async ({ browserName: _ }, use) => {
    const lines: string[] = [];
    const { error } = console;
    console.error = (line: string) => lines.push(line);
    await use(lines);
    console.error = error;
  },
});

const planted = '<script>globalThis.ran = true</script>';
const ways: Record<string, (text: string, before: string) => string> = {
  'has one byte changed': (text) => text.replace(/[a-f]/, (digit) => (digit === 'a' ? 'b' : 'a')),
  'is cut in half': (text) => text.slice(0, text.length / 2),
  'is that of the release before': (_, before) => before,
  'has a script planted': (text) => text + planted,
  'has a way elsewhere planted': (text) =>
    `${text}<meta http-equiv="refresh" content="0;url=https://elsewhere.example/">`,
};

for (const [part, file, what] of [
  ['wizard', 'files.sha256', 'list'],
  ['wizard', 'pages/Wizard.html', 'fragment, with its critical CSS,'],
  ['wizard', 'pages/Wizard_preload.html', 'list of preloaded scripts'],
  ['wizard', 'pages/integrity.txt', 'manifest’s hash'],
  ['host', 'files.sha256', 'list'],
  ['host', 'pages/demo.html', 'page, with its critical CSS,'],
] as const)
  for (const [way, change] of Object.entries(ways))
    test(`a release of the ${part} is not used when its ${what} ${way}`, async ({
      page,
      gateway,
      scratch,
      logged,
    }) => {
      const { folder, before, id } = await releaseLater(gateway, part, scratch);
      const path = join(folder, id, file);
      const earlier = await readFile(join(folder, before, file), 'utf8');
      await writeFile(path, change(await readFile(path, 'utf8'), earlier));

      await page.goto('/demo');

      expect(await releasesIn(page)).toMatchObject({ [part]: before });
      await expectUsable(page);
      expect(logged).toHaveLength(1);
      expect(logged[0]).toMatch(
        /^refused \{.*"expected":"[0-9a-f]{32,64}","found":"[0-9a-f]{32,64}"/,
      );
      expect(logged[0]).toContain(`"file":"${file}"`);
    });

for (const [way, change] of Object.entries({
  'names a release that was never deployed': (line: string) =>
    line.replace(/\* \w+;/, `* ${'0'.repeat(32)};`),
  'is cut in half': (line: string) => line.slice(0, line.length / 2),
  'is that of another part': (line: string) => line.replace('"wizard"', '"results"'),
  'has a script planted': (line: string) => line.replace('* ', `* ${planted}`),
}))
  test(`a pointer that ${way} is not followed`, async ({ page, gateway, scratch }) => {
    const { folder, before } = await releaseLater(gateway, 'wizard', scratch);
    const pointer = join(folder, pointerFile);
    const lines = (await readFile(pointer, 'utf8')).trim().split('\n');
    await writeFile(pointer, `${[...lines.slice(0, -1), change(lines.at(-1) ?? '')].join('\n')}\n`);

    await page.goto('/demo');

    expect(await releasesIn(page)).toMatchObject({ wizard: before });
    await expectUsable(page);
  });

test('a remote whose only release was changed gives way to a panel', async ({
  page,
  gateway,
  scratch,
}) => {
  const { remotes } = gateway.served;
  remotes.wizard = await nextRelease(remotes.wizard ?? '', scratch);
  const folder = join(scratch, liveRelease(scratch));
  await appendFile(join(folder, 'pages/Wizard.html'), planted);

  await page.goto('/demo');

  await expect(heading(page)).toHaveText('The questionnaire cannot be shown right now');
  expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false);
  await siteNavigation(page).getByRole('link', { name: 'About Us' }).click();
  await expect(heading(page)).toHaveText('About Us');
});

/** Deploys and releases a part again with other scripts, so that every file that names their hashes changes too. */
async function releaseLater({ served }: FaultyGateway, part: 'host' | 'wizard', folder: string) {
  const before = part === 'host' ? served.host : (served.remotes.wizard ?? '');
  const change: Change = (text, file) =>
    /\/js\/(?:remoteEntry|index)\./.test(file) ? `${text}\n// Later.` : text;
  const history = await readFile(join(before, pointerFile), 'utf8');
  await nextRelease(before, folder, { keepsOld: true, change });
  const [last = ''] = (await readFile(join(folder, pointerFile), 'utf8'))
    .trim()
    .split('\n')
    .slice(-1);
  await writeFile(join(folder, pointerFile), `${history}${last}\n`);
  if (part === 'host') served.host = folder;
  else served.remotes.wizard = folder;
  return { folder, before: liveRelease(before), id: liveRelease(folder) };
}

/** The releases that a page was composed of. */
async function releasesIn(page: Page) {
  const html = await page.content();
  const [, host] = /\/host\/(\w+)\/static/.exec(html) ?? [];
  const [, wizard] = /"wizard":"\/remotes\/wizard\/(\w+)\//.exec(html) ?? [];
  return { host, wizard };
}

async function expectUsable(page: Page) {
  await expect(heading(page)).toHaveText(/^Step 1 of 3:/);
  await page.getByRole('checkbox', { name: 'Economy' }).check();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(heading(page)).toHaveText(/^Step 2 of 3:/);
  expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false);
}
