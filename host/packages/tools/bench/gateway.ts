import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '@donate-impact/build/freePort';
import { runNginx } from '@donate-impact/gateway/runNginx';
import { root } from '../start/npm.mjs';

type Figures = Awaited<ReturnType<typeof wrk>>;

const run = promisify(execFile);
const seconds = Number(process.env.SECONDS ?? 5);
const rounds = Number(process.env.ROUNDS ?? 3);

// Compares the composed page with a static file of its size, served in turn by the same nginx. A report, not a test.
const folder = await mkdtemp(join(tmpdir(), 'bench-'));
const files = `127.0.0.1:${await freePort()}`;
// With everything that the site does for a file: its headers, its type and the choice of an encoding.
const besides = `
  include \${CONF_DIR}/file-maps.conf;
  server {
    listen ${files};
    root ${folder};
    access_log off;
    max_ranges 0;
    include \${CONF_DIR}/file.conf;
    include \${CONF_DIR}/security-headers.conf;
  }`;
const site = await runNginx({ besides });
try {
  const composed = `${site.origin}/demo`;
  const page = await (await fetch(composed)).text();
  await writeFile(join(folder, 'page.txt'), page);
  const runs: Record<string, Figures[]> = {
    'static file': [],
    composed: [],
    'composed, remote paused': [],
  };
  for (let round = 0; round < rounds; round += 1) {
    runs['static file']?.push(await wrk(`http://${files}/page.txt`));
    runs.composed?.push(await wrk(composed));
    process.kill(site.pids.wizard ?? 0, 'SIGSTOP');
    runs['composed, remote paused']?.push(await wrk(composed));
    process.kill(site.pids.wizard ?? 0, 'SIGCONT');
  }
  const figures = Object.entries(runs).map(([name, list]) => ({ name, ...medians(list) }));
  const table = asMarkdown(Buffer.byteLength(page), figures);
  console.log(table);
  await writeFile(join(root, 'shared/docs/gateway.md'), table);
} finally {
  await site.stop();
  await rm(folder, { recursive: true, force: true });
}

async function wrk(address: string) {
  const options = ['-t2', '-c50', `-d${seconds}s`, '--latency', address];
  const { stdout } = await run('wrk', options).catch((error) => {
    throw new Error('This needs wrk: https://github.com/wg/wrk, or apt-get install wrk', {
      cause: error,
    });
  });
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    p50: milliseconds(stdout, '50%'),
    p99: milliseconds(stdout, '99%'),
    failed: Number(/Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? 0),
  };
}

function milliseconds(report: string, percentile: string) {
  const [, value, unit] = new RegExp(`${percentile}\\s+([\\d.]+)(us|ms|s)`).exec(report) ?? [];
  return Number(value) * ({ us: 0.001, ms: 1, s: 1000 }[unit ?? 'ms'] ?? 1);
}

function medians(list: Figures[]): Figures {
  const median = (key: keyof Figures) =>
    list.map((one) => one[key]).sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;
  return {
    perSecond: Math.round(median('perSecond')),
    p50: median('p50'),
    p99: median('p99'),
    failed: list.reduce((sum, one) => sum + one.failed, 0),
  };
}

function asMarkdown(bytes: number, figures: (Figures & { name: string })[]) {
  const [file, composed, paused] = figures;
  if (!file || !composed || !paused) throw new Error('A run is missing');
  const ratio = (one: number, other: number) => (one / other).toFixed(2);
  return [
    '# Throughput of the gateway',
    '',
    `Written by \`npm run bench:gateway\`: nginx serves a page of ${bytes} bytes with two includes, and a static file of its size; 50 connections from the same machine, medians of ${rounds} runs of ${seconds} s in turn.`,
    '',
    '| | requests a second | p50 ms | p99 ms | failed |',
    '| --- | ---: | ---: | ---: | ---: |',
    ...figures.map(
      (row) => `| ${[row.name, row.perSecond, row.p50, row.p99, row.failed].join(' | ')} |`,
    ),
    '',
    '| ratio | | goal |',
    '| --- | ---: | --- |',
    `| composed / static file | ${ratio(composed.perSecond, file.perSecond)} | at least 0.33 |`,
    `| p99, composed / static file | ${ratio(composed.p99, file.p99)} | at most 5 |`,
    `| remote paused / composed | ${ratio(paused.perSecond, composed.perSecond)} | at least 0.9 |`,
    '',
  ].join('\n');
}
