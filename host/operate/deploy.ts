import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { collectReleases, recentChanges } from '@donate-impact/releases/ReleaseChange';
import { readCommit } from '@donate-impact/releases/readCommit';
import { refuse } from '@donate-impact/releases/refuse';
import { getId, signatureFile, testedFile } from '@donate-impact/releases/release';
import type { ReleaseDescription } from '@donate-impact/releases/releaseFolder';
import { getChanges, type SiteState } from '@donate-impact/releases/SiteState';
import { createSignature } from '@donate-impact/releases/signatures';
import { type Deployment, docker, dockerShown, findDist, findSiteFolder, runOnce } from './docker';

/** The image to deploy: one that was built elsewhere, or one built from this checkout. */
export async function findImage({ isStack, services }: Deployment, app: string, given?: string) {
  if (given) {
    await docker('image', 'inspect', given).catch(() => dockerShown(['pull', given]));
    return given;
  }
  if (isStack) throw refuse('IMAGE_NEEDED');
  const COMMIT = readCommit(findSiteFolder());
  await dockerShown(['compose', 'build', app], { TAG: 'next', COMMIT });
  return services[app]?.image.replace(/(:[^:/]*)?$/, ':next') ?? '';
}

/** Describes an image's release. Rejects with a Refusal if the image has no complete release of the app. */
export async function describeImage(image: string, app: string): Promise<ReleaseDescription> {
  const command = ['--entrypoint', 'gateway', image, 'describe'];
  const json = await docker(...runOnce, ...command).catch(({ message }: Error) => {
    throw refuse('IMAGE_UNUSABLE', image, message);
  });
  const release: ReleaseDescription = JSON.parse(json);
  if (release.app !== app) throw refuse('IMAGE_OF_OTHER_APP', image, release.app, app);
  return release;
}

/** The releases with which a release was tested here, as a file in JSON; empty if nothing is known. */
export function readTested(app: string, id: string) {
  return readFile(join(findDist(app), id, testedFile), 'utf8').catch(() => '');
}

/** Signs an image, which keeps its name: of an app, its release and the tests that it passed here; of the gateway, the image. */
export async function signImage(image: string, app: string, keyFile: string) {
  if (app === 'gateway') {
    const signed = await describeGateway(image);
    const label = `${signatureLabel}=${createSignature(signed, keyFile)}`;
    await buildSigned(image, '--target', 'gateway', '--label', label);
    return signed.id;
  }
  const { id } = await describeImage(image, app);
  const add = (file: string, content: string) => {
    const path = `/files/${id}/${file}`;
    return buildSigned(image, '--build-arg', `FILE=${path}`, '--build-arg', `CONTENT=${content}`);
  };
  const tested = await readTested(app, id);
  if (tested) await add(testedFile, tested);
  await add(signatureFile, createSignature(await describeImage(image, app), keyFile));
  return id;
}

const signatureLabel = 'donate-impact.signature';

/** Describes a gateway's image: its id is a hash of its layers, and of the program that it runs. */
export async function describeGateway(image: string) {
  const [{ RootFS, Config }] = JSON.parse(await docker('image', 'inspect', image));
  const { Entrypoint = null, Cmd = null, Env = null, User = '', Labels } = Config;
  const parts = [RootFS.Layers, Entrypoint, Cmd, Env, User].map((part) => JSON.stringify(part));
  const signature: string = Labels?.[signatureLabel] ?? '';
  return { app: 'gateway', id: getId(parts.join('')), signature };
}

/** Builds an image anew, under its own name, with what is added. */
async function buildSigned(image: string, ...added: string[]) {
  const folder = import.meta.dirname;
  await docker(
    ...['build', '--quiet', '--tag', image, '--build-arg', `IMAGE=${image}`, ...added],
    ...['--file', join(folder, 'signed.Dockerfile'), folder],
  );
}

/** Puts an image's release among the deployed ones, on every machine of the site. */
export async function deploy(site: Deployment, state: SiteState, app: string, image: string) {
  const volume = ['--mount', `type=volume,source=${site.project}_${app},target=/to`];
  const changes = getChanges(state, app);
  const needed = collectReleases(recentChanges(changes));
  const entry = ['--entrypoint', 'gateway', image, 'deploy', ...needed];
  if (site.isStack) return deployOnNodes(`${site.project}_deploy-${app}`, [...volume, ...entry]);
  await docker(...runOnce, ...volume, ...entry);
}

/** Runs a container on every machine of the swarm, and waits until all have ended. Throws when one fails. */
async function deployOnNodes(name: string, container: string[]) {
  const create = ['service', 'create', '--quiet', '--no-resolve-image', '--name', name];
  const once = ['--mode', 'global-job', '--restart-condition', 'none'];
  // As far as a service can have them: not those of `runOnce` on networks and privileges.
  const limits = '--limit-memory 128m --limit-pids 256 --read-only --cap-drop ALL'.split(' ');
  const remove = () => docker('service', 'rm', name).catch(() => '');
  await remove();
  await waitForJob(name, docker(...create, ...once, ...limits, ...container)).finally(remove);
}

/** Waits until a job has ended. Rejects when a machine cannot run its container: Docker waits for it forever. */
async function waitForJob(name: string, job: Promise<unknown>) {
  const hasEnded = job.then(() => true);
  while (!(await Promise.race([hasEnded, sleep(500, false)]))) {
    const format = ['--no-trunc', '--format', '{{.Node}}: {{.Error}}'];
    const tasks = await docker('service', 'ps', name, ...format).catch(() => '');
    const failed = tasks.split('\n').find((task) => /: ./.test(task));
    if (failed) throw refuse('DEPLOYMENT_FAILED', failed);
  }
}
