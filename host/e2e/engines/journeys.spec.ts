import { distOf } from '../gateway';
import { bannerText, pages } from '../site';
import type { Visitor } from './Engine';
import { findEngine } from './findEngine';
import { expect, test } from './journeyTest';
import {
  background,
  cardNames,
  checkedNames,
  dialogTitle,
  focused,
  heading,
  headings,
  isTaken,
  pageText,
  path,
  recipients,
  sameLoad,
  sideways,
  title,
} from './readings';

test.skip(({ engineName }) => !findEngine(engineName), 'the engine is not installed');

const close = 'Support candidates in close races';

test('a visitor donates to one candidate, from the landing page to the confirmation', async ({
  visitor,
}) => {
  await arrive(visitor, '/');
  await visitor.read(markLoad, null);
  await visitor.click('link', 'Run the Demo');
  await answerWizard(
    visitor,
    ['Climate & Environment', 'Economy'],
    close,
    'Single high-impact donation',
  );
  await sees(visitor, pageText).toContain('24 candidates ranked');

  await visitor.click('button', 'Donate $50 to Tobias Lindqvist');

  await sees(visitor, heading).toBe('Confirm Your Donation');
  await sees(visitor, focused).toBe('Confirm Your Donation');
  await sees(visitor, recipients).toEqual([expect.stringMatching(/^Tobias Lindqvist.*\$50/s)]);
  await sees(visitor, pageText).toContain('One candidate gets the whole $50.');
  expect(await visitor.read(sameLoad, null)).toBe(true);
});

test('a visitor spreads the donation over the top three', async ({ visitor }) => {
  await arrive(visitor, '/demo');
  await answerWizard(visitor, ['Climate & Environment', 'Economy'], close, 'Spread across several');
  await sees(visitor, cardNames).toEqual(
    topped('Elvira Ruiz', 'Ngozi Abara', 'Wendell Chen', 'Amara Okonjo'),
  );

  await visitor.click('button', 'Donate $50 to Amara Okonjo');

  await sees(visitor, heading).toBe('Confirm Your Donation');
  await sees(visitor, recipients).toEqual([
    expect.stringMatching(/^Elvira Ruiz.*\$16/s),
    expect.stringMatching(/^Ngozi Abara.*\$16/s),
    expect.stringMatching(/^Wendell Chen.*\$16.*A tie decided this/s),
  ]);
  await sees(visitor, pageText).toContain('Amara Okonjo is not among the recipients');
});

test('a visitor without answers donates by the default weights', async ({ visitor }) => {
  await arrive(visitor, '/results');
  await sees(visitor, pageText).toContain('Ranked with the default weights');
  await sees(visitor, cardNames).toEqual(topped('Ngozi Abara', 'Elvira Ruiz', 'Amara Okonjo'));

  await visitor.click('button', 'Donate $50 to Coraline Maddox');

  await sees(visitor, recipients).toEqual([
    expect.stringMatching(/^Ngozi Abara.*\$16/s),
    expect.stringMatching(/^Elvira Ruiz.*\$16/s),
    expect.stringMatching(/^Amara Okonjo.*\$16/s),
  ]);
});

test('a visitor who opens any address directly, or reloads it, finds the page', async ({
  visitor,
}) => {
  for (const page of pages) {
    for (const load of [() => visitor.open(page.path), () => visitor.reload()]) {
      await load();
      await sees(visitor, isTaken).toBe(true);

      await sees(visitor, headings).toEqual([expect.stringMatching(page.heading)]);
      await sees(visitor, title).toBe(page.title);
      expect(await visitor.read(path, null)).toBe(page.path);
      expect(await visitor.read(pageText, null)).toContain(bannerText);
    }
  }
});

test('a reload keeps the answers and the ranking, but not the selection', async ({ visitor }) => {
  await arrive(visitor, '/demo');
  await answerWizard(
    visitor,
    ['Climate & Environment', 'Crime & Safety'],
    close,
    'Spread across several',
  );
  await sees(visitor, cardNames).toHaveLength(24);
  const before = await visitor.read(cardNames, null);

  await visitor.reload();
  await sees(visitor, isTaken).toBe(true);

  await sees(visitor, cardNames).toEqual(before);
  await sees(visitor, pageText).toContain('Climate & Environment, Crime & Safety');
  await visitor.click('button', 'Donate $50 to Elvira Ruiz');
  await sees(visitor, pageText).toContain('Three candidates get $16 each');
  await visitor.reload();
  await sees(visitor, pageText).toContain('No candidate is selected');
});

