import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Change, deriveRelease } from '@donate-impact/build/deriveRelease';
import { liveRelease, pointerFile } from '@donate-impact/build/pointer';
import { remotes } from '@donate-impact/build/remotes';
import { images, output, run } from './stack';

/** A file of a part that its first page loads. */
function entryOf(part: string) {
  const remote = remotes.find(({ name }) => name === part);
  if (!remote) return 'host/src/bootstrap.tsx';
  return `${remote.folder}/src/pages/${Object.keys(remote.pages)[0]}.tsx`;
}

/** Changes a part in a copy of the repository, so that its next release is another one. */
export async function changePart(copy: string, part: string, mark: string) {
  const file = join(copy, entryOf(part));
  const source = await readFile(file, 'utf8');
  const without = source.replace(/\nReflect\.set\(globalThis, 'release', .*/g, '');
  await writeFile(file, `${without}\nReflect.set(globalThis, 'release', '${mark}');\n`);
}

/** Runs a command on releases in a copy of the repository, such as `rollout` of the wizard. Resolves with its exit code. */
export function operate(copy: string, command: string, part: string, ...options: string[]) {
  const folder = remotes.find(({ name }) => name === part)?.folder ?? part;
  return run(['npm', 'run', '-s', command, '-w', folder, '--', ...options], { cwd: copy });
}

/**
 * Builds an image on top of the wizard's, and gives its name.
 * @param script runs in the folder of the release
 */
export async function wizardWith(tag: string, script: string) {
  const lines = [
    `FROM ${images}/wizard:latest`,
    'USER root',
    `RUN cd /files/*/ && ${script}`,
    'USER 101',
  ];
  const name = `${images}/wizard:${tag}`;
  await output('sh', '-c', `printf '%s\\n' "$0" | docker build -q -t ${name} -`, lines.join('\n'));
  return name;
}

/** Builds an image of another release of the wizard, derived from that of its latest image. */
export const nextWizard = (change?: Change) => derivedImage('wizard', 'wizard', change);

/**
 * Builds an image of another release of a part, derived from that of its latest image.
 * @param as the part whose release it becomes
 * @param change what is changed in its files
 */
export async function derivedImage(part: string, as: string, change?: Change) {
  const folder = await mkdtemp(join(tmpdir(), `${part}-`));
  const [files, next] = [join(folder, 'files'), join(folder, 'next')];
  const container = await output('docker', 'create', `${images}/${part}:latest`);
  await output('docker', 'cp', `${container}:/files`, folder);
  await output('docker', 'rm', container);
  await mkdir(next);
  const id = await deriveRelease(files, change, next);
  const pointer = (await readFile(join(files, pointerFile), 'utf8'))
    .replaceAll(liveRelease(files), id)
    .replaceAll(`"part":"${part}"`, `"part":"${as}"`);
  await writeFile(join(next, pointerFile), pointer);
  const lines = [
    `FROM ${images}/${part}:latest`,
    'USER root',
    'RUN rm -rf /files/*',
    'COPY --chown=101:101 next /files',
    'USER 101',
  ];
  await writeFile(join(folder, 'Dockerfile'), lines.join('\n'));
  const image = `${images}/${as}:${id}`;
  await output('docker', 'build', '-q', '-t', image, folder);
  await rm(folder, { recursive: true });
  return { id, image };
}

/** Every command that changes a pointer, in an order in which each can do something. */
export async function commandsInTurn() {
  const [{ image: canary }, { image: next }] = [await nextWizard(), await nextWizard()];
  return [
    ['rollout', '--image', canary, '--canary', '50'],
    ['promote'],
    ['rollback'],
    ['rollout', '--image', next, '--canary', '50'],
    ['abort'],
    ['switch-off'],
    ['switch-on'],
    ['rollout', '--image', next],
  ] as [string, ...string[]][];
}
