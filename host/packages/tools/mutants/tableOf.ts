import { type Counts, type Scores, scoreOf } from './scores';

/** The scores and the survivors as a document. */
export function tableOf({ gates, survivors }: Scores, link: (file: string) => string) {
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

function headOf(what: string) {
  return [
    `| ${what} | mutants | killed | timed out | survived | not run | score |`,
    '| --- | --- | --- | --- | --- | --- | --- |',
  ];
}

function row(name: string, counts: Counts) {
  const { mutants, killed, timedOut, survived, untested } = counts;
  const score = `${scoreOf(counts).toFixed(1)} %`;
  return `| ${[name, mutants, killed, timedOut, survived, untested, score].join(' | ')} |`;
}

function nameOf(file: string) {
  return file.slice(file.lastIndexOf('/') + 1);
}

function code(text: string) {
  return `\`\` ${text.replaceAll('|', '\\|')} \`\``;
}
