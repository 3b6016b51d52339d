import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { activeFile, appendChanges } from '@donate-impact/releases/activeReleases';
import { createChange } from '@donate-impact/testing/createChange';
import { findRelease, parseConfig } from './ask';
import { getDist, serveBuilds, withText } from './startGateway';

const server = serveBuilds();
let [known, other] = ['', ''];

beforeAll(async () => {
  known = await server.derive('wizard', withText('Wizard', '<p>Known</p>'));
  other = await server.derive('wizard');
});

beforeEach(async () => {
  await server.release('wizard', `* ${known};`);
});

it('composes pages of the release that was made active last', async () => {
  await server.release('wizard', `* ${server.built.wizard};`);
  const before = await server.ask('/demo');
  await server.release('wizard', `* ${known};`);
  const page = await server.ask('/demo');

  expect(before.body).not.toContain('<p>Known</p>');
  expect(page.body).toContain('<p>Known</p>');
  const release = findRelease(parseConfig(page), 'wizard');
  const manifest = await server.ask(release?.manifest ?? '');
  const hash = createHash('sha384').update(manifest.raw).digest('base64');
  expect(release).toEqual({
    id: known,
    manifest: `/remotes/wizard/${known}/mf-manifest.json`,
    integrity: `sha384-${hash}`,
    content: JSON.parse(manifest.body),
  });
});

it('leaves out the fragment of a remote that is switched off, not its files', async () => {
  await server.release('wizard', '* off;');

  const page = await server.ask('/demo');
  expect([page.status, findRelease(parseConfig(page), 'wizard')]).toEqual([200, null]);
  expect(page.body).toMatch(/<title>Step 1.*<a aria-current="page"[^>]*href="\/demo"/s);
  expect(page.body).not.toContain('data-boundary');
  for (const path of ['/demo', '/', '/results', '/licenses'])
    expect((await server.ask(path)).body).not.toContain('/remotes/wizard/');
  expect((await server.ask(`/remotes/wizard/${known}/version.json`)).status).toBe(200);
  expect((await server.ask(`/remotes/wizard/${known}/missing.json`)).status).toBe(404);
});

it('keeps to what it knows while a pipe is in the place of the active releases', async () => {
  await server.getFolder('wizard');
  const file = join(getDist(server.root, 'wizard'), activeFile);
  await rename(file, `${file}.kept`);
  execFileSync('mkfifo', [file]);

  expect(await server.getFolder('wizard')).toBe(`/remotes/wizard/${known}/`);
  expect(server.lines).toContainEqual(expect.objectContaining({ code: 'NOT_A_FILE', level: 50 }));
  await rename(`${file}.kept`, file);
});

it('does not follow what an app’s file says of another app', async () => {
  const change = createChange('results', `* ${other};`);
  await appendChanges(getDist(server.root, 'wizard'), change);

  expect(await server.getFolder('wizard')).toBe(`/remotes/wizard/${known}/`);
  expect(await server.getFolder('results')).toBe(`/remotes/results/${server.built.results}/`);
});

it('shows the previous release while the next one takes long to read, and then the next one', async () => {
  const { source } = server;
  const { read, patienceMs } = source;
  const id = await server.derive('wizard', withText('Wizard', '<p>Slow</p>'));
  const isShown = async () => (await server.ask('/demo')).body.includes('<p>Slow</p>');
  expect(await isShown()).toBe(false);
  source.patienceMs = 1;
  source.read = async (app, file) => {
    await sleep(100);
    return read(app, file);
  };
  await server.release('wizard', `* ${id};`);

  expect(await isShown()).toBe(false);
  while (!(await isShown())) await sleep(20);
  Object.assign(source, { read, patienceMs });
});

it('ignores a change whose release is incomplete or altered', async () => {
  const app = getDist(server.root, 'wizard');
  const page = await server.derive('wizard');
  await writeFile(join(app, page, 'pages/Wizard.html'), '<p>Changed</p>');
  const list = await server.derive('wizard');
  await appendFile(join(app, list, 'files.sha256'), `${'0'.repeat(64)}  static/js/more.js\n`);
  const gone = await server.derive('wizard');
  await rm(join(app, gone, 'pages/Wizard.html'));

  for (const id of [page, list, gone, 'f'.repeat(32)]) {
    for (const releases of [`* ${id};`, `10% ${id}; * ${other};`, `10% ${other}; * ${id};`]) {
      await server.release('wizard', releases);
      const folder = await server.getFolder('wizard');
      expect([releases, folder]).toEqual([releases, `/remotes/wizard/${known}/`]);
    }
    const { status } = await server.ask(`/remotes/wizard/${id}/pages/Wizard.html`);
    expect([404, 503]).toContain(status);
  }
  expect((await server.ask('/demo')).body).toContain('<p>Known</p>');
});
