import { env, project, sh, start, until } from './engine';
import { ask, read } from './site';

/** The alerts fire when they should, and Prometheus beside the site counts requests. */
export async function metrics() {
  env.COMPOSE_FILE = 'docker-compose.yml:docker-compose.metrics.yml';
  try {
    await sh(`docker compose build prometheus-server
      docker run --rm --network none ${project}/prometheus promtool test rules /etc/metrics/alerts.test.yml`);
    await start();
    const before = await counted();
    for (let count = 0; count < 20; count += 1) await read('/demo');
    await until(async () => (await counted()) >= before + 20);
    return '20 requests, all counted';
  } finally {
    delete env.COMPOSE_FILE;
  }
}

async function counted() {
  const query = 'api/v1/query?query=sum(gateway_requests_total)';
  const { body } = await ask(`http://127.0.0.1:${env.PROMETHEUS_PORT}/${query}`);
  return Number(JSON.parse(body).data.result[0]?.value[1] ?? 0);
}
