import { spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { canaryCases } from './canaryCases';
import { commandLossCases } from './commandLossCases';
import { interruptionCases } from './interruptionCases';
import { lossCases } from './lossCases';
import { down, metricsCases } from './metricsCases';
import { newPartCases } from './newPartCases';
import { ownRepositoryCases } from './ownRepositoryCases';
import { platformCases } from './platformCases';
import { refusalCases } from './refusalCases';
import { finish } from './report';
import { rolloutCases } from './rolloutCases';
import { signatureCases } from './signatureCases';
import { copyOfRepository, removeCommands, removeImages, run } from './stack';
import { leaveEarlierSwarm } from './swarm';
import { swarmCases } from './swarmCases';
import { twoNodeCases } from './twoNodeCases';
import { watchCases } from './watchCases';

// Builds and runs the images on a real engine, and counts what visitors see of every deployment.
if (spawnSync('docker', ['info']).status !== 0) {
  console.error('NOT RUN: no Docker engine answers, so the compose suite has tested nothing');
  process.exit(1);
}
// A run that was killed may have left its containers, releases in its volumes, and its swarm.
await removeCommands();
await run(down);
await leaveEarlierSwarm();
const copy = await copyOfRepository();
const only = process.env.ONLY?.split(',');
try {
  await platformCases();
  if (!only || only.includes('part')) await newPartCases(copy);
  if (!only || only.includes('rollout')) await rolloutCases(copy);
  if (!only || only.includes('rollout')) await refusalCases(copy);
  if (!only || only.includes('canary')) await canaryCases(copy);
  if (!only || only.includes('watch')) await watchCases(copy);
  if (!only || only.includes('interruption')) await interruptionCases(copy);
  if (!only || only.includes('signature')) await signatureCases(copy);
  if (!only || only.includes('loss')) await commandLossCases(copy);
  if (!only || only.includes('loss')) await lossCases();
  if (!only || only.includes('own')) await ownRepositoryCases();
  // It changes the pointers as no command would.
  if (process.env.METRICS !== 'off' && (!only || only.includes('metrics'))) await metricsCases();
  await run(down);
  if (!only || only.includes('swarm')) await swarmCases(copy);
  if (!only || only.includes('nodes')) await twoNodeCases(copy);
} finally {
  await run(down);
  await removeImages();
  await rm(copy, { recursive: true, force: true });
}
finish();
