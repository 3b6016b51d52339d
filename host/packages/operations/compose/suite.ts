import { spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { canaryCases } from './canaryCases';
import { interruptionCases } from './interruptionCases';
import { lossCases } from './lossCases';
import { platformCases } from './platformCases';
import { finish } from './report';
import { rolloutCases } from './rolloutCases';
import { copyOfRepository, removeImages, run } from './stack';
import { swarmCases } from './swarmCases';
import { twoNodeCases } from './twoNodeCases';
import { watchCases } from './watchCases';

// Builds and runs the images on a real engine, and counts what visitors see of every deployment.
if (spawnSync('docker', ['info']).status !== 0) {
  console.error('NOT RUN: no Docker engine answers, so the compose suite has tested nothing');
  process.exit(1);
}
const copy = await copyOfRepository();
const only = process.env.ONLY?.split(',');
try {
  await platformCases();
  if (!only || only.includes('rollout')) await rolloutCases(copy);
  if (!only || only.includes('canary')) await canaryCases(copy);
  if (!only || only.includes('watch')) await watchCases(copy);
  if (!only || only.includes('interruption')) await interruptionCases(copy);
  if (!only || only.includes('loss')) await lossCases();
  await run(['docker', 'compose', 'down', '-v', '--timeout', '5']);
  if (!only || only.includes('swarm')) await swarmCases(copy);
  if (!only || only.includes('nodes')) await twoNodeCases(copy);
} finally {
  await run(['docker', 'compose', 'down', '-v', '--timeout', '5']);
  await removeImages();
  await rm(copy, { recursive: true, force: true });
}
finish();
