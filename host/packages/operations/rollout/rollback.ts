#!/usr/bin/env tsx
import { docker, imageId, runningImage, serviceNamed } from './docker';
import { replace } from './replace';

const [service = ''] = process.argv.slice(2);
const started = Date.now();

// Returns to the previous release without a build. Running it again returns to the release that it left.
const { project, image, repository } = await serviceNamed(service);
const [left, target] = await Promise.all([
  runningImage(project, service),
  imageId(`${repository}:previous`),
]);
if (!target) throw new Error(`${service} has no previous release to return to`);
await docker('tag', target, image);
try {
  await replace(project, service, target);
} catch (error) {
  await docker('tag', left, image);
  console.error(`${service}: the previous release did not start. ${error}`);
  process.exit(1);
}
await docker('tag', left, `${repository}:previous`);
console.log(`${service}: returned to the previous release in ${(Date.now() - started) / 1000} s`);
