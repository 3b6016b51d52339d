import { ask, parseConfig, readConfig } from './ask';
import { deployPreview, type Served, startGateway } from './startGateway';

// A page falls back on the previous release of a remote that fails.
let server: Served;
let [first, second, third] = ['', '', ''];

beforeEach(async () => {
  server = await startGateway({ previewsAreOn: true });
  first = server.built.wizard ?? '';
  second = await server.derive('wizard');
  third = await server.derive('wizard');
});

afterEach(async () => {
  await server.stop();
});

it('names the release before, with its manifest and its hash, after a rollout', async () => {
  expect((await wizard()).before).toBeUndefined();
  const { release } = await wizard();
  await roll(second);

  expect((await wizard()).before).toEqual(release);
  expect((await wizard()).before?.id).toBe(first);
  const page = parseConfig(await ask(server.origin, '/demo'));
  expect(page.remotes.find(({ name }) => name === 'wizard')?.before).toEqual(release);
});

it('never names a release that was taken back', async () => {
  await roll(second);
  await roll(first);
  expect((await wizard()).before).toBeUndefined();

  await roll(third);
  expect((await wizard()).before?.id).toBe(first);
});

it('never names a release that visitors could not get', async () => {
  await roll('f'.repeat(32));
  await roll(second);

  expect((await wizard()).before?.id).toBe(first);
});

it('names no release while the remote is switched off, and the same as before afterwards', async () => {
  await roll(second);
  await roll('off');
  expect(await wizard()).toMatchObject({ displayName: 'The questionnaire', release: null });
  expect(await wizard()).not.toHaveProperty('before');

  await roll(second);
  expect((await wizard()).before?.id).toBe(first);
});

it('names the live release to visitors of a canary, and the one before to the others', async () => {
  await roll(second);
  await server.release('wizard', `50% ${third}; * ${second};`);

  const visitors = Array.from({ length: 40 }, (_, index) => `${index}`.padStart(16, '0'));
  const given = await Promise.all(visitors.map((number) => wizard(`visitor=${number}`)));
  const pairs = given.map(({ release, before }) => `${release?.id} ${before?.id}`);
  expect(new Set(pairs)).toEqual(new Set([`${third} ${second}`, `${second} ${first}`]));
});

it('names none in a preview, which shows nothing else', async () => {
  await roll(second);
  const link = await deployPreview({ ...server, built: { wizard: second } }, 'wizard', third);

  const { release, before } = await wizard(`preview=${link}`);
  expect([release?.id, before]).toEqual([third, undefined]);
});

function roll(id: string) {
  return server.release('wizard', `* ${id};`);
}

/** Reads the wizard's entry in the configuration of a visitor's tab. */
async function wizard(cookie = '') {
  const { remotes } = await readConfig(server.origin, { Cookie: cookie });
  const found = remotes.find(({ name }) => name === 'wizard');
  if (!found) throw new Error('The site has no wizard');
  return found;
}
