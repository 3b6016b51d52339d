import { resolve4 } from 'node:dns/promises';

/** Where only operators and the container's health check ask. */
export const operatorsPort = 9090;

/** What every gateway of the site answers operators at a path, such as /metrics.json, by its address. */
export async function askGateways(path: string): Promise<Record<string, unknown>> {
  const addresses = await resolve4(process.env.GATEWAY || 'gateway').catch(() => []);
  const answers = addresses.map(async (address) => {
    const url = `http://${address}:${operatorsPort}${path}`;
    const answer = await fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => null);
    return answer ? [[address, await answer.json()] as const] : [];
  });
  return Object.fromEntries((await Promise.all(answers)).flat());
}
