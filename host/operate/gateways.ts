import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ReleaseChange } from '@donate-impact/releases/ReleaseChange';
import { type Deployment, listContainers } from './docker';

const patienceMs = 10_000;

/** Waits until every gateway applies a change of an active release, and says after how many seconds that was. */
export async function waitForGateways(site: Deployment, app: string, at: string) {
  const began = Date.now();
  for await (const answers of askGateways<Record<string, ReleaseChange>>(site, '/active.json')) {
    const effective = Object.values(answers);
    const elapsed = Date.now() - began;
    if (effective.length > 0 && effective.every((changes) => changes[app]?.at === at))
      return `, at every gateway after ${(elapsed / 1000).toFixed(1)} s.`;
    if (elapsed > patienceMs) break;
  }
  return ', but some gateways have not applied it yet; each will as soon as it can reach the active releases.';
}

/**
 * Asks the gateways, on a swarm those of all nodes, again and again, and gives their answers by address. Asks from the
 * container of the active releases, which is in their network, until the reader has read enough.
 * Gives none between two questions, each of which ends in time, so that the reader can give up.
 */
export async function* askGateways<Answer>(
  site: Deployment,
  path: string,
): AsyncGenerator<Record<string, Answer>> {
  for (;;) {
    const [active = ''] = await listContainers(site, 'active-releases');
    const child = spawn('docker', ['exec', '-i', active, 'gateway', 'ask', path, 'repeatedly'], {
      stdio: ['pipe', 'pipe', 'ignore'],
      // What hangs is started again; what does not is, too.
      timeout: patienceMs,
      killSignal: 'SIGKILL',
    });
    try {
      for await (const line of createInterface(child.stdout)) yield JSON.parse(line);
    } catch {
      // The container was killed in the middle of a line.
    } finally {
      // It ends with its input.
      child.stdin.destroy();
    }
    yield {};
    await sleep(250);
  }
}
