import type { Build } from './report';

/** The medians of one measure of one page. */
export interface Row {
  profile: string;
  path: string;
  name: string;
  medians: Partial<Record<Build, number>>;
}

interface Goal {
  /** What is measured, against what. */
  text: string;
  measures: string[];
  /** The pages it holds for; all of them if there are none. */
  paths?: string[];
  /** The measured value that is at most `atMost`; undefined where there is nothing to compare. */
  of: (row: Row, rows: Row[]) => number | undefined;
  atMost: number;
}

const pages = ['/', '/about', '/demo', '/results'];
const many = ['10,000 candidates'];

const goals: Goal[] = [
  { text: 'blocking time / best', measures: ['tbt'], paths: pages, of: toBest, atMost: 0.5 },
  {
    text: 'blocking time − static, ms',
    measures: ['tbt'],
    paths: ['/', '/about'],
    of: ({ medians: { site, static: still } }) => (site ?? 0) - (still ?? 0),
    atMost: 100,
  },
  { text: 'longest task / best', measures: ['longest'], paths: pages, of: toBest, atMost: 0.6 },
  {
    text: 'first and largest paint / prerendered',
    measures: ['fcp', 'lcp'],
    of: ({ medians: { site, prerendered } }) => ratio(site, prerendered),
    atMost: 1.05,
  },
  { text: 'ready / best', measures: ['ready'], of: toBest, atMost: 1 },
  { text: 'first card / best', measures: ['card'], of: toBest, atMost: 0.9 },
  {
    text: 'navigation / its floor',
    measures: ['toDemo', 'toResults', 'toConfirm', 'toConfirmAgain'],
    of: ({ name, medians: { site } }, rows) => ratio(site, floorOf(name, rows)),
    atMost: 3,
  },
  {
    text: 'response to a press, 2 frames in ms',
    measures: ['inp'],
    of: ({ medians: { site } }) => site,
    atMost: 33,
  },
  { text: 'layout shift', measures: ['cls'], of: ({ medians: { site } }) => site, atMost: 0.001 },
  { text: 'scripts / best', measures: ['scriptKB'], of: toBest, atMost: 1.1 },
  { text: 'longest task / best', measures: ['longest'], paths: many, of: toBest, atMost: 0.6 },
  { text: 'weights to order / best', measures: ['reorder'], paths: many, of: toBest, atMost: 0.6 },
];

/** Which goals the slow profile reaches, as Markdown. */
export function goalsTable(rows: Row[]) {
  const slow = rows.filter(({ profile }) => profile.includes('4x'));
  const lines = goals.map(({ text, measures, paths, of, atMost }) => {
    const own = slow.filter(
      ({ name, path }) => measures.includes(name) && (paths ?? [path]).includes(path),
    );
    const values = own.flatMap((row) => {
      const value = of(row, slow);
      return value === undefined ? [] : [{ ...row, value }];
    });
    const missed = values.filter(({ value }) => value > atMost).map(({ path }) => path);
    const shown = values.map(({ path, name, value }) => {
      const label = measures.length > 1 ? `${path} ${name}` : path;
      return `${label} ${Number(value.toFixed(value < 10 ? 2 : 0))}`;
    });
    const isReached = values.length > 0 && missed.length === 0;
    return `| ${text} | ${atMost} | ${shown.join(', ')} | ${isReached ? 'yes' : 'no'} |`;
  });
  const head = [
    '| measure, 4x slower CPU | at most | measured | reached |',
    '| --- | ---: | --- | --- |',
  ];
  return ['## Goals\n', ...head, ...lines].join('\n');
}

/** Compares the site with the better of the two applications. */
export function toBest({ medians: { site, one, prerendered } }: Row) {
  const others = [one, prerendered].filter((value) => value !== undefined);
  return others.length > 0 ? ratio(site, Math.min(...others)) : undefined;
}

export function ratio(site: number | undefined, other: number | undefined) {
  return site === undefined || !other ? undefined : site / other;
}

function floorOf(name: string, rows: Row[]) {
  const floor = `${name.replace('Again', '').slice(2).toLowerCase()}Floor`;
  return rows.find((row) => row.name === floor)?.medians.site;
}
