#!/usr/bin/env tsx
import { execFileSync } from 'node:child_process';
import { remotes } from '@donate-impact/build/remotes';
import { composeBuild, docker, imageId, runningImage, serviceNamed } from './docker';
import { replace } from './replace';

const [service = '', option, givenImage] = process.argv.slice(2);

// Tags of a remote's image: `latest` (or the value of TAG) is running, `previous` ran before it, and `newest` was
// rolled out last. After a rollback it is not the running one, and the next release still carries its hashed files.
const { project, image, repository } = await serviceNamed(service);
const running = await runningImage(project, service);
const release = option === '--image' && givenImage ? await fetched(givenImage) : await build();

await docker('tag', release, image);
try {
  await replace(project, service, release);
} catch (error) {
  await docker('tag', running, image);
  console.error(`${service}: rollout failed, the old release keeps running. ${error}`);
  process.exit(1);
}
await docker('tag', running, `${repository}:previous`);
await docker('tag', release, `${repository}:newest`);
const folder = remotes.find(({ name }) => name === service)?.folder;
console.log(`${service}: ${release} is running; \`npm run rollback -w ${folder}\` undoes this`);

/** The id of an image that was built elsewhere; pulls it when it is not on this machine. */
async function fetched(given: string) {
  if (!(await imageId(given))) await docker('pull', given);
  return idOf(given);
}

async function idOf(name: string) {
  const id = await imageId(name);
  if (!id) throw new Error(`There is no image ${name}`);
  return id;
}

/** Builds the service's image, which carries files of the running and the newest release, and gives its id. */
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
