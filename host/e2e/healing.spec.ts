import { join } from 'node:path';
import { appendChanges, readLiveRelease } from '@donate-impact/releases/activeReleases';
import { createChange } from '@donate-impact/testing/createChange';
import type { FileEdit } from '@donate-impact/testing/deriveRelease';
import { rememberAnswers } from '@donate-impact/testing/storage';
import { failureInConsole, neverEnding, test } from './faultyGateway';
import { copyReleases, release } from './laterRelease';
import { cards, collectFailures, expect, heading, siteNavigation } from './site';

const ways: Record<string, FileEdit> = {
  entry: (text, file) =>
    /remoteEntry.*js$/.test(file) ? `throw new Error('planted');${text}` : text,
  contract: (text) => text.replace(/"contractVersion":"\d+/, '"contractVersion":"99'),
  render: (text) =>
    text.replace(/\bResults:\(\)=>\w+/, "Results:()=>()=>{throw new Error('planted')}"),
};

test('a visitor gets the matches from the release before one that throws or does not fit, with their answers', async ({
  page,
  served,
  scratch,
  watch,
}) => {
  test.setTimeout(90_000);
  watch.expectInConsole(failureInConsole);
  watch.expectInConsole(/planted|error #\d+/);
  const results = await copyReleases('results', join(scratch, 'results'));
  served.remotes.results = results;
  const before = readLiveRelease(results);
  await rememberAnswers(page);

  for (const [phase, change] of Object.entries(ways))
    await test.step(phase, async () => {
      const broken = await release(results, change);

      await page.goto('/results');

      await expect(cards(page)).toHaveCount(24);
      await expect(page).toHaveURL('/results');
      await expect(page.getByRole('region', { name: 'Your preferences' })).toContainText('Climate');
      const failures = await collectFailures(page);
      const message = expect.stringContaining(`(release ${before} has taken its place)`);
      expect(failures).toMatchObject([
        { remote: 'results', release: broken, phase, recovered: true, message },
      ]);
      await appendChanges(results, createChange('results', `* ${before};`));
    });
});

for (const [what, on] of [
  ['its code', /\/wizard\/.*_Wizard\.\w+\.js$/],
  ['its manifest', /\/wizard\/.*\/mf-manifest\.json$/],
] as const)
  test(`a visitor gets the page without a press after ${what} has stalled`, async ({
    page,
    faults,
    watch,
  }) => {
    watch.expectInConsole(failureInConsole);
    faults.push({
      on,
      answer: (...answer) => {
        faults.length = 0;
        neverEnding(...answer);
      },
    });
    await page.clock.install();
    await page.goto('/about');
    await siteNavigation(page).getByRole('link', { name: 'Run Demo' }).click();
    await expect.poll(() => faults).toEqual([]);

    await page.clock.fastForward(9_000);
    await expect(heading(page)).toHaveText('About Us');
    await page.clock.fastForward(2_000);

    await expect(heading(page)).toHaveText(/^Step 1 of 3/);
    expect(await collectFailures(page)).toMatchObject([{ phase: 'slow', recovered: true }]);
  });
