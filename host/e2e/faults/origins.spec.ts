import { createServer } from 'node:http';
import { createGateway } from '@donate-impact/gateway';
import { expect } from '@playwright/test';
import { whileServed } from '../gateway';
import { heading } from '../site';
import type { FaultyGateway } from './faultyGateway';
import { test as faultyTest } from './faultyTest';
import { watchFailures } from './watchFailures';

/** A second site that serves the same parts to every origin. */
const test = faultyTest.extend<{ elsewhere: { origin: string; asked: string[] } }>({
  elsewhere: async ({ gateway }, use) => {
    const asked: string[] = [];
    const site = createGateway(gateway.served);
    const server = createServer((request, response) => {
      asked.push(request.url ?? '');
      response.setHeader('Access-Control-Allow-Origin', '*');
      site.emit('request', request, response);
    });
    await whileServed(server, (origin) => use({ origin, asked }));
  },
});

test('a part at an origin that the operator has not allowed is refused before a request', async ({
  page,
  gateway,
  elsewhere,
}) => {
  const { lines, unhandled } = await watchFailures(page);
  takeWizardFrom(gateway, elsewhere.origin);

  await page.goto('/demo');

  await expect(heading(page)).toHaveText('The questionnaire cannot be shown right now');
  expect(lines).toMatchObject([{ remote: 'wizard', phase: 'manifest' }]);
  expect(lines[0]?.message).toContain('from an origin that this site does not allow');
  expect(elsewhere.asked).toEqual([]);
  expect(unhandled).toEqual([]);
});

test('a part at an origin that the operator allows is shown', async ({
  page,
  gateway,
  elsewhere,
}) => {
  const { lines, unhandled } = await watchFailures(page);
  takeWizardFrom(gateway, elsewhere.origin);
  gateway.served.origins = elsewhere.origin;

  await page.goto('/demo');
  await page.getByRole('checkbox', { name: 'Economy' }).check();
  await page.getByRole('button', { name: 'Next' }).click();

  await expect(heading(page)).toHaveText(/^Step 2 of 3:/);
  expect(elsewhere.asked).toContainEqual(expect.stringMatching(/\/remoteEntry\.\w+\.js$/));
  expect(lines).toEqual([]);
  expect(unhandled).toEqual([]);
});

/** Names the wizard at another origin, with nothing of it in the page. */
function takeWizardFrom(gateway: FaultyGateway, origin: string) {
  gateway.withoutFragment.add('wizard');
  gateway.onPage = (html) =>
    html
      .replace('"wizard":"/remotes/', `"wizard":"${origin}/remotes/`)
      .replace(/<link rel="preload"[^>]*\/remotes\/wizard\/[^>]*>/g, '');
}
