import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '@donate-impact/build/release';
import { ask, folderOf } from './ask';
import { changeOf, distIn, type Served, startGateway, withText } from './startGateway';

let server: Served;
let [known, other] = ['', ''];

beforeAll(async () => {
  server = await startGateway();
  known = await server.derive('wizard', withText('Wizard', '<p>Known</p>'));
  other = await server.derive('wizard');
});

beforeEach(async () => {
  await server.release('wizard', `* ${known};`);
});

afterAll(async () => {
  await server.stop();
});

it('composes pages of the release that a pointer names last', async () => {
  await server.release('wizard', `* ${server.built.wizard};`);
  const before = await ask(server.origin, '/demo');
  await server.release('wizard', `* ${known};`);
  const { body } = await ask(server.origin, '/demo');

  expect(before.body).not.toContain('<p>Known</p>');
  expect(body).toContain('<p>Known</p>');
  expect(body).toContain(`"wizard":"/remotes/wizard/${known}/mf-manifest.json#`);
});

it('serves each release at its own address', async () => {
  const [fragment, later] = await Promise.all(
    [server.built.wizard, known].map((id) =>
      ask(server.origin, `/remotes/wizard/${id}/pages/Wizard.html`),
    ),
  );

  expect(fragment?.status).toBe(200);
  expect(later?.body).toBe(`${fragment?.body}<p>Known</p>`);
});

it('leaves out the fragment of a remote that is switched off, not its files', async () => {
  await server.release('wizard', '* off;');

  const { status, body } = await ask(server.origin, '/demo');
  expect(status).toBe(200);
  expect(body).toContain('"wizard":"/remotes/wizard/off/mf-manifest.json#');
  expect(body).not.toContain('data-boundary');
  for (const [file, status] of [
    ['version.json', 200],
    ['missing.json', 404],
  ] as const)
    expect((await ask(server.origin, `/remotes/wizard/${known}/${file}`)).status).toBe(status);
});

it('goes by the last whole line of a pointer', async () => {
  await server.point('wizard', `\n{"part":"wizard","releases":"* ${other.slice(9)}`);

  expect(await folderOf(server.origin, 'wizard')).toBe(`/remotes/wizard/${known}/`);
});

it('passes over a line that is not a whole change', async () => {
  const change = changeOf('wizard', `* ${other};`);
  for (const line of [
    '{"part":"wizard","at":"","by":"","why":"cut after a }',
    '{"part":"wizard","at":"","by":"","why":"cut after \\"{}\\"}',
    `{"part":"wizard","why":"\\x","releases":"* ${other};"}`,
    `{"part":"wizard","why":"a\ttab","releases":"* ${other};"}`,
    changeOf('results', `* ${other};`),
    changeOf('wizard', `0% ${other}; * ${known};`),
    changeOf('wizard', `100% ${other}; * ${known};`),
    changeOf('wizard', `* ${other}; }`),
    changeOf('wizard', `* ${other.slice(1)};`),
    `${change}\r`,
    `\ufeff${change}`,
    '\0\0\0',
    'wizard"}',
  ]) {
    await server.point('wizard', `\n${line}\n`);
    const folder = await folderOf(server.origin, 'wizard');
    expect([line, folder]).toEqual([line, `/remotes/wizard/${known}/`]);
  }
  await server.point('wizard', `${change}\n`);
  expect(await folderOf(server.origin, 'wizard')).toBe(`/remotes/wizard/${other}/`);
});

it('follows a pointer that has had hundreds of releases', async () => {
  const ids = [];
  for (let number = 0; number < 200; number += 1) ids.push(await smallRelease(number));
  const changes = ids.map((id) => changeOf('wizard', `* ${id};`));
  await server.point('wizard', `\n${changes.join('\n')}\n`);

  expect((await ask(server.origin, '/demo')).body).toContain('<p>Small 199</p>');
  const first = `/remotes/wizard/${ids[0]}/pages/Wizard.html`;
  expect((await ask(server.origin, first)).body).toBe('<p>Small 0</p>');
});

it('ignores a change whose release is incomplete or altered', async () => {
  const part = distIn(server.root, 'wizard');
  const [page, list, gone] = [
    await server.derive('wizard'),
    await server.derive('wizard'),
    await server.derive('wizard'),
  ];
  await writeFile(join(part, page, 'pages/Wizard.html'), '<p>Changed</p>');
  const listed = join(part, list, 'files.sha256');
  await writeFile(
    listed,
    `${await readFile(listed, 'utf8')}${'0'.repeat(64)}  static/js/more.js\n`,
  );
  await rm(join(part, gone, 'pages/Wizard.html'));

  for (const id of [page, list, gone, 'f'.repeat(32)]) {
    for (const releases of [`* ${id};`, `10% ${id}; * ${other};`, `10% ${other}; * ${id};`]) {
      await server.release('wizard', releases);
      const folder = await folderOf(server.origin, 'wizard');
      expect([releases, folder]).toEqual([releases, `/remotes/wizard/${known}/`]);
    }
    const { status } = await ask(server.origin, `/remotes/wizard/${id}/pages/Wizard.html`);
    expect([404, 503]).toContain(status);
  }
  expect((await ask(server.origin, '/demo')).body).toContain('<p>Known</p>');
});

/** A release of one page. Resolves with its id. */
async function smallRelease(number: number) {
  const part = distIn(server.root, 'wizard');
  const folder = join(part, `new-${number}`);
  await mkdir(join(folder, 'pages'), { recursive: true });
  await writeFile(join(folder, 'pages/Wizard.html'), `<p>Small ${number}</p>`);
  const id = await listFiles(folder);
  await rename(folder, join(part, id));
  return id;
}
