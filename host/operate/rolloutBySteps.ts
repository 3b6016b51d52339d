import { refuse } from '@donate-impact/releases/refuse';
import { outOfCanary } from './decideChange';
import type { Deployment } from './docker';
import { type Options, runCommand } from './runCommand';
import { readSides, watch } from './watch';

/**
 * Rolls a release out to more and more visitors, each step once the one before was watched without a complaint. Run again,
 * it goes on from the share that the release has. Rejects if the watch has ended the canary, or could not judge it.
 * @param steps shares in percent, each larger than the one before; 100 makes the release live
 * @param each how long each step is watched, in milliseconds
 */
export async function rolloutBySteps(
  site: Deployment,
  app: string,
  steps: readonly number[],
  each: number,
  options: Options,
) {
  const why = options.why ?? `steps ${steps.join(', ')}`;
  const first = { ...options, why, canary: steps[0], keepsShare: true };
  const { said, id = '' } = await runCommand(site, app, 'rollout', first);
  console.log(said);
  const { canary, share = 0, live } = await readSides(site, app);
  if (live === id) return '';
  if (canary !== id) throw refuse('CANARY_ENDED_ALREADY', id);
  await watchStep(share);
  for (const step of steps.filter((one) => one > share)) {
    const change = { why, canaryId: id };
    if (step === 100) return (await runCommand(site, app, 'promote', change)).said;
    console.log((await runCommand(site, app, 'widen', { ...change, canary: step })).said);
    await watchStep(step);
  }
  return `${app}: that was the last step. ${outOfCanary}`;

  async function watchStep(step: number) {
    const { text, isOn, isJudged } = await watch(site, app, each);
    console.log(text);
    if (!isOn) throw refuse('CANARY_ENDED_ALREADY', id);
    if (!isJudged) throw refuse('STEP_UNJUDGED', step);
  }
}
