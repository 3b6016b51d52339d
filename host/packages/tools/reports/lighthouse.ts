import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { installBrowser } from '@donate-impact/build/browser';
import { serve } from '@donate-impact/gateway/serve';
import { chromium } from '@playwright/test';
import { buildAll } from '../start/buildAll';
import { npm, root } from '../start/npm.mjs';

type Category = { score: number; auditRefs: { id: string; weight: number }[] };
type Audit = { title: string; score: number | null; displayValue?: string };
type Result = { categories: Record<string, Category>; audits: Record<string, Audit> };

// Runs Lighthouse on every page, mobile and desktop: `npm run lighthouse`. Version 12 is the last for Node 20.
const version = '12.8.2';
const paths = ['/', '/about', '/demo', '/results', '/candidate/ruiz', '/confirm', '/accessibility'];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const run = promisify(execFile);

await mkdir(join(root, '.cache'), { recursive: true });
await buildAll();
const address = await serve(0);
const rows: string[] = [];
for (const form of ['mobile', 'desktop']) {
  for (const path of paths) rows.push(await audit(form, path));
}
const head = `| form | page | ${categories.join(' | ')} | not perfect |\n| --- | --- |${' ---: |'.repeat(categories.length)} --- |`;
const text = `# Lighthouse\n\nWritten by \`npm run lighthouse\` (Lighthouse ${version}, simulated throttling, the built site served by the Node gateway).\n\n${head}\n${rows.join('\n')}\n`;
console.log(text);
await writeFile(join(root, 'shared/docs/lighthouse.md'), text);
process.exit(0);

async function audit(form: string, path: string) {
  const file = join(root, '.cache/lighthouse.json');
  const options = [
    ['exec', '--yes', `lighthouse@${version}`, '--', address + path, '--quiet'],
    ['--output=json', `--output-path=${file}`],
    ['--chrome-flags=--headless --no-sandbox --disable-background-networking'],
    form === 'desktop' ? ['--preset=desktop'] : [],
  ];
  const env = { ...process.env, CHROME_PATH: installBrowser(() => chromium.executablePath()) };
  const { command, args, shell } = npm(...options.flat());
  await tryThrice(() => run(command, args, { env, shell }));
  const { categories: scored, audits }: Result = JSON.parse(await readFile(file, 'utf8'));
  const scores = categories.map((name) => Math.round((scored[name]?.score ?? 0) * 100));
  const weighed = Object.values(scored).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0),
  );
  const lost = weighed
    .map(({ id }) => audits[id])
    .filter((audit) => audit && audit.score !== null && audit.score < 0.995);
  const why = lost.map((audit) => `${audit?.title} ${audit?.displayValue ?? ''}`.trim());
  return `| ${form} | ${path} | ${scores.join(' | ')} | ${why.join('; ')} |`;
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
