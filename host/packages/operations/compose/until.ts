import { setTimeout as sleep } from 'node:timers/promises';

// Far more than anything takes, on any machine: what has not happened by then never will.
const patience = 60_000;

/** Waits until something holds. Rejects when it does not within a minute. */
export async function until(holds: () => Promise<boolean>) {
  const deadline = Date.now() + patience;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`It does not hold after ${patience / 1_000} s`);
    await sleep(20);
  }
}
