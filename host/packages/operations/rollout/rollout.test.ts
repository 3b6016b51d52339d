/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

it('replaces the old release when the new one is healthy, and tags the old one as previous', () => {
  const { status, containers, tags } = rollout({ next: 'new' });

  expect(status).toBe(0);
  expect(containers).toEqual(['front', 'of-new']);
  expect(tags).toMatchObject({
    'wizard:latest': 'new',
    'wizard:previous': 'old',
    'wizard:newest': 'new',
  });
});

it('stops the old release only after it stops announcing itself and the gateway has the new pages', () => {
  const { done } = rollout({ next: 'new' });

  const retiring = 'exec of-old touch /tmp/retiring';
  const order = [retiring, 'exec front check', 'stop -t 10 of-old', 'rm -f of-old'];
  expect(done.filter((command) => order.includes(command))).toEqual(order);
  expect(done.indexOf('exec of-new check')).toBeLessThan(done.indexOf(retiring));
});

it('removes a release that does not become healthy, and the old one keeps running', () => {
  const { status, output, containers, tags, done } = rollout({ next: 'new' }, 'new');

  expect(status).toBe(1);
  expect(output).toContain('wizard: rollout failed, the old release keeps running.');
  expect(containers).toEqual(['front', 'of-old']);
  expect(tags).toEqual({ 'wizard:latest': 'old', next: 'new' });
  expect(done).not.toContain('exec of-old touch /tmp/retiring');
});

it('returns to the previous release, and back again', () => {
  const { status, containers, tags } = rollback({ 'wizard:previous': 'oldest' });

  expect(status).toBe(0);
  expect(containers).toEqual(['front', 'of-oldest']);
  expect(tags).toEqual({ 'wizard:latest': 'oldest', 'wizard:previous': 'old' });
});

it('keeps the running release when the previous one does not start', () => {
  const { status, containers, tags } = rollback({ 'wizard:previous': 'oldest' }, 'oldest');

  expect(status).toBe(1);
  expect(containers).toEqual(['front', 'of-old']);
  expect(tags).toEqual({ 'wizard:latest': 'old', 'wizard:previous': 'oldest' });
});

it('reports that there is no release to return to', () => {
  const { status, output, done } = rollback({});

  expect(status).not.toBe(0);
  expect(output).toContain('wizard has no previous release to return to');
  expect(done).toEqual([]);
});

function rollout(tags: Record<string, string>, unhealthy?: string) {
  return run(['rollout.ts', 'wizard', '--image', 'next'], tags, unhealthy);
}

function rollback(tags: Record<string, string>, unhealthy?: string) {
  return run(['rollback.ts', 'wizard'], tags, unhealthy);
}

/** Runs a script against the fake engine of testing/docker, on which the wizard's release `old` is running. */
function run([script = '', ...args]: string[], tags: Record<string, string>, unhealthy = '') {
  const engine = mkdtempSync(join(tmpdir(), 'engine-'));
  folders.push(engine);
  write(engine, 'containers', { 'of-old': 'wizard old', front: 'gateway shell' });
  write(engine, 'tags', { 'wizard:latest': 'old', ...tags });
  write(engine, '.', { unhealthy, done: '' });
  const PATH = `${join(__dirname, 'testing')}${delimiter}${process.env.PATH}`;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', join(__dirname, script), ...args],
    {
      env: { ...process.env, PATH, ENGINE: engine },
      encoding: 'utf8',
    },
  );
  return {
    status,
    output: stdout + stderr,
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
