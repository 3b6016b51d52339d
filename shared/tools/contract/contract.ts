import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractVersion } from '@donate-impact/shared/contract';
import { fail, root } from '../start/commands.mjs';
import { createReport, isUnversioned, reportFile } from './report';

// npm run contract: writes what shell and remotes agree on to shared/src/contract/report.api.md. --check only compares.
const report = createReport();
if (isUnversioned(report))
  fail(
    `The contract has changed and its version has not: it is ${contractVersion} in the last commit, too. Raise it in shared/src/contract/contractVersion.ts.`,
  );
if (!process.argv.includes('--check')) writeFileSync(join(root, reportFile), report);
else if (readFileSync(join(root, reportFile), 'utf8') !== report)
  fail(`${reportFile} is not what the code says. Run npm run contract.`);
