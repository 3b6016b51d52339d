import { cpus, release, totalmem, type } from 'node:os';
import { goalsTable, type Row, ratio, toBest } from './goals';

/** What is measured side by side. */
export const builds = ['site', 'before', 'one', 'prerendered', 'static'] as const;
export type Build = (typeof builds)[number];

export interface Sample {
  profile: string;
  build: Build;
  path: string;
  measures: Record<string, number>;
}

// What differs by less differs from run to run as well.
const noise = 1.05;

/**
 * The results as Markdown: medians, their ratios, and what has become slower.
 * @param before the commit of the release before, or null if it was not measured
 */
export function report(samples: Sample[], runs: number, before: string | null) {
  const cpu = cpus();
  const machine = `${cpu.length} cores (${cpu[0]?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GiB, ${type()} ${release()}, Node ${process.version}`;
  const rows = unique(samples.map(keyOf)).map((key) =>
    rowOf(samples.filter((sample) => keyOf(sample) === key)),
  );
  const shown = rows.flat().filter(isMeasured);
  const parts = [
    '# Measured against one bundle and against static pages',
    `Written by \`npm run bench\`: medians of ${runs} interleaved runs in headless Chromium ([launchBrowser.ts](../../host/packages/tools/bench/launchBrowser.ts)). Times in ms, sizes in kB as sent; “tbt” is the total blocking time, “longest” the longest task. Machine: ${machine}.`,
    '“before” is the release before; “one” is the same sources as one application without federation, split by route, rendered in the browser; “prerendered” is that application prerendered and hydrated; “static” is the rendered HTML with its CSS and no script. The same Node gateway serves them all. “site/best” compares the site with the better of the two applications.',
    goalsTable(shown),
    ...(before ? [slowerThan(shown, before)] : []),
    ...unique(shown.map(({ profile }) => profile)).map((profile) => section(profile, shown)),
  ];
  return `${parts.join('\n\n')}\n`;
}

const keyOf = ({ profile, path }: Sample) => `${profile} ${path}`;

/** The rows of one page under one profile. */
function rowOf(samples: Sample[]): Row[] {
  const [{ profile, path } = { profile: '', path: '' }] = samples;
  return unique(samples.flatMap(({ measures }) => Object.keys(measures))).map((name) => {
    const medians = builds.flatMap((build) => {
      const own = samples.filter((sample) => sample.build === build);
      const value = median(own.map(({ measures }) => measures[name] ?? 0));
      return value === null ? [] : [[build, value] as const];
    });
    return { profile, path, name, medians: Object.fromEntries(medians) };
  });
}

function isMeasured({ name, medians }: Row) {
  return name === 'cls' || Object.values(medians).some(Boolean);
}

function section(profile: string, rows: Row[]) {
  const ratios = ['site/before', 'site/best', 'site/static'];
  const head = `| page | measure | ${[...builds, ...ratios].join(' | ')} |`;
  const line = `| --- | --- | ${[...builds, ...ratios].map(() => '---:').join(' | ')} |`;
  const own = rows.filter((row) => row.profile === profile).map(lineOf);
  return [`## ${profile}\n`, head, line, ...own].join('\n');
}

function lineOf(row: Row) {
  const { path, name, medians } = row;
  const { site, before, static: still } = medians;
  const cells = builds.map((build) => {
    const value = medians[build];
    return value === undefined ? '' : round(value);
  });
  const ratios = [ratio(site, before), toBest(row), ratio(site, still)].map(
    (value) => value?.toFixed(2) ?? '',
  );
  return `| ${path} | ${name} | ${[...cells, ...ratios].join(' | ')} |`;
}

/** What the release before did better. */
function slowerThan(rows: Row[], commit: string) {
  const worse = rows.flatMap(({ profile, path, name, medians: { site, before } }) => {
    const times = ratio(site, before) ?? 1;
    return times > noise ? [`- ${path}, ${name}: ${times.toFixed(2)} times (${profile})`] : [];
  });
  const found = worse.length > 0 ? worse : [`Nothing by more than ${round((noise - 1) * 100)} %.`];
  return [`## Worse than the release before (${commit})\n`, ...found].join('\n');
}

const round = (value: number) =>
  value < 10 ? String(Number(value.toFixed(3))) : String(Math.round(value));

/** The middle value, or null when there is none. */
function median(values: number[]) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? null;
}

const unique = <T>(values: T[]) => [...new Set(values)];
