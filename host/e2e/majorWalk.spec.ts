import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { liveRelease } from '@donate-impact/build/pointer';
import { remotes } from '@donate-impact/build/remotes';
import { contractVersion } from '@donate-impact/shared/contract';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { build, test, tool } from './ownCopy';
import { answerWizard, expect, heading, pages, runTheDemo } from './site';

// A new major version of the contract goes live as CONTRIBUTING.md says: the shell first, which carries the major before.
const preferences = 'shared/src/preferences';
const nextMajor = `${Number(contractVersion.split('.')[0]) + 1}.0.0`;

test.skip(Boolean(process.env.BASE_URL), 'deploys to its own server');

test('no visitor notices a new major of the contract: the shell is released first, and then each remote', async ({
  page: early,
  copy,
  served,
  parts,
  browser,
  request,
}) => {
  test.setTimeout(300_000);
  await plantMajor(copy);
  await Promise.all(
    ['host', ...remotes.map(({ folder }) => folder)].map((each) => build(join(copy, each))),
  );
  const requests = keepAsking(request);
  await early.goto('/demo');
  await early.getByRole('checkbox', { name: 'Economy' }).check();

  served.host = deployed(join(copy, 'host/dist'), parts.host);
  await expectVersion(request, nextMajor);
  await donate(browser);
  for (const { name, folder } of remotes) {
    served.remotes[name] = deployed(join(copy, folder, 'dist'), parts.remotes[name] ?? '');
    await donate(browser);
  }

  await finish(early);
  expect(await requests.end()).toEqual([]);
});

/**
 * The next major of the contract: the payload of an action has another form, and a field of the state, which was deprecated,
 * has another name. The shell translates for remotes of the major before.
 */
async function plantMajor(copy: string) {
  await tool(copy, 'contract/contract.ts', '--released');
  edit(copy, 'shared/src/contract/released.json', /"deprecated": \{/, `$&${deprecated}`);
  edit(copy, `${preferences}/preferencesActions.ts`, '<string>', '<{ issue: string }>');
  edit(copy, `${preferences}/preferencesReducer.ts`, 'action.payload),', 'action.payload.issue),');
  edit(
    copy,
    'remote-wizard/src/steps/IssuesStep.tsx',
    'issueToggled(id)',
    'issueToggled({ issue: id })',
  );
  for (const file of [
    'PreferencesState',
    'parseCarriedPreferences',
    'preferencesReducer',
    'preferencesSelectors',
  ])
    edit(copy, `${preferences}/${file}.ts`, /\bselection\b/g, 'donation');
  writeFileSync(join(copy, 'host/src/federation/carriedContract.ts'), translation);
  await tool(copy, 'contract/contract.ts', '--major');
}

const deprecated =
  '"state state.preferences.selection": "use donation", "state state.preferences.beforeReset.selection": ""';
const translation = `export const carriedContract = {
  action: (theirs) =>
    theirs.type === 'preferences/issueToggled' ? { ...theirs, payload: { issue: theirs.payload } } : theirs,
  state: ({ preferences: { donation, ...others } }) => ({ preferences: { ...others, selection: donation } }),
};
`;

function edit(copy: string, file: string, from: string | RegExp, to: string) {
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  expect(text, file).toMatch(from);
  writeFileSync(path, text.replace(from, to));
}

/** A part's folder with the release that was built, which is live, and the one that was live before. */
function deployed(built: string, before: string) {
  const release = liveRelease(before);
  cpSync(join(before, release), join(built, release), { recursive: true });
  return built;
}

async function expectVersion(request: APIRequestContext, version: string) {
  const { contractVersion: live } = await (await request.get('/version.json')).json();
  expect(live).toBe(version);
}

/** A new visitor goes from the landing page to a donation, and nothing of theirs fails. */
async function donate(browser: Browser) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (line) => line.type() === 'error' && complaints.push(line.text()));
  page.on('pageerror', ({ message }) => complaints.push(message));
  await runTheDemo(page);
  await confirm(page);
  expect(complaints).toEqual([]);
  await context.close();
}

/** A visitor who came before any of this answers the rest. */
async function finish(page: Page) {
  await answerWizard(page, {
    issues: ['Climate & Environment'],
    impact: 'Support candidates in close races',
    strategy: 'Single high-impact donation',
  });
  await confirm(page);
}

async function confirm(page: Page) {
  await expect(page.getByRole('region', { name: 'Your preferences' })).toContainText(
    /(?=.*Climate & Environment).*Economy/,
  );
  await page.getByRole('button', { name: 'Donate $50 to Tobias Lindqvist' }).click();
  await expect(heading(page)).toHaveText('Confirm Your Donation');
  await expect(page.getByRole('main').getByText('Tobias Lindqvist').first()).toBeVisible();
}

/** Asks for every page again and again, and keeps what is not a whole page. */
function keepAsking(request: APIRequestContext) {
  const failures: string[] = [];
  let asked = 0;
  let ended = false;
  const loop = (async () => {
    while (!ended)
      for (const { path, remote } of pages) {
        const response = await request.get(path);
        const isWhole = (await response.text()).includes(`data-boundary="${remote}"`);
        if (!response.ok() || !isWhole) failures.push(`${path}: ${response.status()}`);
        asked += 1;
      }
  })();
  return {
    end: async () => {
      ended = true;
      await loop;
      expect(asked, 'requests').toBeGreaterThan(100);
      return failures;
    },
  };
}
