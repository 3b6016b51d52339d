#!/usr/bin/env node
import { execFileSync } from 'node:child_process';
import { remotes } from '@donate-impact/build/remotes';
import { composeBuild, docker, imageId, runningImage, serviceNamed } from './docker.mjs';
import { replace } from './replace.mjs';

const [service = '', option, givenImage] = process.argv.slice(2);

// Tags of a remote's image: `latest`, or what TAG says, runs; `previous` ran before it; `newest` was rolled out
// last: after a rollback it is neither, and the next release carries its hashed files on all the same.
const { project, image, repository } = await serviceNamed(service);
const running = await runningImage(project, service);
const release = option === '--image' && givenImage ? await fetched(givenImage) : await build();

await docker('tag', release, image);
try {
  await replace(project, service, release);
} catch (error) {
  await docker('tag', running, image);
  console.error(`${service}: backed out, the release before goes on. ${error}`);
  process.exit(1);
}
await docker('tag', running, `${repository}:previous`);
await docker('tag', release, `${repository}:newest`);
const folder = remotes.find(({ name }) => name === service)?.folder;
console.log(`${service}: ${release} runs; \`npm run rollback -w ${folder}\` returns`);

/** The id of an image from elsewhere. @param {string} given */
async function fetched(given) {
  if (!(await imageId(given))) await docker('pull', given);
  return idOf(given);
}

/** @param {string} name */
async function idOf(name) {
  const id = await imageId(name);
  if (!id) throw new Error(`There is no image ${name}`);
  return id;
}

/** Builds the one image, and says its id: upon the one that runs and the newest. */
async function build() {
  await docker('tag', running, `${repository}:running`);
  const newest = (await imageId(`${repository}:newest`)) ? 'newest' : 'running';
  const earlier = [`PREV_IMAGE=${repository}:running`, `NEWEST_IMAGE=${repository}:${newest}`];
  const args = earlier.flatMap((image) => ['--build-arg', image]);
  await composeBuild([...args, service], { TAG: 'next', COMMIT: commit() });
  return idOf(`${repository}:next`);
}

function commit() {
  if (process.env.COMMIT) return process.env.COMMIT;
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], { encoding: 'utf8' }).trim();
  } catch {
    return 'unknown';
  }
}
