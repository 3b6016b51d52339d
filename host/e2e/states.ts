import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { createGateway } from '../gateway/createGateway.mjs';
import { answerWizard, cards, heading, rememberAnswers, taken } from './site';

/** One state of the site that a visitor can be in. */
export interface State {
  screen: string;
  name: string;
  reach: (page: Page) => Promise<void>;
  /** What the console may say, where the state is a fault. */
  says?: RegExp;
}

const data = '/data/candidates.json';
const answers = { issues: ['climate', 'crime'], impact: 'track', strategy: 'spread' };
const choices = {
  issues: ['Climate & Environment', 'Healthcare'],
  impact: 'Support candidates in close races',
  strategy: 'Spread across several',
};
const anyFault = /./;

/** Every state of every screen, and how it is reached on a screen 360 px wide. */
export const states: State[] = [
  {
    screen: 'Landing',
    name: 'mock-up playing',
    reach: async (page) => {
      await page.goto('/');
      await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
    },
  },
  {
    screen: 'Landing',
    name: 'mock-up paused',
    reach: async (page) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Pause' }).click();
      await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
    },
  },
  {
    screen: 'Landing',
    name: 'mock-up played to its end',
    reach: async (page) => {
      await page.goto('/');
      await page.getByRole('figure').scrollIntoViewIfNeeded();
      await expect(page.getByRole('button', { name: 'Replay Demo' })).toBeVisible({
        timeout: 25_000,
      });
    },
  },
  {
    screen: 'Landing',
    name: 'still card for reduced motion',
    reach: async (page) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/');
      await expect(page.getByRole('link', { name: 'Start Demo' })).toBeVisible();
    },
  },
  {
    screen: 'Every screen',
    name: 'menu open',
    reach: async (page) => {
      await open(page, '/about', 'About Us');
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('link', { name: 'Run Demo' })).toBeVisible();
    },
  },
  { screen: 'About Us', name: 'as it is', reach: (page) => open(page, '/about', 'About Us') },
  { screen: 'Demo', name: 'step 1, nothing chosen', reach: (page) => wizard(page, 1) },
  {
    screen: 'Demo',
    name: 'step 1, issues chosen',
    reach: async (page) => {
      await wizard(page, 1);
      for (const name of choices.issues) await page.getByRole('checkbox', { name }).check();
    },
  },
  { screen: 'Demo', name: 'step 2, nothing chosen', reach: (page) => wizard(page, 2) },
  {
    screen: 'Demo',
    name: 'step 2, impact chosen',
    reach: async (page) => {
      await wizard(page, 2);
      await page.getByRole('radio', { name: choices.impact }).check();
    },
  },
  { screen: 'Demo', name: 'step 3, nothing chosen', reach: (page) => wizard(page, 3) },
  {
    screen: 'Demo',
    name: 'step 3, strategy chosen',
    reach: async (page) => {
      await wizard(page, 3);
      await page.getByRole('radio', { name: choices.strategy }).check();
    },
  },
  {
    screen: 'Demo',
    name: 'started over, Undo offered',
    reach: async (page) => {
      await wizard(page, 3);
      await page.getByRole('button', { name: 'Start Over' }).click();
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    },
  },
  {
    screen: 'Demo',
    name: 'last answers offered',
    reach: async (page) => {
      await rememberAnswers(page, answers);
      await open(page, '/demo', /^Step 1 of 3/);
      await expect(page.getByRole('button', { name: /Use my last answers/ })).toBeVisible();
    },
  },
  {
    screen: 'Your Matches',
    name: 'loading',
    reach: async (page) => {
      await page.route(data, () => {});
      await open(page, '/results', 'Your Matches');
      await expect(page.getByText('Loading candidates...')).toBeVisible();
    },
  },
  {
    screen: 'Your Matches',
    name: 'empty list',
    reach: async (page) => {
      await page.route(data, (route) => route.fulfill({ json: [] }));
      await open(page, '/results', 'Your Matches');
      await expect(page.getByRole('main').getByText('No matches found').first()).toBeVisible();
    },
  },
  {
    screen: 'Your Matches',
    name: 'data cannot be read',
    says: anyFault,
    reach: async (page) => {
      await page.route(data, (route) => route.fulfill({ status: 500 }));
      await open(page, '/results', 'Your Matches');
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    },
  },
  {
    screen: 'Your Matches',
    name: 'some records cannot be read',
    reach: async (page) => {
      await page.route(data, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ json: [{}, ...(await response.json()).slice(0, 4)] });
      });
      await open(page, '/results', 'Your Matches');
      await expect(page.getByText(/could not be read/)).toBeVisible();
    },
  },
  {
    screen: 'Your Matches',
    name: 'the list',
    reach: async (page) => {
      await rememberAnswers(page, answers);
      await open(page, '/results', 'Your Matches');
      await expect(cards(page).first()).toBeVisible();
    },
  },
  {
    screen: 'Your Matches',
    name: 'the list, nothing answered',
    reach: async (page) => {
      await serveFive(page);
      await open(page, '/results', 'Your Matches');
      await expect(cards(page).first()).toBeVisible();
    },
  },
  {
    screen: 'Your Matches',
    name: 'receipt and panels open',
    reach: async (page) => {
      await results(page);
      await cards(page)
        .first()
        .getByText(/was calculated/)
        .click();
      await expect(cards(page).first().getByRole('table')).toBeVisible();
      await page.getByText('How this is counted').click();
    },
  },
  {
    screen: 'Your Matches',
    name: 'filtered',
    reach: async (page) => {
      await results(page);
      await page.getByRole('button', { name: 'Filter' }).click();
      await page.getByLabel('Competitiveness').selectOption('Lean');
      await expect(page.getByText(/fit your filters/).first()).toBeVisible();
    },
  },
  {
    screen: 'Your Matches',
    name: 'filtered, nothing fits',
    reach: async (page) => {
      await results(page);
      await page.getByRole('button', { name: 'Filter' }).click();
      await page.getByRole('searchbox').fill('nobody of that name');
      await expect(page.getByRole('button', { name: 'Show all candidates' })).toBeVisible();
    },
  },
  {
    screen: 'Your Matches',
    name: 'exploring weights',
    reach: async (page) => {
      await results(page);
      await page.getByRole('button', { name: 'Explore weights' }).click();
      await expect(page.getByRole('slider')).toHaveCount(4);
    },
  },
  { screen: 'Your Matches', name: 'three chosen to compare', reach: compare },
  {
    screen: 'Your Matches',
    name: 'comparison open',
    reach: async (page) => {
      await compare(page);
      await page.getByRole('button', { name: 'Compare side by side' }).click();
      await expect(page.getByRole('dialog').getByRole('table')).toBeVisible();
    },
  },
  {
    screen: 'Your Matches',
    name: 'How scoring works open',
    reach: async (page) => {
      await results(page);
      await page.getByRole('button', { name: 'How scoring works' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    screen: 'Your Matches',
    name: 'somebody’s list, by a link',
    reach: async (page) => {
      await serveFive(page);
      await page.goto('/results#issues=climate&impact=close&strategy=spread');
      await expect(page.getByRole('link', { name: 'Show my own matches' })).toBeVisible();
      await expect(cards(page).first()).toBeVisible();
    },
  },
  {
    screen: 'Candidate',
    name: 'loading',
    reach: async (page) => {
      await page.route(data, () => {});
      await open(page, '/candidate/ruiz', 'Candidate details');
    },
  },
  {
    screen: 'Candidate',
    name: 'a candidate',
    reach: async (page) => {
      await rememberAnswers(page, answers);
      await open(page, '/candidate/ruiz', 'Elvira Ruiz');
    },
  },
  {
    screen: 'Candidate',
    name: 'unknown candidate',
    reach: (page) => open(page, '/candidate/nobody', 'Candidate not found'),
  },
  {
    screen: 'Confirm',
    name: 'none selected',
    reach: (page) => open(page, '/confirm', 'Confirm Your Donation'),
  },
  {
    screen: 'Confirm',
    name: 'one recipient',
    reach: async (page) => {
      await open(page, '/candidate/ruiz', 'Elvira Ruiz');
      await page.getByRole('button', { name: /^Donate/ }).click();
      await expect(heading(page)).toHaveText('Confirm Your Donation');
    },
  },
  { screen: 'Confirm', name: 'three recipients', reach: (page) => donate(page, 0) },
  {
    screen: 'Confirm',
    name: 'the clicked one not among the three',
    reach: (page) => donate(page, 4),
  },
  {
    screen: 'Confirm',
    name: 'Not Implemented Yet open',
    reach: async (page) => {
      await donate(page, 0);
      await page.getByRole('button', { name: 'Download Receipt' }).click();
      await expect(page.getByRole('dialog', { name: 'Not Implemented Yet' })).toBeVisible();
    },
  },
  {
    screen: 'Confirm',
    name: 'tabs blocked by the browser',
    reach: async (page) => {
      await page.addInitScript(() => {
        window.open = () => null;
      });
      await donate(page, 0);
      await page.getByRole('button', { name: /^Open Campaign Sites/ }).click();
      await expect(page.getByText(/blocked/).first()).toBeVisible();
    },
  },
  ...(['marketing', 'wizard', 'results'] as const).map(
    (remote): State => ({
      screen: 'Any screen',
      name: `the part "${remote}" does not answer`,
      says: anyFault,
      reach: (page) => openWithout(page, remote),
    }),
  ),
  {
    screen: 'Accessibility',
    name: 'this table',
    reach: (page) => open(page, '/accessibility', 'Accessibility'),
  },
  {
    screen: 'Any address',
    name: 'page not found',
    says: /status of 404/,
    reach: (page) => open(page, '/nowhere', 'Page not found'),
  },
];

/** Opens an address and waits until the page's script has taken it over. */
async function open(page: Page, path: string, title: string | RegExp) {
  await page.goto(path);
  await expect(heading(page)).toHaveText(title);
  await taken(page);
}

async function wizard(page: Page, step: 1 | 2 | 3) {
  await open(page, '/demo', /^Step 1 of 3/);
  const next = page.getByRole('button', { name: 'Next' });
  if (step > 1) {
    for (const name of choices.issues) await page.getByRole('checkbox', { name }).check();
    await next.click();
    await expect(heading(page)).toHaveText(/^Step 2 of 3/);
  }
  if (step > 2) {
    await page.getByRole('radio', { name: choices.impact }).check();
    await next.click();
    await expect(heading(page)).toHaveText(/^Step 3 of 3/);
  }
}

/** The matches of a short list: the parts around it are what these states are about. */
async function results(page: Page) {
  await rememberAnswers(page, answers);
  await serveFive(page);
  await open(page, '/results', 'Your Matches');
  await expect(cards(page).first()).toBeVisible();
}

async function serveFive(page: Page) {
  await page.route(data, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ json: (await response.json()).slice(0, 5) });
  });
}

