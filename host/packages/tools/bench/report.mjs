import { cpus, release, totalmem, type } from 'node:os';

/** @typedef {{ profile: string, build: 'site' | 'one' | 'static', path: string, measures: Record<string, number> }} Sample */

/** The results as Markdown: medians, and their ratios. @param {Sample[]} samples @param {number} runs */
export function report(samples, runs) {
  const cpu = cpus();
  const machine = `${cpu.length} cores (${cpu[0]?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GiB, ${type()} ${release()}, Node ${process.version}`;
  const parts = [
    '# Measured against one bundle and against static pages',
    `Written by \`npm run bench\`: medians of ${runs} interleaved runs in headless Chromium. Times in ms, sizes in kB as sent. Machine: ${machine}.`,
    '“one” is the same sources as one application without federation, split by route, rendered in the browser; “static” is the rendered HTML with its CSS and no script. All three are served by the same Node gateway.',
    ...unique(samples.map(({ profile }) => profile)).map((profile) => section(profile, samples)),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** @param {string} profile @param {Sample[]} samples */
function section(profile, samples) {
  const own = samples.filter((sample) => sample.profile === profile);
  const rows = unique(own.map(({ path }) => path)).flatMap((path) =>
    rowsOf(own.filter((s) => s.path === path)),
  );
  const head =
    '| page | measure | site | one | static | site/one | site/static |\n| --- | --- | ---: | ---: | ---: | ---: | ---: |';
  return `## ${profile}\n\n${head}\n${rows.join('\n')}`;
}

/** @param {Sample[]} samples of one page */
function rowsOf(samples) {
  const names = unique(samples.flatMap(({ measures }) => Object.keys(measures)));
  return names.flatMap((name) => {
    const of = (/** @type {string} */ build) =>
      median(samples.filter((s) => s.build === build).map((s) => s.measures[name] ?? 0));
    const [site, one, still] = [of('site'), of('one'), of('static')];
    if (!site && !one) return name === 'cls' ? [row(samples, name, site, one, still)] : [];
    return [row(samples, name, site, one, still)];
  });
}

/** @param {Sample[]} samples @param {string} name @param {number | null} site @param {number | null} one @param {number | null} still */
function row([first], name, site, one, still) {
  const cells = [site, one, still].map((value) => (value === null ? '' : round(value)));
  const ratios = [one, still].map((other) => (site && other ? (site / other).toFixed(2) : ''));
  return `| ${first?.path} | ${name} | ${[...cells, ...ratios].join(' | ')} |`;
}

/** @param {number} value */
const round = (value) =>
  value < 10 ? String(Number(value.toFixed(3))) : String(Math.round(value));

/** The middle value, or null when there is none. @param {number[]} values */
function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? null;
}

/** @template T @param {T[]} values */
const unique = (values) => [...new Set(values)];
