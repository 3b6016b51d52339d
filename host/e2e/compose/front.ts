import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { type ClientHttp2Session, connect as connectHttp2 } from 'node:http2';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { getMessage } from '@donate-impact/releases/refuse';
import { inBrowser } from './browser';
import { during, env, project, sh, start, until } from './engine';
import { signedOnly } from './releases';
import { findLinks, origin, read, underLoad } from './site';

const secure = `https://127.0.0.1:${env.TLS_PORT}`;

/** The front ends TLS and HTTP/2, tells an office from an attacker, and hides what is replaced behind it. */
export async function front() {
  const folder = await mkdtemp(join(tmpdir(), 'certificates-'));
  await chmod(folder, 0o755);
  await createCertificate(folder);
  const [file = ''] = findLinks(await read('/demo'));
  const { NODE_TLS_REJECT_UNAUTHORIZED } = process.env;
  try {
    // Nobody has signed the certificate.
    process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
    env.CERTIFICATES = folder;
    await start('front');
    await encrypted();
    await bounded();
    const count = await replaced(folder);
    delete env.CERTIFICATES;
    // Of the engine's networks: this machine is a proxy, which says whose request it is.
    env.TRUSTED_PROXIES = '10.0.0.0/8 172.16.0.0/12 192.168.0.0/16';
    await start('front');
    await manyIdle();
    return `${count}; attacked: ${await attacked(file)}`;
  } finally {
    process.env.NODE_TLS_REJECT_UNAUTHORIZED = NODE_TLS_REJECT_UNAUTHORIZED ?? '1';
    delete env.CERTIFICATES;
    delete env.TRUSTED_PROXIES;
    await start('front');
    await rm(folder, { recursive: true });
  }
}

function createCertificate(folder: string) {
  return sh(`openssl req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost \
    -keyout ${folder}/site.pem.key -out ${folder}/site.pem 2>/dev/null
    chmod 644 ${folder}/site.pem.key`);
}

/** A page over TLS, by HTTP/2 where the client knows it; without TLS, a redirect. */
async function encrypted() {
  const plain = await fetch(`${origin}/results?a=b`, { redirect: 'manual' });
  assert.equal(plain.status, 308);
  assert.equal(plain.headers.get('location'), `${secure}/results?a=b`);
  const { headers } = await fetch(`${secure}/demo`);
  assert.equal(headers.get('strict-transport-security'), 'max-age=31536000');
  await inBrowser(async (page) => {
    const protocol = 'performance.getEntriesByType("navigation")[0].nextHopProtocol';
    assert.equal(await page.evaluate(protocol), 'h2');
  });
}

/** What is odd is refused, and what one address sends too fast, whatever it calls itself. */
async function bounded() {
  const encodings = `Accept-Encoding: ${'a, '.repeat(300)}`;
  for (const odd of ['1.1\r\nHost: b', '2.0', `1.1\r\n${encodings}`]) {
    const { socket, answer } = await send(`HTTP/${odd}\r\nHost: a`);
    assert.match(answer, /^HTTP\/1.1 400 /);
    socket.destroy();
  }

  const statuses = new Set<number>();
  for (let count = 0; count < 70; count += 1) {
    const headers = { 'X-Forwarded-For': `192.0.2.${count}` };
    const sent = await fetch(`${secure}/failures`, { method: 'POST', headers, body: '{}' });
    statuses.add(sent.status);
  }
  assert.deepEqual([...statuses], [204, 429]);
}

/** An office of 300 browsers, each with six idle connections, is served. */
async function manyIdle() {
  const office: Awaited<ReturnType<typeof send>>[] = [];
  while (office.length < 1_800) {
    const some = Array.from({ length: 100 }, () => send('HTTP/1.1\r\nHost: a'));
    office.push(...(await Promise.all(some)));
  }
  assert.ok(office.every(({ answer }) => answer.startsWith('HTTP/1.1 200 ')));
  await read('/demo');
  assert.equal(office.filter(({ socket }) => socket.readyState === 'open').length, 1_800);
  for (const { socket } of office) socket.destroy();
}