async function compare(page: Page) {
  await results(page);
  for (const index of [0, 1, 2]) await cards(page).nth(index).getByRole('checkbox').check();
  await expect(page.getByRole('button', { name: 'Compare side by side' })).toBeVisible();
}

async function donate(page: Page, index: number) {
  await serveFive(page);
  await open(page, '/demo', /^Step 1 of 3/);
  await answerWizard(page, choices);
  await cards(page)
    .nth(index)
    .getByRole('button', { name: /^Donate/ })
    .click();
  await expect(heading(page)).toHaveText('Confirm Your Donation');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
}

const addresses = { marketing: '/about', wizard: '/demo', results: '/results' };
const root = process.env.SITE_ROOT ?? join(import.meta.dirname, '../..');

/** Opens a page of a remote on a private gateway that does not reach that remote. */
async function openWithout(page: Page, down: keyof typeof addresses) {
  const remotes = Object.fromEntries(
    Object.keys(addresses).map((name) => [
      name,
      name === down ? '/nowhere' : join(root, `remote-${name}/dist`),
    ]),
  );
  const server = createGateway({ host: join(root, 'host/dist'), remotes }).listen(0);
  const { port } = server.address() as AddressInfo;
  await page.goto(`http://localhost:${port}${addresses[down]}`);
  await expect(heading(page)).toHaveText(/cannot be shown right now/);
  server.closeAllConnections();
  server.close();
}
