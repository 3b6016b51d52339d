import { execFileSync } from 'node:child_process';
import { keptDays } from '@donate-impact/build/keptDays';
import { canaryIn, liveIn, recentChanges } from '@donate-impact/build/pointer';
import { assertContract } from './assertContract';
import { Refusal } from './Refusal';
import { changesOf, type State } from './State';
import { deploying, docker, dockerShown, type Site } from './site';

/** The image to deploy: one that was built elsewhere, or one built from this checkout. */
export async function imageOf(site: Site, part: string, given: string | undefined) {
  if (given) {
    if (!(await exists(given))) await dockerShown(['pull', given]);
    return given;
  }
  if (site.isStack)
    throw new Refusal(
      'On a swarm, name an image that every node can pull: --image registry/name:tag',
    );
  const next = site.images[part]?.replace(/(:[^:/]*)?$/, ':next') ?? '';
  await dockerShown(['compose', 'build', part], { TAG: 'next', COMMIT: commit() });
  return next;
}

/** Puts an image's release among the deployed ones, on every machine of the site. Resolves with its id. */
export async function deploy(
  site: Site,
  state: State,
  part: string,
  { image, preview = false }: { image: string; preview?: boolean | undefined },
) {
  const [id = '', contract = ''] = (
    await docker('run', '--rm', '--network', 'none', '--entrypoint', 'deploy', image, '--describe')
  ).split(' ');
  if (!preview) assertContract(state, part, contract);
  const days = ['-e', `KEPT_DAYS=${keptDays}`];
  const run = [...deploying(site, part), ...days, '--entrypoint', 'deploy', image];
  if (!site.isStack) await docker(...run, ...needed(state, part));
  else await deployEverywhere(site, part, image, days, needed(state, part));
  return id;
}

/** Runs the deployment once on each node of the swarm. */
async function deployEverywhere(
  { project }: Site,
  part: string,
  image: string,
  days: string[],
  ids: string[],
) {
  const name = `${project}_deploy-${part}`;
  await docker('service', 'rm', name).catch(() => '');
  const job = [
    '--mode',
    'global-job',
    '--restart-condition',
    'none',
    '--no-resolve-image',
    '--quiet',
  ];
  const mount = ['--mount', `type=volume,source=${project}_${part},target=/to`];
  const command = ['--entrypoint', 'deploy', image, ...ids];
  try {
    await docker('service', 'create', '--name', name, ...job, ...days, ...mount, ...command);
  } finally {
    await docker('service', 'rm', name).catch(() => '');
  }
}

/** The releases that were live in the last days, whenever they were deployed. */
function needed(state: State, part: string) {
  const recent = recentChanges(changesOf(state, part));
  return recent.flatMap((change) => [liveIn(change), canaryIn(change)?.id ?? []].flat());
}

function exists(image: string) {
  return docker('image', 'inspect', '-f', '{{.Id}}', image).then(
    () => true,
    () => false,
  );
}

function commit() {
  if (process.env.COMMIT) return process.env.COMMIT;
  try {
    const command = ['rev-parse', '--short=12', 'HEAD'];
    const stdio = ['ignore', 'pipe', 'ignore'] as const;
    return execFileSync('git', command, { encoding: 'utf8', stdio: [...stdio] }).trim();
  } catch {
    return 'unknown';
  }
}
