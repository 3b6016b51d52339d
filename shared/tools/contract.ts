import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractVersion, type RemoteDeclaration } from '@donate-impact/shared/contract';
import { Extractor, ExtractorConfig, type ExtractorMessage } from '@microsoft/api-extractor';
import { fail, program, root } from './start/commands.mjs';

/** The report's path in the repository. */
export const reportFile = 'shared/src/contract/report.api.md';

/** Describes the contract in the sources: the pages, and the exports of shared/src/contract. */
export function createReport() {
  const declared = readFileSync(join(root, 'shared/src/routes/declarations.json'), 'utf8');
  return `# The contract between shell and remotes

\`npm run contract\` writes this file. If the types change, so does their \`contractVersion\`.

| page, extension point or widget | where |
| --- | --- |
${Object.entries<RemoteDeclaration>(JSON.parse(declared)).flatMap(listRows).join('\n')}

${extractTypes()}
`;
}

// npm run contract: writes what shell and remotes agree on to shared/src/contract/report.api.md. --check only compares.
if (process.argv[1] === import.meta.filename) {
  const report = createReport();
  if (isUnversioned(report))
    fail(
      `The contract has changed and its version has not: it is ${contractVersion} in the last commit, too. Raise it in shared/src/contract/contractVersion.ts.`,
    );
  if (!process.argv.includes('--check')) writeFileSync(join(root, reportFile), report);
  else if (readFileSync(join(root, reportFile), 'utf8') !== report)
    fail(`${reportFile} is not what the code says. Run npm run contract.`);
}

/** True if the types are not those of the last commit, under the same version. */
function isUnversioned(report: string) {
  const before = readCommitted();
  const [types = ''] = /```ts.*/s.exec(report) ?? [];
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

function listRows([remote, declared]: [string, RemoteDeclaration]) {
  const { pages, extensionPoints = {}, widgets = {} } = declared;
  return [
    ...Object.entries(pages).map(([page, { path }]) => `| ${remote}/${page} | ${path} |`),
    ...Object.entries(extensionPoints).map(
      ([point, { page, context }]) =>
        `| ${point}${context ? ` with ${formatContext(context)}` : ''} | in ${remote}/${page} |`,
    ),
    ...Object.entries(widgets).map(([point, module]) => `| ${remote}/${module} | in ${point} |`),
  ];
}

/** The type of an extension point's context, such as `{ candidateId: string }`. */
export function formatContext(context: Readonly<Record<string, string>>) {
  const fields = Object.entries(context).map(([name, type]) => `${name}: ${type}`);
  return `{ ${fields.join('; ')} }`;
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
