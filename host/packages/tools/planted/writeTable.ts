import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../start/npm.mjs';
import type { Bed, Catcher } from './Plant';

/** Writes shared/docs/planted.md: every fault, where it is planted, and which test catches it. */
export async function writeTable(beds: Bed[]) {
  const count = beds.flatMap(({ plants }) => plants).length;
  const lines = [
    '# Planted faults',
    '',
    `Written by \`npm run planted\`, which plants each of these ${count} faults into a copy of the sources and runs the`,
    'test that has to fail. Each fault was caught by an assertion, and the same tests passed without it.',
    'Scoring, preferences, schemas and the loading of remotes are covered by mutation tests instead.',
    ...beds.flatMap(({ subject, plants }) => [
      '',
      `## ${subject}`,
      '',
      '| fault | planted in | caught by |',
      '| --- | --- | --- |',
      ...plants.map(({ name, file, caughtBy }) => row([name, code(file), catcher(caughtBy)])),
    ]),
  ];
  await writeFile(join(root, 'shared/docs/planted.md'), `${lines.join('\n')}\n`);
}

function catcher(caughtBy: Catcher) {
  if ('command' in caughtBy) return `${code(caughtBy.command)}: ${caughtBy.says}`;
  return `${code(caughtBy.file)}: ${caughtBy.title}`;
}

function row(cells: string[]) {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('<', '&lt;')).join(' | ')} |`;
}

function code(text: string) {
  return `\`${text}\``;
}