test('Back and Forward keep every answer and lead to the other pages', async ({ visitor }) => {
  await arrive(visitor, '/about');
  await visitor.click('link', 'Run Demo');
  await sees(visitor, heading).toMatch(/^Step 1 of 3:/);
  await visitor.click('checkbox', 'Education');
  await visitor.click('button', 'Next');
  await sees(visitor, heading).toMatch(/^Step 2 of 3:/);
  await visitor.click('radio', close);
  await visitor.click('button', 'Next');
  await sees(visitor, heading).toMatch(/^Step 3 of 3:/);

  await visitor.back();
  await sees(visitor, heading).toMatch(/^Step 2 of 3:/);
  await sees(visitor, checkedNames).toEqual([close]);
  await visitor.back();
  await sees(visitor, heading).toMatch(/^Step 1 of 3:/);
  await sees(visitor, checkedNames).toEqual(['Education']);
  await visitor.back();
  await sees(visitor, heading).toBe('About Us');
  await sees(visitor, title).toBe('About Us · Donate Impact');
  await visitor.forward();

  await sees(visitor, heading).toMatch(/^Step 1 of 3:/);
});

test('a dialog takes focus, closes on Escape and returns focus', async ({ visitor }) => {
  await arrive(visitor, '/results');
  await visitor.click('button', 'How scoring works');
  await sees(visitor, dialogTitle).toBe('How scoring works');

  await visitor.pressEscape();

  await sees(visitor, dialogTitle).toBe(null);
  await sees(visitor, focused).toBe('How scoring works');
});

test('a visitor sees that a remote is down, and tries again without a reload', async ({
  visitor,
  site,
}) => {
  site.expected.push(/503|remote-failure|^not loaded/);
  site.remotes.wizard = '/nowhere';
  await arrive(visitor, '/about');
  await visitor.read(markLoad, null);
  await visitor.click('link', 'Run Demo');
  await sees(visitor, heading).toBe('The questionnaire cannot be shown right now');
  site.remotes.wizard = distOf('wizard');

  await visitor.click('button', 'Try again');

  await sees(visitor, heading).toMatch(/^Step 1 of 3:/);
  expect(await visitor.read(sameLoad, null)).toBe(true);
});

test.describe('when storage is blocked', () => {
  test.use({ storageBlocked: true });

  test('the whole journey works in memory', async ({ visitor }) => {
    await arrive(visitor, '/demo');
    await answerWizard(visitor, ['Economy'], close, 'Single high-impact donation');
    await sees(visitor, cardNames).toHaveLength(24);

    await visitor.click('button', 'Donate $50 to Ilse Brandt');

    await sees(visitor, pageText).toContain('One candidate gets the whole $50.');
    expect(await visitor.read(storageIsRefused, null)).toBe(true);
  });
});

test.describe('with a dark color scheme', () => {
  test.use({ dark: true });

  test('a visitor who prefers dark colors sees light text on a dark page', async ({ visitor }) => {
    await arrive(visitor, '/results');
    await sees(visitor, cardNames).toHaveLength(24);

    const { page, words } = await visitor.read(background, null);

    expect(page).toBeLessThan(0.2);
    expect(words).toBeGreaterThan(0.7);
  });
});

test.describe('on a small screen', () => {
  test.use({ width: 360 });

  test('no page overflows at 360 px, and the menu works', async ({ visitor }) => {
    for (const { path } of pages) {
      await arrive(visitor, path);
      expect(await visitor.read(sideways, null), path).toEqual({ width: 360, sideways: 0 });
    }
    await visitor.click('button', 'Menu');
    await visitor.click('link', 'About Us');
    await sees(visitor, heading).toBe('About Us');
  });
});

async function arrive(visitor: Visitor, address: string) {
  await visitor.open(address);
  await sees(visitor, isTaken).toBe(true);
}

async function answerWizard(visitor: Visitor, issues: string[], impact: string, strategy: string) {
  await sees(visitor, heading).toMatch(/^Step 1 of 3:/);
  for (const issue of issues) await visitor.click('checkbox', issue);
  await visitor.click('button', 'Next');
  await sees(visitor, heading).toMatch(/^Step 2 of 3:/);
  await visitor.click('radio', impact);
  await visitor.click('button', 'Next');
  await sees(visitor, heading).toMatch(/^Step 3 of 3:/);
  await visitor.click('radio', strategy);
  await visitor.click('button', 'See Matches');
  await sees(visitor, heading).toBe('Your Matches');
}

/** Retries until the page shows the expected value. */
function sees<Result>(visitor: Visitor, look: (nothing: null) => Result) {
  return expect.poll(() => visitor.read(look, null), {
    intervals: [50, 100, 200],
    message: look.name,
    timeout: 30_000,
  });
}

/** All 24 candidates, with these at the top. */
function topped(...names: string[]) {
  return [...names, ...Array(24 - names.length).fill(expect.any(String))];
}

function markLoad() {
  document.documentElement.setAttribute('data-same-load', '');
}

function storageIsRefused() {
  try {
    return !window.localStorage;
  } catch {
    return true;
  }
}
