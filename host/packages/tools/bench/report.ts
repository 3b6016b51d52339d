import { cpus, release, totalmem, type } from 'node:os';

export interface Sample {
  profile: string;
  build: 'site' | 'one' | 'static';
  path: string;
  measures: Record<string, number>;
}

/** The results as Markdown: medians, and their ratios. */
export function report(samples: Sample[], runs: number) {
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

function section(profile: string, samples: Sample[]) {
  const own = samples.filter((sample) => sample.profile === profile);
  const rows = unique(own.map(({ path }) => path)).flatMap((path) =>
    rowsOf(own.filter((s) => s.path === path)),
  );
  const head =
    '| page | measure | site | one | static | site/one | site/static |\n| --- | --- | ---: | ---: | ---: | ---: | ---: |';
  return `## ${profile}\n\n${head}\n${rows.join('\n')}`;
}

/** The rows of one page. */
function rowsOf(samples: Sample[]) {
  const names = unique(samples.flatMap(({ measures }) => Object.keys(measures)));
  return names.flatMap((name) => {
    const of = (build: Sample['build']) =>
      median(samples.filter((s) => s.build === build).map((s) => s.measures[name] ?? 0));
    const [site, one, still] = [of('site'), of('one'), of('static')];
    if (!site && !one) return name === 'cls' ? [row(samples, name, site, one, still)] : [];
    return [row(samples, name, site, one, still)];
  });
}

function row(
  [first]: Sample[],
  name: string,
  site: number | null,
  one: number | null,
  still: number | null,
) {
  const cells = [site, one, still].map((value) => (value === null ? '' : round(value)));
  const ratios = [one, still].map((other) => (site && other ? (site / other).toFixed(2) : ''));
  return `| ${first?.path} | ${name} | ${[...cells, ...ratios].join(' | ')} |`;
}

const round = (value: number) =>
  value < 10 ? String(Number(value.toFixed(3))) : String(Math.round(value));

/** The middle value, or null when there is none. */
function median(values: number[]) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? null;
}

const unique = <T>(values: T[]) => [...new Set(values)];
