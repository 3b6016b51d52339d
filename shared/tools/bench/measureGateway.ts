import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort, root } from '../start/commands.mjs';
import { calculateMedian, table } from './table';

const run = promisify(execFile);
const core = ['taskset', '-c', '0'];
const asBrowsersDo = 'Accept-Encoding: br';

interface Measured {
  /** Requests a second. */
  rate: number;
  /** CPU time of a request, in microseconds. */
  cpu: number;
}

/** Compares a composed page with a file of its size from the same gateway and from nginx. Needs Linux, wrk and nginx. */
export async function measureGateway(runs: number) {
  for (const [program, ...args] of [
    ['wrk', '-v'],
    ['nginx', '-v'],
    ['taskset', '-V'],
  ] as const) {
    const isThere = await run(program, args).catch(({ code }) => code !== 'ENOENT');
    if (!isThere) return `## Gateway\n\nNot measured: this machine has no ${program}.`;
  }
  const gateway = await startGateway();
  const page = `${gateway.origin}/demo`;
  const script = await findFileLike(gateway.origin, page);
  const nginx = await startNginx(await fetchBytes(page));
  const measured: Record<'page' | 'file' | 'nginx', Measured>[] = [];
  try {
    for (let turn = 0; turn < runs; turn += 1)
      measured.push({
        page: await measure(gateway.pid, page),
        file: await measure(gateway.pid, script.url),
        nginx: await measure(nginx.pid, nginx.url),
      });
  } finally {
    gateway.stop();
    await nginx.stop();
  }
  const ratio = (key: keyof Measured, other: 'file' | 'nginx') =>
    calculateMedian(measured.map((each) => each.page[key])) /
    calculateMedian(measured.map((each) => each[other][key]));
  const others = [
    ['file', `against a script of ${script.size} bytes from the gateway`, 0.9],
    ['nginx', 'against the same bytes as a file from nginx', 0.33],
  ] as const;
  const rows = others.map(([other, name, goal]) => [
    name,
    ratio('rate', other),
    goal,
    ratio('cpu', other),
  ]);
  const missed = others.filter(([other, , goal]) => ratio('rate', other) < goal);
  return `## Gateway

/demo, composed of two apps and sent as Brotli, to 50 connections on this machine for 5 s each, on one core.

${table(['composed page', 'requests a second', 'goal, at least', 'CPU time of a request'], rows)}

Goals that are missed: ${missed.map(([, name]) => name).join(', ') || 'none'}.`;
}

async function startGateway() {
  const serve = join(root, 'host/gateway/serve.ts');
  const child = spawn(
    core[0] ?? '',
    [...core.slice(1), process.execPath, '--import', 'tsx', serve],
    {
      env: { ...process.env, PORT: '0' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const [line] = await once(child.stdout, 'data');
  return {
    origin: `http://127.0.0.1:${/:(\d+)\s/.exec(String(line))?.[1]}`,
    pid: child.pid ?? 0,
    stop: () => child.kill(),
  };
}

/** Serves some bytes as a file that is compressed already. */
async function startNginx(content: Buffer) {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  const port = await freePort();
  await writeFile(join(folder, 'page.html'), content);
  await writeFile(
    join(folder, 'nginx.conf'),
    `pid ${folder}/pid; daemon off; worker_processes 1; master_process off; error_log stderr error;
events { worker_connections 512; }
http { access_log off; client_body_temp_path ${folder}/b; proxy_temp_path ${folder}/p; fastcgi_temp_path ${folder}/f;
  uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s; sendfile on;
  server { listen 127.0.0.1:${port}; root ${folder}; types { text/html html; } add_header Content-Encoding br; } }`,
  );
  const child: ChildProcess = spawn(
    core[0] ?? '',
    [...core.slice(1), 'nginx', '-c', join(folder, 'nginx.conf')],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const url = `http://127.0.0.1:${port}/page.html`;
  while (!(await fetch(url).catch(() => null))) await new Promise((next) => setTimeout(next, 50));
  return {
    url,
    pid: child.pid ?? 0,
    async stop() {
      child.kill();
      await rm(folder, { recursive: true });
    },
  };
}

/** The script of the page whose size is nearest to the page's. */
async function findFileLike(origin: string, page: string) {
  const html = await (await fetch(page)).text();
  const named = [
    ...new Set([...html.matchAll(/="(\/[^"]+\.js)"/g)].map(([, path]) => origin + path)),
  ];
  const size = (await fetchBytes(page)).length;
  const scripts = await Promise.all(
    named.map(async (url) => ({ url, size: (await fetchBytes(url)).length })),
  );
  const [nearest] = scripts.sort((a, b) => Math.abs(a.size - size) - Math.abs(b.size - size));
  if (!nearest) throw new Error(`${page} names no script`);
  return nearest;
}

async function fetchBytes(url: string) {
  const { stdout } = await run('curl', ['-s', '-H', asBrowsersDo, url], { encoding: 'buffer' });
  return stdout;
}

async function measure(pid: number, url: string): Promise<Measured> {
  const before = await readTicks(pid);
  const { stdout } = await run('wrk', ['-t1', '-c50', '-d5s', '-H', asBrowsersDo, url]);
  if (stdout.includes('Non-2xx')) throw new Error(`${url} failed under load:\n${stdout}`);
  const requests = Number(/\b(\d+) requests in/.exec(stdout)?.[1]);
  const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
  return { rate, cpu: (((await readTicks(pid)) - before) * 10_000) / requests };
}

/** The CPU time of a process so far, in hundredths of a second. */
async function readTicks(pid: number) {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).replace(/^.*\) /s, '').split(' ');
  return Number(fields[11]) + Number(fields[12]);
}
