import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../start/npm.mjs';

/** Writes shared/docs/planted.md: every fault, where it is planted, and which test catches it. @param {import('./Plant').Bed[]} beds */
export async function writeTable(beds) {
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

/** @param {import('./Plant').Catcher} caughtBy */
function catcher(caughtBy) {
  if ('command' in caughtBy) return `${code(caughtBy.command)}: ${caughtBy.says}`;
  return `${code(caughtBy.file)}: ${caughtBy.title}`;
}

/** @param {string[]} cells */
function row(cells) {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('<', '&lt;')).join(' | ')} |`;
}

/** @param {string} text */
function code(text) {
  return `\`${text}\``;
}
