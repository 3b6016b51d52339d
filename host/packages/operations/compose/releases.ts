import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { remotes } from '@donate-impact/build/remotes';
import { images, output, run } from './stack';

// A file of each part that every page of it loads.
const entries: Record<string, string> = {
  host: 'host/src/bootstrap.tsx',
  marketing: 'remote-marketing/src/pages/Landing.tsx',
  wizard: 'remote-wizard/src/pages/Wizard.tsx',
  results: 'remote-results/src/pages/Results.tsx',
};

/** Changes a part in a copy of the repository, so that its next release is another one. */
export async function changePart(copy: string, part: string, mark: string) {
  const file = join(copy, entries[part] ?? '');
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

/**
 * An image of the wizard's files as a release of another id.
 * @param change what is done to the files, in their folder
 */
export async function nextWizard(change = 'true') {
  const id = randomBytes(6).toString('hex');
  const script = [
    change,
    // Without compressed copies, which would be sent instead.
    'find static -name "*.br" -o -name "*.gz" | xargs rm -f',
    'old=$(basename "$PWD")',
    `cd .. && mv "$old" ${id} && sed -i "s/$old/${id}/" pointer.jsonl`,
    // What the fragments preload.
    `sed -i "s/$old/${id}/g" ${id}/pages/*.html && cd ${id}`,
    'find . -type f ! -name files.sha256 | xargs sha256sum >files.sha256',
  ];
  return { id, image: await wizardWith(id, script.join(' && ')) };
}
