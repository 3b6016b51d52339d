import { scoreOf } from './scores.mjs';

/**
 * @typedef {import('./scores.mjs').Counts} Counts
 * @typedef {import('./scores.mjs').Scores} Scores
 */

/** The scores and the survivors as a document. @param {Scores} scores @param {(file: string) => string} link */
export function tableOf({ gates, survivors }, link) {
  const areas = gates.flatMap((gate) => gate.areas);
  return [
    '# What the tests notice',
    '',
    'Written by `npm run mutants`. A mutant is the source with one small change; it is killed when a test fails.',
    'Only the tests beside a source count. A mutant that hangs is noticed as well; the score is the share of noticed mutants.',
    '',
    ...headOf('area'),
    ...gates.flatMap(({ name, least, areas, counts }) => [
      ...(areas.length > 1 ? areas.map((area) => row(area.name, area.counts)) : []),
      row(`**${name}**, at least ${least} %`, counts),
    ]),
    ...areas.flatMap(({ name, files }) => [
      '',
      `## ${name}`,
      '',
      ...headOf('file'),
      ...files.map(({ file, counts }) => row(`[${nameOf(file)}](${link(file)})`, counts)),
    ]),
    '',
    '## What survives, and why',
    '',
    '| where | mutation | reason |',
    '| --- | --- | --- |',
    ...survivors.map(({ file, line, mutation, reason }) => {
      const place = `[${nameOf(file)}:${line}](${link(file)}#L${line})`;
      return `| ${place} | ${code(mutation)} | ${reason ?? '**none given**'} |`;
    }),
    '',
  ].join('\n');
}

/** @param {string} what */
function headOf(what) {
  return [
    `| ${what} | mutants | killed | timed out | survived | not run | score |`,
    '| --- | --- | --- | --- | --- | --- | --- |',
  ];
}

/** @param {string} name @param {Counts} counts */
function row(name, counts) {
  const { mutants, killed, timedOut, survived, untested } = counts;
  const score = `${scoreOf(counts).toFixed(1)} %`;
  return `| ${[name, mutants, killed, timedOut, survived, untested, score].join(' | ')} |`;
}

/** @param {string} file */
function nameOf(file) {
  return file.slice(file.lastIndexOf('/') + 1);
}

/** @param {string} text */
function code(text) {
  return `\`\` ${text.replaceAll('|', '\\|')} \`\``;
}
