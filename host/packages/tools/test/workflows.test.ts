/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../../../..');
const { scripts, workspaces } = readPackage('.');
const parts = workspaces.filter((folder) => !folder.includes('/'));
const workflows = readdirSync(join(root, '.github/workflows')).map((file) => ({
  file,
  text: read(join('.github/workflows', file)),
}));
const textOf = Object.fromEntries(workflows.map(({ file, text }) => [file, text]));
const all = workflows.map(({ text }) => text).join('\n');

it.each(parts)(
  '%s has a workflow that runs its gate when its files or shared ones change',
  (part) => {
    const text = textOf[`${part}.yml`];

    expect(text).toContain(`\n      part: ${part}\n`);
    expect(text).toContain(`- "${part}/**"`);
    expect(text).toContain('- "shared/**"');
    expect(text).toContain('- package-lock.json');
    expect(text).toContain('- .github/workflows/gate.yml');
    expect(readPackage(part).scripts.test).toMatch(` ../host/packages/tools/test/test.ts ${part}`);
  },
);

it.each(workspaces)('%s has a team that reviews its changes', (folder) => {
  const owners = read('.github/CODEOWNERS').split('\n');

  expect(owners.filter((line) => line.startsWith(`/${folder}/ @`))).toHaveLength(1);
  expect(existsSync(join(root, folder))).toBe(true);
});

it('calls npm scripts that exist', () => {
  const called = [...all.matchAll(/\bnpm (?:run )?([\w:]+)(?: -w (\S+))?/g)].filter(
    ([, name]) => name !== 'ci',
  );

  expect(called.length).toBeGreaterThan(5);
  for (const [line, name = '', part] of called) {
    const ofParts = part ? parts.map((folder) => readPackage(folder).scripts) : [scripts];
    for (const own of ofParts)
      expect([line, Object.keys(own)]).toEqual([line, expect.arrayContaining([name])]);
  }
});

it('pins every action to a commit', () => {
  const used = [...all.matchAll(/uses: (.*)/g)].map(([, action = '']) => action);

  for (const action of used)
    expect(action).toMatch(
      /^(\.\/\.github\/workflows\/[\w-]+\.yml|[\w/-]+@[0-9a-f]{40} # v[\d.]+)$/,
    );
});

it.each(workflows)('$file may only read, and has a time limit', ({ text }) => {
  const jobs = text.slice(text.indexOf('\njobs:\n'));
  const runners = jobs.match(/^ {4}runs-on:/gm) ?? [];
  const ends = jobs.match(/^ {4}timeout-minutes: \d+$/gm) ?? [];

  expect(text).toContain('\npermissions:\n  contents: read\n\n');
  expect(text.match(/permissions:/g)).toHaveLength(1);
  expect(ends).toHaveLength(runners.length);
});

it('fetches the whole history where the previous release is built, and nowhere else', () => {
  const jobs = textOf['integrated.yml']?.split('\n\n') ?? [];

  expect(jobs.find((job) => job.includes('- run: npm test\n'))).toContain('fetch-depth: 0\n');
  expect(textOf['gate.yml']).not.toContain('fetch-depth');
});

function readPackage(folder: string): { scripts: Record<string, string>; workspaces: string[] } {
  return JSON.parse(read(join(folder, 'package.json')));
}

function read(file: string) {
  return readFileSync(join(root, file), 'utf8');
}
