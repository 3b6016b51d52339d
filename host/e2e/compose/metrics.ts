import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { env, project, sh, start, until } from './engine';
import { ask, read } from './site';

/** The alerts fire when they should, and Prometheus beside the site counts requests. */
export async function metrics() {
  env.COMPOSE_FILE = 'docker-compose.yml:host/gateway/metrics/compose.yml';
  try {
    await sh(`docker compose build prometheus-server
      docker run --rm --network none ${project}/prometheus promtool test rules /etc/metrics/alerts.test.yml`);
    await start();
    const before = await counted();
    for (let count = 0; count < 20; count += 1) await read('/demo');
    await until(async () => (await counted()) >= before + 20);
    const { panels } = JSON.parse(await readFile('host/gateway/metrics/dashboard.json', 'utf8'));
    for (const { title, targets } of panels) await query(targets[0].expr, title);
    return `20 requests, all counted; ${panels.length} panels of the dashboard`;
  } finally {
    delete env.COMPOSE_FILE;
  }
}

async function counted() {
  const [{ value = [] } = {}] = await query('sum(gateway_requests_total)', 'requests');
  return Number(value[1] ?? 0);
}

/** Asks Prometheus. Rejects if it does not understand the expression. */
async function query(expression: string, what: string): Promise<{ value?: unknown[] }[]> {
  const path = `api/v1/query?query=${encodeURIComponent(expression)}`;
  const { status, body } = await ask(`http://127.0.0.1:${env.PROMETHEUS_PORT}/${path}`);
  assert.equal(status, 200, what);
  return JSON.parse(body).data.result;
}
