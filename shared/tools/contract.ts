import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractVersion } from '@donate-impact/shared/contract';
import { Extractor, ExtractorConfig, type ExtractorMessage } from '@microsoft/api-extractor';
import { fail, program, root } from './start/commands.mjs';

// npm run contract: writes the types on which shell and remotes agree to the report, whose pages npm run remotes writes.
// --check only compares.
const reportFile = 'shared/src/contract/report.api.md';
const written = readFileSync(join(root, reportFile), 'utf8');
const types = extractTypes();
if (isUnversioned())
  fail(
    `The contract has changed and its version has not: it is ${contractVersion} in the last commit, too. Raise it in shared/src/contract/contractVersion.ts.`,
  );
if (!process.argv.includes('--check'))
  writeFileSync(
    join(root, reportFile),
    written.replace(/```ts.*```/s, () => types),
  );
else if (!written.includes(types))
  fail(`${reportFile} is not what the code says. Run npm run contract.`);

/** True if the types are not those of the last commit, under the same version. */
function isUnversioned() {
  const before = readCommitted();
  return before.includes(`contractVersion = "${contractVersion}"`) && !before.includes(types);
}

function readCommitted() {
  try {
    const options = { cwd: root, stdio: 'pipe' } as const;
    return execFileSync('git', ['show', `HEAD:${reportFile}`], options).toString();
  } catch {
    return '';
  }
}

/** The types that shared/src/contract exports, and those that they are made of, without comments. */
function extractTypes() {
  const tsconfigFilePath = join(import.meta.dirname, 'tsconfig.contract.json');
  const tsc = [program('typescript', 'tsc'), '-p', tsconfigFilePath];
  execFileSync(process.execPath, tsc, { stdio: 'inherit' });
  const emitted = join(root, '.cache/contract');
  const config = ExtractorConfig.prepare({
    configObject: {
      projectFolder: root,
      mainEntryPointFilePath: join(emitted, 'shared/src/contract/index.d.ts'),
      compiler: { tsconfigFilePath },
      apiReport: {
        enabled: true,
        reportFileName: 'report.api.md',
        reportFolder: emitted,
        reportTempFolder: join(emitted, 'temp'),
        includeForgottenExports: true,
      },
      newlineKind: 'lf',
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: join(root, 'shared/package.json'),
  });
  Extractor.invoke(config, { localBuild: true, messageCallback: silence });
  const report = readFileSync(config.reportFilePath, 'utf8');
  const [types = ''] = /```ts.*```/s.exec(report) ?? [];
  return types.replace(/^ *\/\/ .*\n/gm, '');
}

function silence(message: ExtractorMessage) {
  message.handled = true;
}
