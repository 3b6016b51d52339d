import { containersOf, docker, imageId, serviceNamed } from './docker.mjs';
import { replace } from './replace.mjs';

const [service = ''] = process.argv.slice(2);
const started = Date.now();

// Returns to the release that ran before, without a build; once more, and it is back at the one it left.
const { project, repository } = await serviceNamed(service);
const [[id], target] = await Promise.all([
  containersOf(project, service),
  imageId(`${repository}:previous`),
]);
if (!target || !id) throw new Error(`${service} has no release before this one to return to`);
const [left] = await Promise.all([
  docker('inspect', '-f', '{{.Image}}', id),
  docker('tag', target, `${repository}:latest`),
]);
try {
  await replace(project, service);
} catch (error) {
  await docker('tag', left, `${repository}:latest`);
  console.error(`${service}: the release before did not start. ${error}`);
  process.exit(1);
}
await docker('tag', left, `${repository}:previous`);
console.log(`${service}: returned to the release before in ${(Date.now() - started) / 1000} s`);
