/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { program, root } from '../start/npm.mjs';
import { trackedFiles } from '../start/trackedFiles.mjs';

const apps = 'No app imports another';
const packages = 'Reach a package through its exports map';
const inside = 'A package inside a part imports nothing of the part by its path';
const features = 'What a visitor uses on a page imports only what all share';

/** A folder, an import that crosses a border there, and lint's message about it. */
const crossings = [
  ['remote-wizard/src/pages', 'remote-results', apps],
  ['remote-wizard/src/pages', '../../../remote-results/src/results/Matches', apps],
  ['remote-wizard/src/pages', '../../../host/src/routes', apps],
  ['remote-results/e2e', '../../remote-wizard/e2e/walk', apps],
  ['host/src', '../../remote-wizard/src/pages/Wizard', apps],
  ['shared/src/ui', '../../../host/src/routes', apps],
  ['remote-wizard/src/pages', '../../../shared/src/ui', packages],
  ['remote-wizard/src/pages', '@donate-impact/shared/src/ui', packages],
  ['remote-wizard', '../shared/packages/build/remoteConfig', packages],
  ['shared/src/ui', '../../packages/build/remotes.mjs', packages],
  ['host/src', '../../shared/packages/patches/browser/transitions', packages],
  ['host/e2e', '../packages/gateway/node/createGateway', packages],
  ['host/e2e', '../../shared/packages/build/remotes.mjs', packages],
  ['host/packages/tools/bench', '../../gateway/node/createGateway', packages],
  ['host/packages/gateway/node', '../../tools/start/npm.mjs', packages],
  ['host/packages/gateway/node', '../../operations/releases/site', packages],
  ['remote-wizard/e2e', '@donate-impact/operations', packages],
  ['host/packages/gateway/node', '../../../src/routes', inside],
  ['host/packages/tools/test', '../../../e2e/site', inside],
  ['shared/packages/build', '../../src/routes', inside],
  ['shared/packages/build', '../patches/bundler/ownRuntime', packages],
  ['shared/packages/patches/browser', '../../../src/routes', inside],
  ['host/src', '@donate-impact/build/remotes', "isn't specified"],
  ['host/src', '@donate-impact/gateway', "isn't specified"],
  ['host/src', '@donate-impact/tools/npm', "isn't specified"],
  ['remote-wizard/src/pages', '@donate-impact/patches/browser/transitions', "isn't specified"],
  ['remote-wizard/src/pages', '@donate-impact/build', "isn't specified"],
  ['remote-wizard/src/pages', '@donate-impact/gateway', "isn't specified"],
  ['shared/src/app', '@donate-impact/build/remotes', "isn't specified"],
  ['host/packages/gateway/node', '@donate-impact/tools/npm', "isn't specified"],
  ['shared/src/scoring', '../candidates/formatPoll', 'Scoring imports nothing but types'],
  [
    'remote-results/src/pages',
    '@donate-impact/shared/testing/aCandidate',
    'Only tests build test data',
  ],
  ['remote-results/src/results', '../pages/Results', 'What a page shows imports'],
  ['remote-results/src/filters', '../results/Matches', features],
  ['remote-results/src/filters', '../compare/CompareBar', features],
  ['remote-results/src/campaign', '../filters/Filters', 'What all share imports nothing else'],
] as const;

const found = lint();

it.each(crossings)('lint does not let %s import %s', (folder, specifier, message) => {
  const messages = found.get(`${folder}/${fileOf(specifier)}`);

  expect(messages).toContainEqual(expect.stringContaining(message));
});

/** Lint's messages by file, for all crossings at once in a copy of the manifests and the configuration. */
function lint() {
  const copy = mkdtempSync(join(tmpdir(), 'borders-'));
  try {
    for (const file of trackedFiles('.biome.json', '.gitignore', '*package.json'))
      cpSync(join(root, file), join(copy, file));
    for (const [folder, specifier] of crossings) {
      const file = join(copy, folder, fileOf(specifier));
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, `import * as crossing from '${specifier}';\nconsole.log(crossing);\n`);
    }
    const biome = [program('@biomejs/biome', 'biome'), 'lint', '--reporter=json'];
    const rules = ['style/noRestrictedImports', 'correctness/noUndeclaredDependencies'];
    const only = rules.map((rule) => `--only=${rule}`);
    const options = [...biome, '--max-diagnostics=none', ...only, '.'];
    const { stdout } = spawnSync(process.execPath, options, { cwd: copy, encoding: 'utf8' });
    return messagesByFile(JSON.parse(stdout));
  } finally {
    rmSync(copy, { recursive: true });
  }
}

interface Report {
  diagnostics: { message: string; location: { path: string } }[];
}

function messagesByFile({ diagnostics }: Report) {
  const messages = new Map<string, string[]>();
  for (const { message, location } of diagnostics)
    messages.set(location.path, [...(messages.get(location.path) ?? []), message]);
  return messages;
}

function fileOf(specifier: string) {
  return `${specifier.replaceAll(/\W+/g, '-')}.ts`;
}
