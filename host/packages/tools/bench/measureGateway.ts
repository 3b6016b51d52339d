import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '@donate-impact/build/freePort';
import { runNginx } from '@donate-impact/gateway/runNginx';
import { medianOf, table } from './table';

const run = promisify(execFile);

/** Compares a composed page with a static file of its size, served in turn by the same nginx. Needs wrk. */
export async function measureGateway(runs: number) {
  const hasWrk = await run('wrk', ['-v']).catch(({ code }) => code !== 'ENOENT');
  if (!hasWrk)
    return '## Gateway\n\nNot measured: this machine has no wrk (https://github.com/wg/wrk).';
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
  const [file, composed] = [`http://${files}/page.txt`, `${site.origin}/demo`];
  const rates: Record<'file' | 'composed', Rate>[] = [];
  try {
    await writeFile(join(folder, 'page.txt'), await (await fetch(composed)).text());
    for (let turn = 0; turn < runs; turn += 1)
      rates.push({ file: await rateOf(file), composed: await rateOf(composed) });
  } finally {
    await site.stop();
    await rm(folder, { recursive: true });
  }
  const ratio = (key: 'perSecond' | 'p99') =>
    medianOf(rates.map((each) => each.composed[key])) /
    medianOf(rates.map((each) => each.file[key]));
  const rows = [
    ['requests a second', ratio('perSecond'), 'at least 0.33'],
    ['99th percentile of the time of an answer', ratio('p99'), 'at most 5'],
  ];
  return `## Gateway

nginx serves /demo, a page with two includes, and a static file of its size, to 50 connections from the same machine for 5 s each.

${table(['composed page against file', 'ratio', 'goal'], rows)}`;
}

type Rate = Awaited<ReturnType<typeof rateOf>>;

async function rateOf(address: string) {
  const { stdout } = await run('wrk', ['-t2', '-c50', '-d5s', '--latency', address]);
  if (stdout.includes('Non-2xx')) throw new Error(`${address} failed under load:\n${stdout}`);
  const [, p99, unit] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? [];
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    p99: Number(p99) * ({ us: 0.001, s: 1000 }[unit ?? ''] ?? 1),
  };
}
