import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { releasesOf } from '@donate-impact/build/pointer';
import { type Answer, answerTo } from './answerTo';
import { assertHardened } from './hardening';
import { startLoad } from './load';
import { alertsNow, scraped, valueNow } from './prometheus';
import { check } from './report';
import { containerOf, images, origin, output, releasesNow, run } from './stack';
import { until } from './until';

const files = ['-f', 'docker-compose.yml', '-f', 'docker-compose.metrics.yml'];
const never = 'f'.repeat(32);

/** Takes everything down, including the metrics. */
export const down = ['docker', 'compose', ...files, 'down', '-v', '--timeout', '5'];

/** The exporter and a real Prometheus beside the site. */
export async function metricsCases() {
  await check('every alert fires when it should, and only then (promtool)', async () => {
    assert.equal(await run(['docker', 'compose', ...files, 'build', ...services]), 0);
    await inPrometheus('check', 'config', '/etc/metrics/prometheus.yml');
    await inPrometheus('test', 'rules', '/etc/metrics/alerts.test.yml');
    return {};
  });
  try {
    await check('metrics are started beside a running site, compose', async () => {
      const up = ['up', '-d', '--wait', '--wait-timeout', '60', 'gateway', ...services];
      assert.equal(await run(['docker', 'compose', ...files, ...up]), 0);
      const own = { 'log-exporter': {}, 'prometheus-server': { megabytes: 256, ports: 1 } };
      for (const [service, limits] of Object.entries(own))
        await assertHardened(service, await containerOf(service), limits);
      await until(async () => (await valueNow('up')) === 1);
      return {};
    });
    await check('Prometheus counts every request by part and release, compose', countedRequests);
    await check('Prometheus counts the failures that pages report, compose', countedReports);
    await check('a stale release and an empty fragment are counted and alert', countedFragments);
    await check('the log stays small, and no request is missed meanwhile, compose', smallLog);
  } finally {
    await run(['docker', 'compose', ...files, 'rm', '-sf', ...services]);
    await run(['docker', 'compose', 'up', '-d', '--wait', '--wait-timeout', '60', 'gateway']);
  }
}

const services = ['log-exporter', 'prometheus-server'];

async function countedRequests() {
  const { wizard, host } = await releasesNow();
  const folder = `/remotes/wizard/${wizard}`;
  const before = await requestsNow();
  for (let count = 0; count < 20; count += 1) await answerTo(`${origin}/demo`);
  for (let count = 0; count < 10; count += 1) await answerTo(`${origin}${folder}/version.json`);
  for (let count = 0; count < 5; count += 1) await answerTo(`${origin}${folder}/${count}.json`);
  for (let count = 0; count < 50; count += 1)
    await answerTo(`${origin}/remotes/wizard/${String(count).padStart(32, 'a')}/version.json`);
  assert.equal(await requestsNow(), before + 85);

  const ofWizard = (labels: string) => valueNow(`gateway_requests_total{part="wizard",${labels}}`);
  assert.equal(await ofWizard(`release="${wizard}",status="200"`), 10);
  assert.equal(await ofWizard(`release="${wizard}",status="404"`), 5);
  assert.equal(await ofWizard('release="other",status="404"'), 50);
  assert.equal(await valueNow('count(gateway_requests_total{part="wizard"})'), 3);
  for (const [part, id] of Object.entries({ host, wizard })) {
    const labels = `part="${part}",release="${id}",state="fresh"`;
    assert.equal(await valueNow(`gateway_fragments_total{${labels}}`), 20);
  }
  return { requests: 85 };
}

async function countedReports() {
  const { wizard = '' } = await releasesNow();
  const report = { part: 'wizard', phase: 'render', release: wizard, message: 'wizard: gone' };
  for (let count = 0; count < 4; count += 1) await post(report);
  await post({ ...report, recovered: true });
  for (let count = 0; count < 10; count += 1)
    await post({ ...report, release: `${count}`.repeat(32) });

  const reported = (labels: string) => valueNow(`sum(gateway_reported_failures_total{${labels}})`);
  await scraped();
  assert.equal(await reported(`release="${wizard}",phase="render",outcome="failed"`), 4);
  assert.equal(await reported(`release="${wizard}",outcome="recovered"`), 1);
  assert.equal(await reported('release="other"'), 10);
  return {};
}

/** The wizard's last change names a release that nobody has, and the results are without their page. */
async function countedFragments() {
  const { wizard = '', results = '' } = await releasesNow();
  await point('wizard', releasesOf(wizard));
  await point('wizard', releasesOf(never));
  await point('results', releasesOf('off'));
  try {
    await until(async () => {
      await answerTo(`${origin}/demo`);
      await answerTo(`${origin}/results`);
      return (await alertsNow()).includes(`ReleaseIsStale wizard ${wizard}`);
    });
    const labels = 'part="results",release="off",state="empty"';
    assert.ok((await valueNow(`gateway_fragments_total{${labels}}`)) > 0);
    assert.doesNotMatch((await alertsNow()).join(), /FragmentIsEmpty/);
  } finally {
    await point('wizard', releasesOf(wizard));
    await point('results', releasesOf(results));
  }
  const isBack = ({ body }: Answer) => body.includes('data-boundary="results"');
  await until(async () => isBack(await answerTo(`${origin}/results`)));
  return {};
}

async function smallLog() {
  const gateway = await containerOf('gateway');
  const inside = (script: string) => output('docker', 'exec', gateway, 'sh', '-c', script);
  const before = await requestsNow();
  // Whole lines of 16 characters.
  await inside('yes "not a request.." | head -c 11000000 >>/log/gateway.log');
  const load = startLoad({ origin });
  await until(async () => (await inside('ls /log')).includes('gateway.log.before'));
  await sleep(2_000);
  const count = await load.stop(2_000);
  assert.equal(await requestsNow(), before + count.requests);
  assert.ok(Number(await inside('stat -c %s /log/gateway.log')) < 10_000_000);
  return count;
}

/** How many requests Prometheus has counted until now. */
async function requestsNow() {
  await scraped();
  return valueNow('sum(gateway_requests_total)');
}

function inPrometheus(...args: string[]) {
  const image = `${images}/prometheus:latest`;
  return output('docker', 'run', '--rm', '--network', 'none', image, 'promtool', ...args);
}

/** Appends a change to the pointers as no command would. */
async function point(part: string, releases: string) {
  const line = JSON.stringify({ part, at: '', by: 'suite', why: '', releases });
  const pointers = await containerOf('pointers');
  const script = 'echo "$1" >>/files/pointers.jsonl';
  await output('docker', 'exec', pointers, 'sh', '-c', script, 'sh', line);
}

async function post(report: object) {
  const body = JSON.stringify(report);
  assert.equal((await fetch(`${origin}/failures`, { method: 'POST', body })).status, 204);
}
