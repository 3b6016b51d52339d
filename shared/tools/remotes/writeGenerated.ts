import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createReport, reportFile } from '../contract/report';
import { root } from '../start/commands.mjs';
import { declaredRemotes } from './declaredRemotes';
import { formatted } from './format';
import { generatedFiles } from './generated';

/** The files that do not say what the remotes declare: the path of each, and the text that it has to have. */
export function outdatedFiles() {
  return Object.entries(generatedFiles(declaredRemotes()))
    .map(([file, text]) => ({ file, text: formatted(file, text) }))
    .filter(({ file, text }) => readFileSync(join(root, file), 'utf8') !== text);
}

/** Writes the files that follow from the remotes' declarations, and the contract, which has their pages. Gives the paths of those that were outdated. */
export function writeGenerated(): string[] {
  const outdated = outdatedFiles();
  for (const { file, text } of outdated) writeFileSync(join(root, file), text);
  const report = createReport();
  const isOutdated = readFileSync(join(root, reportFile), 'utf8') !== report;
  if (isOutdated) writeFileSync(join(root, reportFile), report);
  return [...outdated.map(({ file }) => file), ...(isOutdated ? [reportFile] : [])];
}
