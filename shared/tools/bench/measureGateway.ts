import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort, root } from '../start/commands.mjs';
import { calculateQuantile, mark, table } from './table';

const run = promisify(execFile);
const asBrowsersDo = 'Accept-Encoding: br';

interface Measured {
  /** Requests a second. */
  rate: number;
  /** CPU time of a request, in microseconds. */
  cpu: number;
}

/** Compares a composed page with a file of its size from the same gateway and from nginx. Needs Linux, wrk and nginx. */
export async function measureGateway(runs: number) {
  for (const program of ['wrk', 'nginx', 'taskset']) {
    const isThere = await run(program, ['-v']).catch(({ code }) => code !== 'ENOENT');
    if (!isThere) return `## Gateway\n\nNot measured: this machine has no ${program}.`;
  }
  const gateway = await startGateway();
  const page = `${gateway.origin}/demo`;
  const bytes = await fetchBytes(page);
  const html = await (await fetch(page)).text();
  const script = gateway.origin + /="([^"]+\/async\/[^"]+\.js)"/.exec(html)?.[1];
  const nginx = await startNginx(bytes);
  const measured: Record<'page' | 'file' | 'nginx', Measured>[] = [];
  try {
    for (let turn = 0; turn < runs; turn += 1)
      measured.push({
        page: await measure(gateway.pid, page),
        file: await measure(gateway.pid, script),
        nginx: await measure(nginx.pid, nginx.url),
      });
  } finally {
    gateway.stop();
    await nginx.stop();
  }
  const ratio = (key: keyof Measured, other: 'file' | 'nginx') =>
    calculateQuantile(measured.map((each) => each.page[key])) /
    calculateQuantile(measured.map((each) => each[other][key]));
  const others = [
    ['file', "against the page's own script from the gateway", 0.9],
    ['nginx', 'against the same bytes as a file from nginx', 0.33],
  ] as const;
  const rows = others.map(([other, name, goal]) => {
    const rate = ratio('rate', other);
    return [name, goal, mark(rate, rate < goal), ratio('cpu', other)];
  });
  return `## Gateway

/demo, composed of two apps and sent as Brotli (${bytes.length} bytes), to 50 connections on this machine for 5 s each, on one core.

${table(['composed page', 'goal, at least', 'requests a second', 'CPU time of a request'], rows)}`;
}

async function startGateway() {
  const serve = join(root, 'host/gateway/serve.ts');
  const child = spawnOnCore([process.execPath, '--import', 'tsx', serve]);
  const [line] = await once(child.stdout, 'data');
  return {
    origin: `http://127.0.0.1:${/:(\d+)\s/.exec(String(line))?.[1]}`,
    pid: child.pid ?? 0,
    stop: () => child.kill(),
  };
}

/** Starts a program on one core, with any free port. */
function spawnOnCore(command: string[]) {
  return spawn('taskset', ['-c', '0', ...command], {
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
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
  const child = spawnOnCore(['nginx', '-c', join(folder, 'nginx.conf')]);
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
