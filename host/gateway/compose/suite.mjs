import { rm } from 'node:fs/promises';
import { lossCases } from './lossCases.mjs';
import { oddRolloutCases } from './oddRolloutCases.mjs';
import { platformCases } from './platformCases.mjs';
import { finish } from './report.mjs';
import { rolloutCases } from './rolloutCases.mjs';
import { copyOfRepository, output, removeImages, run } from './stack.mjs';
import { swarmCases } from './swarmCases.mjs';

// The images, built and run by a real engine: what a visitor sees of every deployment, counted.
try {
  await output('docker', 'info');
} catch {
  console.error('NOT RUN: no Docker engine answers, so nothing of the compose suite is shown');
  process.exit(1);
}
const copy = await copyOfRepository();
const only = process.env.ONLY?.split(',');
try {
  await platformCases();
  if (!only || only.includes('rollout')) await rolloutCases(copy);
  if (!only || only.includes('odd')) await oddRolloutCases(copy);
  if (!only || only.includes('loss')) await lossCases();
  await run(['docker', 'compose', 'down', '-v', '--timeout', '5']);
  if (!only || only.includes('swarm')) await swarmCases();
} finally {
  await run(['docker', 'compose', 'down', '-v', '--timeout', '5']);
  await removeImages();
  await rm(copy, { recursive: true, force: true });
}
finish();
