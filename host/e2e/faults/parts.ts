import type { RemoteName } from '@donate-impact/shared/contract';
import { parts as declared, type Route, routeTable } from '@donate-impact/shared/routes';
import { expect, type Page } from '@playwright/test';
import { heading, siteNavigation } from '../site';

/** One remote, as the matrix visits it. */
export interface Part {
  remote: RemoteName;
  page: string;
  path: string;
  panel: string;
  heading: string | RegExp;
  /** Where a visitor comes from, and how. */
  from: string;
  enter: (page: Page) => Promise<void>;
}

const walked: readonly Part[] = [
  {
    remote: 'marketing',
    page: 'About',
    path: '/about',
    panel: 'The introduction cannot be shown right now',
    heading: 'About Us',
    from: '/candidate/ruiz',
    enter: (page) => follow(page, 'About Us'),
  },
  {
    remote: 'wizard',
    page: 'Wizard',
    path: '/demo',
    panel: 'The questionnaire cannot be shown right now',
    heading: /^Step 1 of 3:/,
    from: '/candidate/ruiz',
    enter: (page) => follow(page, 'Run Demo'),
  },
  {
    remote: 'results',
    page: 'Results',
    path: '/results',
    panel: 'The list of matches cannot be shown right now',
    heading: 'Your Matches',
    from: '/demo',
    enter: (page) => page.getByRole('button', { name: 'See Matches' }).click(),
  },
];

/** Every remote, as the matrix visits it: one that no walk is written for, by its first link in the top bar. */
export const parts: readonly Part[] = [...walked, ...routeTable.filter(isElsewhere).map(partOf)];

function isElsewhere({ remote, link }: Route, index: number, routes: readonly Route[]) {
  const isFirst = routes.findIndex((route) => route.remote === remote && route.link) === index;
  return Boolean(link) && isFirst && !walked.some((part) => part.remote === remote);
}

function partOf({ remote, page, path, title, link = '' }: Route): Part {
  return {
    remote,
    page,
    path,
    panel: `${declared[remote].called} cannot be shown right now`,
    heading: title.replace(' · Donate Impact', ''),
    from: '/candidate/ruiz',
    enter: (visitor) => follow(visitor, link),
  };
}

async function follow(page: Page, link: string) {
  await siteNavigation(page).getByRole('link', { name: link }).click();
}

/** How a visitor reaches a part from any page without a reload; no link leads to the matches. */
export const visits = {
  marketing: async (page: Page) => {
    await follow(page, 'About Us');
    await expect(heading(page)).toHaveText('About Us');
  },
  wizard: async (page: Page) => {
    await follow(page, 'Run Demo');
    await expect(heading(page)).toHaveText(/^Step 1 of 3:/);
  },
};

/** Takes the visitor to the page before the part, with answers that could be lost. */
export async function prepare(page: Page, { remote, from }: Part) {
  await page.goto(from);
  if (remote !== 'results') {
    await page.getByRole('button', { name: 'Donate $50' }).click();
    await heading(page).and(page.getByText('Confirm Your Donation')).waitFor();
    return;
  }
  await answerAll(page);
}

/** Answers the three steps of the wizard; the test makes the last press. */
export async function answerAll(page: Page) {
  await page.getByRole('checkbox', { name: 'Climate & Environment' }).check();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('radio', { name: 'Support candidates in close races' }).check();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('radio', { name: 'Single high-impact donation' }).check();
}
