import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { appendChanges } from '@donate-impact/releases/activeReleases';
import { makeKey } from '@donate-impact/releases/signatures';
import { createChange } from '@donate-impact/testing/createChange';
import { deriveRelease, type FileEdit } from '@donate-impact/testing/deriveRelease';
import { listen } from './ask';
import { getDist, serveBuilds } from './startGateway';

const run = promisify(execFile);
const repository = join(__dirname, '../../..');
const site = serveBuilds();

const keyFile = join(mkdtempSync(join(tmpdir(), 'key-')), 'wizard.pem');
const publicKey = makeKey('wizard', keyFile, repository);
const env = { ...process.env, RELEASE_KEY: keyFile, RELEASE_KEYS: 'keys' };

/** Runs the command in the folder of the wizard, whose last build is changed. Resolves with its exit code and its output. */
async function askCanRelease(change: FileEdit, ...options: string[]) {
  const checkout = await mkdtemp(join(tmpdir(), 'checkout-'));
  await writeFile(join(checkout, 'docker-compose.yml'), '');
  const folder = join(checkout, 'remote-wizard');
  const dist = join(folder, 'dist');
  await mkdir(dist, { recursive: true });
  await writeFile(join(checkout, 'keys'), publicKey);
  const id = await deriveRelease(getDist(site.root, 'wizard'), change, dist);
  await appendChanges(dist, createChange('wizard', `* ${id};`));
  const operate = ['--import', require.resolve('tsx'), join(repository, 'host/operate/operate.ts')];
  const command = [...operate, 'can-release', 'wizard', '--to', site.origin, ...options];
  const ended = await run(process.execPath, command, { cwd: folder, env }).catch((error) => error);
  return { code: ended.code ?? 0, text: `${ended.stdout}${ended.stderr}` };
}

it('can-release accepts a build that every tab of the site takes, and says what was not tested', async () => {
  const { code, text } = await askCanRelease((content) => `${content} `);

  expect(text).toMatch(/^wizard: [0-9a-f]{32} can be released\.$/m);
  expect(text).toContain(`was not tested together with host@${site.built.host}.`);
  expect(code).toBe(0);
});

it('can-release asks what the visitors of a canary get, too, and names everything that speaks against a build', async () => {
  const shell = await site.derive('host', (text, file) =>
    file === 'pages/provided.json' ? text.replace('"19.3', '"18.3') : text,
  );
  await site.release('host', `5% ${shell}; * ${site.built.host};`);

  const { code, text } = await askCanRelease((content) => `${content} `, '--only-tested');

  expect(text).toContain('would be refused.');
  expect(text).toContain('and the shell provides 18.3');
  expect(text).toContain('RELEASE_UNTESTED');
  expect(code).toBe(1);
});

it.each([
  ['nonsense', 'null', /^wizard: SITE_UNREADABLE: .*null/],
  [
    'a shell that cannot be read, with what controls a terminal',
    '{"shell":"\\u001b[2J","remotes":[]}',
    /^RELEASE_UNREADABLE: The release \?\[2J of host /m,
  ],
])('can-release refuses a site that answers with %s', async (_, body, message) => {
  const { origin } = await listen((_request, answer) => answer.end(body));

  const { code, text } = await askCanRelease(String, '--to', origin);

  expect(text.trim()).toMatch(message);
  expect(code).toBe(1);
});
