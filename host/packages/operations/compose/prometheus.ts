import assert from 'node:assert/strict';
import { answerTo } from './answerTo';
import { env } from './stack';
import { until } from './until';

/** The value of an expression, or 0 where there is none. */
export async function valueNow(expression: string) {
  const { result } = await query(`query?query=${encodeURIComponent(expression)}`);
  return Number(result[0]?.value[1] ?? 0);
}

/** Waits until Prometheus has what the gateway has logged so far, which the exporter reads within a second. */
export async function scraped() {
  const now = Date.now() / 1_000;
  await until(async () => (await valueNow('timestamp(up)')) > now + 1);
}

/** The alerts that are pending or firing, with part and release. */
export async function alertsNow() {
  const { alerts } = await query('alerts');
  return alerts.map(({ labels }) => `${labels.alertname} ${labels.part} ${labels.release}`);
}

interface Data {
  result: { value: [number, string] }[];
  alerts: { labels: Record<string, string> }[];
}

async function query(path: string): Promise<Data> {
  const { status, body } = await answerTo(`http://127.0.0.1:${env.PROMETHEUS_PORT}/api/v1/${path}`);
  assert.equal(status, 200, body);
  return JSON.parse(body).data;
}