/** Asks for a page without TLS, and keeps the connection. @param rest what follows the path */
async function send(rest: string) {
  const socket = connect(Number(env.SITE_PORT), '127.0.0.1').on('error', () => {});
  socket.write(`GET /demo ${rest}\r\n\r\n`);
  const [answer] = await Promise.race([once(socket, 'data'), once(socket, 'close')]);
  socket.resume();
  return { socket, answer: String(answer) };
}

/** Gateways are replaced, and the certificate is renewed, while visitors with either protocol use the site. */
async function replaced(folder: string) {
  let later = 0;
  const count = await underLoad(async () => {
    later = await underHttp2(async () => {
      await signedOnly('gateway', `${project}/gateway`, 'replace-gateways');
      await createCertificate(folder);
      await sh('docker compose kill -s USR2 front');
      const served = `openssl s_client -connect 127.0.0.1:${env.TLS_PORT} </dev/null 2>/dev/null`;
      const print = 'openssl x509 -noout -fingerprint';
      const renewed = await sh(`${print} -in ${folder}/site.pem`);
      await until(async () => (await sh(`${served} | ${print}`).catch(String)) === renewed);
    });
  });
  return `${count}; by HTTP/2 ${later}`;
}

/** Does work while one page is asked for by HTTP/2. Rejects unless every answer is 200. Resolves with how many there were. */
async function underHttp2(work: () => Promise<unknown>) {
  const open = () => connectHttp2(secure).on('error', () => {});
  let [requests, session] = [0, open()];
  await during(work(), async () => {
    if (session.closed || session.destroyed) session = open();
    const status = await askOn(session);
    if (status !== 'refused') requests += 1;
    assert.match(String(status), /^(?:200|refused)$/);
    await sleep(5);
  });
  session.close();
  return requests;
}

/** The status of a page; `refused` for a stream that the front has not begun: a browser then asks on a new connection. */
async function askOn(session: ClientHttp2Session): Promise<unknown> {
  const stream = session.request({ ':path': '/demo' }).resume();
  try {
    const signal = AbortSignal.timeout(10_000);
    const [headers] = await once(stream, 'response', { signal });
    await once(stream, 'end', { signal });
    return headers[':status'];
  } catch (error) {
    return /REFUSED_STREAM|GOAWAY/.test(getMessage(error)) ? 'refused' : getMessage(error);
  }
}

/** One client attacks with all that it can, and the other visitors are answered. */
async function attacked(file: string) {
  const before = await gatewayMegabytes();
  const attack = spawn(
    process.execPath,
    ['--import', 'tsx', fileURLToPath(new URL('attack.ts', import.meta.url))],
    { env: { ...env, FILE: file }, stdio: 'inherit' },
  );
  try {
    const isUnderWay = async () => (await connections()) > 2_500;
    await until(isUnderWay);
    const count = await underLoad(() => sleep(2_000), { from: '192.0.2.2' });
    await until(isUnderWay);
    const grown = (await gatewayMegabytes()) - before;
    // Without the front, 1,500. A busy process keeps some garbage.
    assert.ok(grown < 100, `${grown} MB`);
    return `${count}, gateways ${grown.toFixed(0)} MB more`;
  } finally {
    attack.kill('SIGKILL');
  }
}

/** The memory of the gateways' processes. */
async function gatewayMegabytes() {
  const sizes = await sh(
    'for id in $(docker compose ps -q gateway); do docker exec $id grep VmRSS /proc/1/status; done',
  );
  return [...sizes.matchAll(/\d+/g)].reduce(
    (sum, [kilobytes]) => sum + Number(kilobytes) / 1024,
    0,
  );
}

/** The connections that the front has. */
async function connections() {
  const metrics = await sh(
    'docker compose exec -T front wget -qO- "http://127.0.0.1:8404/metrics?scope=frontend"',
  );
  return Number(/^haproxy_frontend_current_sessions\{proxy="site"\} (\d+)/m.exec(metrics)?.[1]);
}
