import { listStates, open } from '@donate-impact/testing/accessibility';
import { dataFile, readCandidates, serveData } from '@donate-impact/testing/serveData';
import { rememberAnswers } from '@donate-impact/testing/storage';
import { expect, type Page } from '@playwright/test';
import {
  cards,
  compareCards,
  exploreWeights,
  lines,
  manyCandidates,
  openRanking,
} from './resultsPage';

/** Every state of this remote's screens. */
export const states = listStates({
  'Your Matches': {
    loading: async (page) => {
      await page.route(dataFile, () => {});
      await open(page, '/results', 'Your Matches');
      await expect(page.getByText('Loading candidates...')).toBeVisible();
    },
    'empty list': async (page) => {
      await serveData(page, []);
      await open(page, '/results', 'Your Matches');
      await expect(page.getByRole('main').getByText('No matches found').first()).toBeVisible();
    },
    'data cannot be read': {
      says: /status of 500|"phase":"data"/,
      reach: async (page) => {
        await page.route(dataFile, (route) => route.fulfill({ status: 500 }));
        await open(page, '/results', 'Your Matches');
        await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
      },
    },
    'list, nothing answered, some records cannot be read': async (page) => {
      await serveData(page, [{}, ...(await readCandidates(page)).slice(0, 2)]);
      await open(page, '/results', 'Your Matches');
      await expect(page.getByText(/could not be read/)).toBeVisible();
      await expect(page.getByText(/^You have not answered yet/)).toBeVisible();
      await expect(cards(page).first()).toBeVisible();
    },
    'list, with an explanation and the panels open': async (page) => {
      await results(page);
      await cards(page).first().getByRole('button', { name: /^Why/ }).click();
      await cards(page).first().getByText('Exact figures').click();
      await expect(cards(page).first().getByRole('table')).toBeVisible();
      await page.getByText(/^Network check/).click();
      await page.getByRole('button', { name: 'Share' }).click();
      await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
    },
    filtered: async (page) => {
      await results(page);
      await page.getByRole('button', { name: 'Filter' }).click();
      await page.getByRole('combobox', { name: 'Competitiveness' }).selectOption('Lean');
      await expect(page.getByText(/match your filters/).first()).toBeVisible();
    },
    'filtered, no matches': async (page) => {
      await results(page);
      await page.getByRole('button', { name: 'Filter' }).click();
      await page.getByRole('searchbox').fill('nobody of that name');
      await expect(page.getByRole('button', { name: 'Show all candidates' })).toBeVisible();
    },
    'exploring weights': async (page) => {
      await results(page);
      await exploreWeights(page);
      await expect(page.getByRole('slider')).toHaveCount(4);
    },
    'ranking of 1,200, one compared': {
      within: '#ranking',
      reach: async (page) => {
        await rememberAnswers(page);
        // Transitions do not run in cards that are out of view, and contrast is meaningless while colors change.
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await serveData(page, manyCandidates(1200));
        await open(page, '/results', 'Your Matches');
        await openRanking(page);
        await expect(page.getByText(/^1,150 more score/)).toBeAttached();
        await compareCards(page, 1);
        await lines(page).nth(2).getByRole('button').focus();
      },
    },
    'three chosen to compare': compare,
    'comparison open': {
      within: '[role="dialog"]',
      reach: async (page) => {
        await compare(page);
        await page.getByRole('button', { name: 'Compare side by side' }).click();
        await expect(page.getByRole('dialog').getByRole('table')).toBeVisible();
      },
    },
    'How scoring works open': {
      within: '[role="dialog"]',
      reach: async (page) => {
        await results(page);
        await page.getByRole('button', { name: 'How scoring works' }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
      },
    },
    'someone else’s list, opened from a link': async (page) => {
      await rememberAnswers(page);
      await serveSome(page);
      await page.goto('/results#issues=climate&impact=close&strategy=spread');
      await expect(page.getByText(/in the top three\./)).toBeVisible();
      await expect(cards(page).first()).toBeVisible();
    },
  },
  Candidate: {
    loading: async (page) => {
      await page.route(dataFile, () => {});
      await open(page, '/candidate/ruiz', 'Candidate details');
    },
    'known candidate': async (page) => {
      await rememberAnswers(page);
      await open(page, '/candidate/ruiz', 'Elvira Ruiz');
    },
    'unknown candidate': (page) => open(page, '/candidate/nobody', 'Candidate not found'),
  },
  Confirm: {
    'none selected': (page) => open(page, '/confirm', 'Confirm Your Donation'),
    'one recipient': async (page) => {
      await open(page, '/candidate/ruiz', 'Elvira Ruiz');
      await page.getByRole('button', { name: /^Donate/ }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm Your Donation');
    },
    'Not Implemented Yet open': {
      within: '[role="dialog"]',
      reach: async (page) => {
        await donate(page, 0);
        await page.getByRole('button', { name: 'Download Receipt' }).click();
        await expect(page.getByRole('dialog', { name: 'Not Implemented Yet' })).toBeVisible();
      },
    },
    'clicked candidate not among the three, tabs blocked by the browser': async (page) => {
      await page.addInitScript(() => {
        window.open = () => null;
      });
      await donate(page, 4);
      await page.getByRole('button', { name: /^Open Campaign Sites/ }).click();
      await expect(page.getByText(/blocked/).first()).toBeVisible();
    },
  },
});

/** The matches in a short list: these states are about the parts around it. */
async function results(page: Page, count = 3) {
  await rememberAnswers(page);
  await serveSome(page, count);
  await open(page, '/results', 'Your Matches');
  await expect(cards(page).first()).toBeVisible();
}

async function serveSome(page: Page, count = 3) {
  await serveData(page, (await readCandidates(page)).slice(0, count));
}

async function compare(page: Page) {
  await results(page);
  await compareCards(page, 0, 1, 2);
  await expect(page.getByRole('button', { name: 'Compare side by side' })).toBeVisible();
}

async function donate(page: Page, index: number) {
  await results(page, 5);
  await cards(page)
    .nth(index)
    .getByRole('button', { name: /^Donate/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm Your Donation');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
}
