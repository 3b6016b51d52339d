import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { collectReleases, type Described, recentChanges } from '@donate-impact/build/activeRelease';
import { readCommit } from '@donate-impact/build/release';
import { docker, dockerShown, findSiteFolder, runOnce, type Site } from './docker';
import { getChanges, type State } from './State';
import { createSignature } from './signatures';
import { UserError } from './UserError';

/** The image to deploy: one that was built elsewhere, or one built from this checkout. */
export async function findImage({ isStack, services }: Site, app: string, given?: string) {
  if (given) {
    await docker('image', 'inspect', given).catch(() => dockerShown(['pull', given]));
    return given;
  }
  if (isStack)
    throw new UserError(
      'On a swarm, name an image that every node can pull: --image registry/name:tag',
    );
  await dockerShown(['compose', 'build', app], {
    TAG: 'next',
    COMMIT: readCommit(findSiteFolder()),
  });
  return services[app]?.image.replace(/(:[^:/]*)?$/, ':next') ?? '';
}

/** Reads the id, contract, signature and paths of an image's release. Throws if the image has no complete release of the app. */
export async function describeImage(image: string, app: string) {
  const json = await docker(...runOnce, '--entrypoint', 'gateway', image, 'describe').catch(
    (error) => {
      throw new UserError(`${image} has no release that can be deployed. ${error.message}`);
    },
  );
  const { id, contractVersion, signature, paths, app: name }: Described = JSON.parse(json);
  if (name !== app) throw new UserError(`${image} has a release of ${name}, not of ${app}.`);
  return { id, contract: contractVersion, signature, paths };
}

/** Signs the release of an image and adds the signature to the image, which keeps its name. */
export async function signImage(image: string, app: string, keyFile: string) {
  const { id } = await describeImage(image, app);
  const signature = createSignature(app, id, keyFile);
  const folder = import.meta.dirname;
  await docker(
    ...['build', '--quiet', '--tag', image, '--build-arg', `IMAGE=${image}`],
    ...['--build-arg', `SIGNATURE=${signature}`, '--build-arg', `RELEASE=${id}`],
    ...['--file', join(folder, 'signed.Dockerfile'), folder],
  );
  return id;
}

/** Puts an image's release among the deployed ones, on every machine of the site. */
export async function deploy(site: Site, state: State, app: string, image: string) {
  const volume = ['--mount', `type=volume,source=${site.project}_${app},target=/to`];
  const changes = getChanges(state, app);
  const needed = collectReleases(recentChanges(changes));
  const entry = ['--entrypoint', 'gateway', image, 'deploy', ...needed];
  if (site.isStack) return deployOnNodes(`${site.project}_deploy-${app}`, [...volume, ...entry]);
  await docker(...runOnce, ...volume, ...entry);
}

/** Runs a container on every machine of the swarm, and waits until all have ended. Throws when one fails. */
async function deployOnNodes(name: string, container: string[]) {
  const once = ['--mode', 'global-job', '--restart-condition', 'none'];
  const create = ['service', 'create', '--quiet', '--no-resolve-image', '--name', name, ...once];
  const remove = () => docker('service', 'rm', name).catch(() => '');
  await remove();
  const created = docker(...create, ...container);
  await Promise.race([created, rejectOnFailure(name, created)]).finally(remove);
}

/** Rejects when a machine cannot run its container: Docker waits for it forever. */
async function rejectOnFailure(name: string, created: Promise<unknown>) {
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  created.then(end, end);
  while (!isOver) {
    await sleep(500);
    const format = ['--no-trunc', '--format', '{{.Node}}: {{.Error}}'];
    const tasks = await docker('service', 'ps', name, ...format).catch(() => '');
    const failed = tasks.split('\n').find((task) => /: ./.test(task));
    if (failed && !isOver) throw new UserError(`The release was not deployed on ${failed}`);
  }
}
