import { execFileSync } from 'node:child_process';
import { composeBuild, containersOf, docker, imageId, serviceNamed } from './docker.mjs';
import { replace } from './replace.mjs';

const [service = '', option, givenImage] = process.argv.slice(2);

// Tags of a remote's image: `latest` runs, `previous` ran before it, `newest` was rolled out last: after a
// rollback it is neither, and the next release carries its hashed files on all the same.
const { project, repository } = await serviceNamed(service);
const running = await runningImage();
const image = option === '--image' && givenImage ? await fetched(givenImage) : await build();

await docker('tag', image, `${repository}:latest`);
try {
  await replace(project, service);
} catch (error) {
  await docker('tag', running, `${repository}:latest`);
  console.error(`${service}: backed out, the release before goes on. ${error}`);
  process.exit(1);
}
await docker('tag', running, `${repository}:previous`);
await docker('tag', `${repository}:latest`, `${repository}:newest`);
console.log(`${service}: ${image} runs; \`npm run rollback -w remote-${service}\` returns`);

async function runningImage() {
  const [id] = await containersOf(project, service);
  if (!id) throw new Error(`${service} does not run: docker compose up -d --wait`);
  return docker('inspect', '-f', '{{.Image}}', id);
}

/** @param {string} given */
async function fetched(given) {
  if (!(await imageId(given))) await docker('pull', given);
  return given;
}

/** Builds the one image, upon the one that runs and the newest. */
async function build() {
  await docker('tag', running, `${repository}:running`);
  const newest = (await imageId(`${repository}:newest`)) ? 'newest' : 'running';
  const earlier = [`PREV_IMAGE=${repository}:running`, `NEWEST_IMAGE=${repository}:${newest}`];
  const args = earlier.flatMap((image) => ['--build-arg', image]);
  await composeBuild([...args, service], { TAG: 'next', COMMIT: commit() });
  return `${repository}:next`;
}

function commit() {
  if (process.env.COMMIT) return process.env.COMMIT;
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], { encoding: 'utf8' }).trim();
  } catch {
    return 'unknown';
  }
}
