import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { off, pointerFile } from '@donate-impact/build/pointer';
import { ask, folderOf } from './ask';
import { type Server, type Target, targets } from './servers';

const cases = targets.map((target) => [target.name, target] as const);
const running: Server[] = [];
const text = '<p>A later release</p>';

afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
});

it.each(cases)('%s composes pages of the release that a pointer names last', async (_, target) => {
  const server = await started(target);
  const { origin, root } = server;
  const before = await folderOf(origin, 'wizard');
  await ask(origin, '/demo');

  const id = await deploy(server);
  await release(root, id);

  const later = `/remotes/wizard/${id}/`;
  expect(await changed(origin, before)).toBe(later);
  const { body } = await ask(origin, '/demo');
  expect(body).toContain(`"wizard":"${later}mf-manifest.json#`);
  expect(body).toContain(text);
});

it.each(cases)('%s serves each release at its own address', async (_, target) => {
  const server = await started(target);
  const { origin, root } = server;
  const before = await folderOf(origin, 'wizard');
  const fragment = await ask(origin, `${before}pages/Wizard.html`);

  const id = await deploy(server);
  await release(root, id);
  await changed(origin, before);

  for (const [folder, end] of [
    [before, ''],
    [`/remotes/wizard/${id}/`, text],
  ] as const)
    expect((await ask(origin, `${folder}pages/Wizard.html`)).body).toBe(fragment.body + end);
});

it.each(cases)(
  '%s leaves out the fragment of a remote that is switched off, not its files',
  async (_, target) => {
    const { origin, root } = await started(target);
    const before = await folderOf(origin, 'wizard');
    await ask(origin, '/demo');

    await release(root, off);

    expect(await changed(origin, before)).toBe('/remotes/wizard/off/');
    const page = await ask(origin, '/demo');
    expect(page.status).toBe(200);
    expect(page.body).toContain('"wizard":"/remotes/wizard/off/mf-manifest.json#');
    expect(page.body).not.toContain('data-boundary');
    expect((await ask(origin, `${before}version.json`)).status).toBe(200);
    expect((await ask(origin, `${before}missing.json`)).status).toBe(404);
  },
);

async function started(target: Target) {
  const server = await target.start();
  running.push(server);
  return server;
}

/** Deploys a release of the wizard with a text at the end of its fragment. */
function deploy({ derive }: Server) {
  return derive('wizard', (content, file) =>
    file === 'pages/Wizard.html' ? content + text : content,
  );
}

/** Makes a release of the wizard live, or switches the wizard off. */
function release(root: string, id: string) {
  const change = { part: 'wizard', at: '', by: '', why: '', releases: `* ${id};` };
  return appendFile(join(partOf(root), pointerFile), `${JSON.stringify(change)}\n`);
}

function partOf(root: string) {
  return join(root, 'remote-wizard/dist');
}

/** The address of the wizard's live release after another was live; nginx follows a pointer in a moment. */
async function changed(origin: string, before: string) {
  for (let tries = 0; tries < 50 && (await folderOf(origin, 'wizard')) === before; tries += 1)
    await pause(100);
  // A process of nginx that still knows the earlier pointer may answer until it has ended.
  await pause(300);
  return folderOf(origin, 'wizard');
}
