/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

it('replaces the old release when the new one is healthy, and remembers the old', () => {
  const { status, containers, tags } = rollout({ next: 'new' });

  expect(status).toBe(0);
  expect(containers).toEqual(['front', 'of-new']);
  expect(tags).toMatchObject({
    'wizard:latest': 'new',
    'wizard:previous': 'old',
    'wizard:newest': 'new',
  });
});

it('stops the old release only after it announces nothing and the gateway has the new pages', () => {
  const { done } = rollout({ next: 'new' });

  const announcesNothing = 'exec of-old touch /tmp/retiring';
  const order = [announcesNothing, 'exec front check', 'stop -t 10 of-old', 'rm -f of-old'];
  expect(done.filter((command) => order.includes(command))).toEqual(order);
  expect(done.indexOf('exec of-new check')).toBeLessThan(done.indexOf(announcesNothing));
});

it('removes a release that does not become healthy, and the old one goes on', () => {
  const { status, said, containers, tags, done } = rollout({ next: 'new' }, 'new');

  expect(status).toBe(1);
  expect(said).toContain('wizard: backed out, the release before goes on.');
  expect(containers).toEqual(['front', 'of-old']);
  expect(tags).toEqual({ 'wizard:latest': 'old', next: 'new' });
  expect(done).not.toContain('exec of-old touch /tmp/retiring');
});

it('returns to the release before, and can return once more', () => {
  const { status, containers, tags } = rollback({ 'wizard:previous': 'oldest' });

  expect(status).toBe(0);
  expect(containers).toEqual(['front', 'of-oldest']);
  expect(tags).toEqual({ 'wizard:latest': 'oldest', 'wizard:previous': 'old' });
});

it('goes on with what runs when the release before does not start', () => {
  const { status, containers, tags } = rollback({ 'wizard:previous': 'oldest' }, 'oldest');

  expect(status).toBe(1);
  expect(containers).toEqual(['front', 'of-old']);
  expect(tags).toEqual({ 'wizard:latest': 'old', 'wizard:previous': 'oldest' });
});

it('says so when there is no release to return to', () => {
  const { status, said, done } = rollback({});

  expect(status).not.toBe(0);
  expect(said).toContain('wizard has no release before this one to return to');
  expect(done).toEqual([]);
});

function rollout(tags: Record<string, string>, unhealthy?: string) {
  return run(['rollout.mjs', 'wizard', '--image', 'next'], tags, unhealthy);
}

function rollback(tags: Record<string, string>, unhealthy?: string) {
  return run(['rollback.mjs', 'wizard'], tags, unhealthy);
}

/** Runs a script where the wizard's release `old` runs, on what testing/docker makes of an engine. */
function run([script = '', ...args]: string[], tags: Record<string, string>, unhealthy = '') {
  const engine = mkdtempSync(join(tmpdir(), 'engine-'));
  folders.push(engine);
  write(engine, 'containers', { 'of-old': 'wizard old', front: 'gateway shell' });
  write(engine, 'tags', { 'wizard:latest': 'old', ...tags });
  write(engine, '.', { unhealthy, done: '' });
  const PATH = `${join(__dirname, 'testing')}${delimiter}${process.env.PATH}`;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(__dirname, script), ...args],
    {
      env: { ...process.env, PATH, ENGINE: engine },
      encoding: 'utf8',
    },
  );
  return {
    status,
    said: stdout + stderr,
    containers: readdirSync(join(engine, 'containers')).sort(),
    tags: read(join(engine, 'tags')),
    done: readFileSync(join(engine, 'done'), 'utf8').split('\n').filter(Boolean),
  };
}

function write(engine: string, folder: string, files: Record<string, string>) {
  mkdirSync(join(engine, folder), { recursive: true });
  for (const [name, text] of Object.entries(files))
    writeFileSync(join(engine, folder, name), text && `${text}\n`);
}

function read(folder: string) {
  const names = readdirSync(folder);
  return Object.fromEntries(
    names.map((name) => [name, readFileSync(join(folder, name), 'utf8').trim()]),
  );
}
