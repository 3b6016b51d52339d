import type { Deployment } from './docker';
import { type Options, runCommand } from './runCommand';
import { readSides, watch } from './watch';

export interface Steps {
  /** Shares of the visitors in percent, each larger than the one before; 100 makes the release live. */
  steps: readonly number[];
  /** How long each step is watched, in milliseconds. */
  each: number;
}

/**
 * Rolls a release out to more and more visitors, each step once the one before was watched without a complaint. Run again,
 * it goes on from the share that the release has. Rejects with the reason if the watch has ended the canary.
 */
export async function rolloutBySteps(
  site: Deployment,
  app: string,
  { steps, each, ...options }: Options & Steps,
) {
  const why = options.why ?? `steps ${steps.join(', ')}`;
  const [first = 0] = steps;
  console.log(
    await runCommand(site, app, 'rollout', { ...options, why, canary: first, keepsShare: true }),
  );
  const { canary: canaryId, share = 0 } = await readSides(site, app);
  // The release is live for all already.
  if (!canaryId) return '';
  for (const step of steps.filter((one) => one >= share)) {
    if (step === 100) return runCommand(site, app, 'promote', { why, canaryId });
    if (step > share)
      console.log(await runCommand(site, app, 'widen', { why, canary: step, canaryId }));
    console.log(await watch(site, app, each));
  }
  return `${app}: that was the last step.`;
}
