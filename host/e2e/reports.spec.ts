import { nextRelease } from '@donate-impact/build/nextRelease';
import { liveRelease } from '@donate-impact/build/pointer';
import type { Page } from '@playwright/test';
import { distOf, test as ownServerTest, type Parts } from './gateway';
import { expect, heading, taken } from './site';

/** The site's test, on a server that takes reports of failures. */
const test = ownServerTest.extend<{ log: string[] }>({
  log: [
    async ({ served, watch }, use) => {
      test.skip(Boolean(process.env.BASE_URL), 'reads the log of its own server');
      watch.expectInConsole(/remote-failure|^request: POST .*\/failures$|Failed to load resource/);
      const lines: string[] = [];
      served.reportsAreOn = true;
      served.log = (line) => lines.push(line);
      await use(lines);
    },
    { auto: true },
  ],
});

test('an error that nothing catches in a remote’s script arrives with its release, once', async ({
  page,
  served,
  scratch,
  watch,
  log,
}) => {
  watch.expectInConsole(/planted/);
  const id = await releaseWith(
    'globalThis.thrown = 0; setInterval(() => { thrown += 1; throw new Error("planted"); }, 50);' +
      'Promise.reject(new Error("planted too"));',
    served,
    scratch,
  );

  await page.goto('/demo');

  await page.waitForFunction(() => Reflect.get(window, 'thrown') > 5);
  await expect.poll(() => failuresIn(log)).toHaveLength(2);
  const report = { part: 'wizard', phase: 'script', release: id, message: 'wizard: planted' };
  expect(failuresIn(log)).toContain(`wizard@${id} ${JSON.stringify(report)}`);
  expect(failuresIn(log)).toHaveLength(2);
  await expect(heading(page)).toHaveText(/^Step 1 of 3:/);
});

test('a retry that works arrives as recovered, and the visitor sees no failure', async ({
  page,
  log,
}) => {
  await page.route('**/remotes/wizard/**/remoteEntry*.js', (route) => route.abort(), { times: 1 });

  await page.goto('/demo');
  await taken(page);

  await expect.poll(() => failuresIn(log)).toHaveLength(1);
  const release = liveRelease(distOf('wizard'));
  expect(failuresIn(log)[0]).toMatch(
    new RegExp(
      `^wizard@${release} {"part":"wizard","phase":"entry","release":"${release}",.*,"recovered":true}$`,
    ),
  );
  await page.getByRole('checkbox', { name: 'Economy' }).check();
});

test('an operator’s script that listens late reads what happened before', async ({
  page,
  served,
  log,
}) => {
  served.remotes.wizard = '/nowhere';

  await page.goto('/demo');
  await expect(heading(page)).toHaveText('The questionnaire cannot be shown right now');

  const [detail] = await detailsKept(page);
  expect(detail).toMatchObject({ remote: 'wizard', phase: 'manifest', recovered: false });
  await expect.poll(() => failuresIn(log)).toHaveLength(1);
});

/** Makes a release of the wizard live whose page also runs some code. */
async function releaseWith(code: string, served: Parts, scratch: string) {
  const change = (text: string, file: string) =>
    /__federation_expose_Wizard.*\.js$/.test(file) ? `${text};${code}` : text;
  served.remotes.wizard = await nextRelease(distOf('wizard'), scratch, { change });
  return liveRelease(served.remotes.wizard);
}

/** The failures in the gateway's log. */
const failuresIn = (log: string[]) =>
  log.filter((line) => line.startsWith('failure ')).map((line) => line.slice('failure '.length));

function detailsKept(page: Page): Promise<unknown[]> {
  return page.evaluate(() => Reflect.get(window, 'donateImpactFailures'));
}
