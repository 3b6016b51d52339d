/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jest as settings } from '../../../../package.json';

const [files = '', [, options] = []] = Object.entries(settings.transform)[0] ?? [];
const transform = { [files]: [require.resolve('@swc/jest'), options] };
let folder: string;

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'mutant-')));
  write('package.json', '{}');
  write('price.js', 'exports.price = 50;');
  write('price.test.js', test('checks the price', 51) + test('checks it again', 50));
  // Jest alone would start with the larger file.
  write('receipt.test.js', test('prints the price', 51).padEnd(1000));
});

afterEach(() => rmSync(folder, { recursive: true }));

it('after the first failure of a file, the tests that remain are skipped', () => {
  const found = run({ testEnvironment: join(__dirname, 'firstFailure.cjs') });

  expect(found.get('price.test.js')).toEqual(['failed', 'pending']);
});

it('a mutant runs the nearest tests first and stops after a file that fails', () => {
  const found = run({ runner: join(__dirname, 'coveringTests.ts') });

  expect([...found]).toEqual([['price.test.js', ['failed', 'passed']]]);
});

it('without a mutant every file of tests runs', () => {
  const found = run({ runner: join(__dirname, 'coveringTests.ts') }, {});

  expect([...found.keys()].toSorted()).toEqual(['price.test.js', 'receipt.test.js']);
});

/** The states of the tests in each file that ran; by default with an active mutant. */
function run(own: object, variables: object = { __STRYKER_ACTIVE_MUTANT__: '1' }) {
  const report = join(folder, 'report.json');
  const config = JSON.stringify({ rootDir: folder, transform, ...own });
  const { stderr } = spawnSync(
    process.execPath,
    [
      require.resolve('jest/bin/jest'),
      ...['--config', config, '--json', '--outputFile', report],
      ...['--findRelatedTests', join(folder, 'price.js')],
    ],
    { encoding: 'utf8', env: { ...process.env, ...variables } },
  );
  if (!existsSync(report)) throw new Error(`Jest wrote no report:\n${stderr}`);
  const { testResults }: { testResults: File[] } = JSON.parse(readFileSync(report, 'utf8'));
  return new Map(
    testResults.map(({ name, assertionResults }) => [
      name.slice(folder.length + 1),
      assertionResults.map(({ status }) => status),
    ]),
  );
}

interface File {
  name: string;
  assertionResults: { status: string }[];
}

function test(title: string, price: number) {
  return `test('${title}', () => expect(require('./price').price).toBe(${price}));\n`;
}

function write(name: string, text: string) {
  writeFileSync(join(folder, name), text);
}
