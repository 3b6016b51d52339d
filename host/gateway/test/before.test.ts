import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { activeFile, appendChanges } from '@donate-impact/releases/activeReleases';
import { createChange } from '@donate-impact/testing/createChange';
import { parseConfig } from './ask';
import { deployPreview, getDist, serveBuilds } from './startGateway';

// A page falls back on the previous release of a remote that fails.
const server = serveBuilds({ PREVIEWS: true });
const ids: Record<string, string> = { never: 'f'.repeat(32), off: 'off' };

beforeAll(async () => {
  ids.first = server.built.wizard ?? '';
  for (const name of ['second', 'third']) ids[name] = await server.derive('wizard');
});

it.each([
  ['first', undefined],
  ['first second', 'first'],
  ['first second first', undefined],
  ['first second first third', 'first'],
  ['first never second', 'first'],
  ['first second off', undefined],
  ['first second off second', 'first'],
])('names after the live releases %s as the one before: %s', async (history, before) => {
  await setHistory(history);

  expect((await wizard()).before?.id).toBe(before && ids[before]);
});

it('names the release before with its manifest and its hash, in pages, too', async () => {
  await setHistory('first');
  const { release } = await wizard();
  await setHistory('first second');

  expect((await wizard()).before).toEqual(release);
  const page = parseConfig(await server.ask('/demo'));
  expect(page.remotes.find(({ name }) => name === 'wizard')?.before).toEqual(release);
});

it('names the live release to the visitors of a canary, who are as many as its share says, and the one before to the others', async () => {
  const { first, second, third } = ids;
  await setHistory('first second');
  await server.release('wizard', `20% ${third}; * ${second};`);

  const visitors = Array.from({ length: 100 }, (_, index) => `${index}`.padStart(16, '0'));
  const given = await Promise.all(visitors.map((number) => wizard(`visitor=${number}`)));
  const pairs = given.map(({ release, before }) => `${release?.id} ${before?.id}`);
  expect(new Set(pairs)).toEqual(new Set([`${third} ${second}`, `${second} ${first}`]));
  const count = given.filter(({ release }) => release?.id === third).length;
  expect(Math.abs(count - 20)).toBeLessThan(8);
});

it('names none in a preview, which shows nothing else', async () => {
  const { second = '', third = '' } = ids;
  await setHistory('first second');
  const link = await deployPreview({ ...server, built: { wizard: second } }, 'wizard', third);

  const { release, before } = await wizard(`preview=${link}`);
  expect([release?.id, before]).toEqual([third, undefined]);
});

/** Makes these the live releases that the wizard has had, the last one now. */
async function setHistory(names: string) {
  const dist = getDist(server.root, 'wizard');
  const changes = names.split(' ').map((name) => createChange('wizard', `* ${ids[name]};`));
  await rm(join(dist, activeFile));
  await appendChanges(dist, ...changes);
}

/** Reads the wizard's entry in the configuration of a visitor's tab. */
async function wizard(cookie = '') {
  const { remotes } = await server.readConfig({ Cookie: cookie });
  const found = remotes.find(({ name }) => name === 'wizard');
  if (!found) throw new Error('The site has no wizard');
  return found;
}
