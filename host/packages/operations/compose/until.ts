import { setTimeout as sleep } from 'node:timers/promises';

/** Waits until something holds. Rejects when it does not within the given seconds. */
export async function until(holds: () => Promise<boolean>, seconds: number) {
  const deadline = Date.now() + seconds * 1_000;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`It does not hold after ${seconds} s`);
    await sleep(50);
  }
}
