import { resolve4 } from 'node:dns/promises';
import { createServer } from 'node:http';
import {
  collectDefaultMetrics,
  Gauge,
  type MetricObjectWithValues,
  type MetricValue,
} from 'prom-client';
import type { Gateway } from '../http/createGateway';

// Only operators and the container's health check use this port.
const port = 9090;

/** The counters of the app and of the releases that a URL names, such as `/metrics.json?app=wizard&release=<id>`. */
function select(metrics: MetricObjectWithValues<MetricValue<string>>[], url: string) {
  const query = new URL(url, 'http://gateway').searchParams;
  const releases = query.getAll('release');
  const isAsked = ({ labels }: MetricValue<string>) =>
    labels.app === query.get('app') && releases.includes(String(labels.release));
  return metrics.map(({ name, values }) => ({ name, values: values.filter(isAsked) }));
}

/** Serves operators what a gateway counts and which changes it applies. */
export function createOperatorServer({ releases, metrics: { registry } }: Gateway) {
  collectDefaultMetrics({ register: registry });
  const build = { name: 'gateway_build_info', help: 'What the gateway was built from' };
  new Gauge({ ...build, labelNames: ['commit'], registers: [registry] })
    .labels(process.env.COMMIT || 'unknown')
    .set(1);
  const server = createServer(async ({ url }, response) => {
    if (url === '/metrics') return response.end(await registry.metrics());
    if (url?.startsWith('/metrics.json?'))
      return response.end(JSON.stringify(select(await registry.getMetricsAsJSON(), url)));
    const effective = await Promise.all(releases.apps().map(releases.getEffective));
    const changes = effective.map(({ app, change }) => [app, change]);
    response.end(JSON.stringify(Object.fromEntries(changes)));
  });
  return server.listen(port);
}

/** Asks every gateway of the site as an operator does, and gives the answers by IP address. */
export async function askGateways(path: string): Promise<Record<string, unknown>> {
  const addresses = await resolve4('gateway').catch(() => []);
  const answers = addresses.map(async (address) => {
    const url = `http://${address}:${port}${path}`;
    return fetch(url, { signal: AbortSignal.timeout(2_000) })
      .then(async (answer) => [[address, await answer.json()] as const])
      .catch(() => []);
  });
  return Object.fromEntries((await Promise.all(answers)).flat());
}
