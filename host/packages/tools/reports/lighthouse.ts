import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { installBrowser } from '@donate-impact/build/browser';
import { chromium } from '@playwright/test';
import { serveBuilds } from '../bench/builds';
import { npm, root } from '../start/npm.mjs';

type Category = { score: number; auditRefs: { id: string; weight: number }[] };
type Audit = { title: string; score: number | null; numericValue?: number; displayValue?: string };
interface Result {
  categories: Record<string, Category>;
  audits: Record<string, Audit>;
  environment: { benchmarkIndex: number };
}

// Runs Lighthouse on every page of the site, of both applications and of the static pages: `npm run lighthouse`, or
// RUNS=1 npm run lighthouse. Version 12 is the last for Node 20.
const version = '12.8.2';
const runs = Number(process.env.RUNS ?? 5);
const paths = [
  '/',
  '/about',
  '/audit',
  '/demo',
  '/results',
  '/candidate/ruiz',
  '/confirm',
  '/accessibility',
];
const rivals = ['one', 'prerendered', 'static'] as const;
const run = promisify(execFile);

await mkdir(join(root, '.cache'), { recursive: true });
const { addresses } = await serveBuilds();
const speeds: number[] = [];
const mobile: string[] = [];
const whole: string[] = [];
for (const path of paths) {
  const site = await audited('mobile', addresses.site, path);
  const others: Result[][] = [];
  for (const rival of rivals) others.push(await audited('mobile', addresses[rival], path));
  const all = [site, ...others];
  const cells = [...all.map((results) => scoreOf(results)), ...all.map(blockingOf)];
  mobile.push(`| ${path} | ${cells.join(' | ')} |`);
  whole.push(`| mobile | ${path} | ${siteCells(site)} |`);
}
for (const path of paths)
  whole.push(
    `| desktop | ${path} | ${siteCells(await audited('desktop', addresses.site, path))} |`,
  );

const builds = ['site', ...rivals];
const text = [
  '# Lighthouse',
  `Written by \`npm run lighthouse\` (Lighthouse ${version}, simulated throttling; medians of ${runs}; everything served by the Node gateway). The machine’s benchmark index: ${median(speeds)}.`,
  '## Performance on a phone',
  '“one” is the same sources as one application, rendered in the browser; “prerendered” is that application prerendered and hydrated; “static” is the rendered HTML with its CSS and no script.',
  table(['page', ...builds, ...builds.map((build) => `${build}, ms blocked`)], mobile),
  '## The site',
  table(
    ['form', 'page', 'performance', 'accessibility', 'best practices', 'seo', 'not perfect'],
    whole,
  ),
].join('\n\n');
console.log(text);
await writeFile(join(root, 'shared/docs/lighthouse.md'), `${text}\n`);
process.exit(0);

function table(names: string[], rows: string[]) {
  const textual = ['form', 'page', 'not perfect'];
  const line = names.map((name) => (textual.includes(name) ? '---' : '---:'));
  return [`| ${names.join(' | ')} |`, `| ${line.join(' | ')} |`, ...rows].join('\n');
}

/** The results of all runs on one page. */
async function audited(form: 'mobile' | 'desktop', address = '', path: string) {
  const results: Result[] = [];
  for (let count = 0; count < runs; count += 1)
    results.push(await audit(form, address.replace('#static', '') + path));
  speeds.push(...results.map(({ environment }) => environment.benchmarkIndex));
  return results;
}

async function audit(form: string, address: string): Promise<Result> {
  const file = join(root, '.cache/lighthouse.json');
  const options = [
    ['exec', '--yes', `lighthouse@${version}`, '--', address, '--quiet'],
    ['--output=json', `--output-path=${file}`],
    ['--chrome-flags=--headless --no-sandbox --disable-background-networking'],
    form === 'desktop' ? ['--preset=desktop'] : [],
  ];
  const env = { ...process.env, CHROME_PATH: installBrowser(() => chromium.executablePath()) };
  const { command, args, shell } = npm(...options.flat());
  await tryThrice(() => run(command, args, { env, shell }));
  return JSON.parse(await readFile(file, 'utf8'));
}

function scoreOf(results: Result[], name = 'performance') {
  return median(results.map(({ categories }) => (categories[name]?.score ?? 0) * 100));
}

function blockingOf(results: Result[]) {
  return median(results.map(({ audits }) => audits['total-blocking-time']?.numericValue ?? 0));
}

function siteCells(results: Result[]) {
  const names = ['performance', 'accessibility', 'best-practices', 'seo'];
  const scores = names.map((name) => scoreOf(results, name));
  return `${scores.join(' | ')} | ${whatIsLost(results)}`;
}

/** What costs points in the run with the median performance. */
function whatIsLost(results: Result[]) {
  const [middle] = results.filter(
    ({ categories }) => Math.round((categories.performance?.score ?? 0) * 100) === scoreOf(results),
  );
  if (!middle) return '';
  return Object.values(middle.categories)
    .flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
    .map(({ id }) => middle.audits[id])
    .filter((found) => found && found.score !== null && found.score < 0.995)
    .map((found) => `${found?.title} ${found?.displayValue ?? ''}`.trim())
    .join('; ');
}

/** The middle value, rounded. */
function median(values: number[]) {
  const sorted = [...values].sort((a, b) => a - b);
  return Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0);
}

/** Lighthouse occasionally misses the start of a page's trace and asks to be run again. */
async function tryThrice(attempt: () => Promise<unknown>) {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (tries === 3) throw error;
    }
  }
}
