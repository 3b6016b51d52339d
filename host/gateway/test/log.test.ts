import { off } from '@donate-impact/releases/ReleaseChange';
import { serveBuilds } from './startGateway';

const never = 'f'.repeat(32);
const server = serveBuilds({ REPORTS: true });
let [host, wizard] = ['', ''];

beforeAll(async () => {
  ({ host = '', wizard = '' } = server.built);
});

it('logs each request with what its answer was made from', async () => {
  const path = '/demo?"a\\b\'host@1,wizard@2:stale';
  const { headers } = await server.ask(path);

  expect(await parseLine(headers['x-request-id'])).toMatchObject({
    reqId: headers['x-request-id'],
    status: 200,
    method: 'GET',
    url: '/demo?…',
    bytes: Number(headers['content-length']),
    ms: expect.any(Number),
    sources: [`host@${host}`, `wizard@${wizard}`],
  });
  expect(await getSources('/nowhere')).toEqual([`host@${host}`]);
  expect(server.lines.filter(({ err }) => err)).toEqual([]);
});

it('logs which release a file belongs to', async () => {
  expect(await getSources(`/remotes/wizard/${wizard}/mf-manifest.json`)).toEqual([
    `wizard@${wizard}`,
  ]);
  expect(await getSources(`/host/${host}/missing.js`)).toEqual([`host@${host}`]);
  expect(await getSources('/host/static/js/missing.js')).toEqual(['host@other']);
  const [, script = ''] = /src="([^"]+)"/.exec((await server.ask('/demo')).body) ?? [];
  expect(await getSources(script)).toEqual([`host@${host}`]);
  expect(await getSources('/data/candidates.json')).toEqual([`host@${host}`]);
});

it('logs no release or app that only the request knows', async () => {
  expect(await getSources(`/remotes/wizard/${never}/mf-manifest.json`)).toEqual(['wizard@other']);
  expect(await getSources('/remotes/wizard/none/mf-manifest.json')).toEqual(['wizard@none']);
  expect(await getSources(`/remotes/nobody/${never}/mf-manifest.json`)).toEqual([]);
  expect(await getSources('/demo', 'PUT')).toEqual([]);
});

it('logs whether it knows the release that a report names', async () => {
  const report = { remote: 'wizard', phase: 'chunk', release: wizard, message: 'gone' };
  const reports = [
    [`wizard@${wizard}`, report],
    [`wizard@${wizard}`, { ...report, recovered: true }],
    [`wizard@${wizard}`, { ...report, phase: 'slow' }],
    ['wizard@none', { ...report, release: 'none' }],
    ['wizard@other', { ...report, release: never }],
    ['-', { ...report, remote: 'nobody' }],
  ] as const;
  await server.post(JSON.stringify({ ...report, more: 'words' }));
  for (const [, each] of reports) await server.post(JSON.stringify(each));

  const logged = server.lines.flatMap(({ failure, of }) => (failure ? [[of, failure]] : []));
  expect(logged).toEqual(reports);
});

it('counts requests, fragments and failures by release', async () => {
  await getSources('/demo', 'HEAD');
  const metrics = await server.metrics.registry.metrics();

  const of = `app="wizard",release="${wizard}"`;
  for (const count of [
    `gateway_requests_total{app="host",release="${host}",status="200"} `,
    `gateway_requests_total{app="wizard",release="other",status="404"} 1`,
    `gateway_fragments_total{${of},state="fresh"} 3`,
    `gateway_reported_failures_total{${of},phase="chunk",outcome="failed"} 1`,
    `gateway_reported_failures_total{${of},phase="chunk",outcome="recovered"} 1`,
    `gateway_reported_failures_total{${of},phase="slow",outcome="slow"} 1`,
  ])
    expect(metrics).toContain(count);
  expect(metrics).not.toContain(never);
});

it('logs a fragment that its release lacks as empty', async () => {
  const id = await server.derive('marketing', (text, file) =>
    file === 'pages/About.html' ? null : text,
  );
  await server.release('marketing', `* ${id};`);

  expect(await getSources('/about')).toEqual([`host@${host}`, `marketing@${id}:empty`]);
});

it('logs an app that is switched off', async () => {
  await server.release('results', `* ${off};`);

  expect(await getSources('/results')).toEqual([`host@${host}`, 'results@off:empty']);
});

it('logs a release as stale while a later one is missing', async () => {
  await server.release('wizard', `* ${never};`);
  expect(await getSources('/demo')).toEqual([`host@${host}`, `wizard@${wizard}:stale`]);
  await server.release('host', `* ${never};`);
  expect(await getSources('/demo')).toEqual([`host@${host}:stale`, `wizard@${wizard}:stale`]);
});

/** The line that a request has left in the log, once it is written. */
async function parseLine(id: unknown) {
  for (;;) {
    const line = server.lines.find(({ reqId, status }) => reqId === id && status);
    if (line) return line;
    await new Promise(setImmediate);
  }
}

/** Sends a request, and reads from the log which releases the answer came from. */
async function getSources(path: string, method = 'GET') {
  const answer = await server.ask(path, {}, method);
  const { status, sources } = await parseLine(answer.headers['x-request-id']);
  expect([path, status]).toEqual([path, answer.status]);
  return sources;
}
