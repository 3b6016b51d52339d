import { canary } from './canary';
import { clear, removeImages, sh } from './engine';
import { front } from './front';
import { majors } from './majors';
import { metrics } from './metrics';
import { nodes } from './nodes';
import { outages } from './outages';
import { refusals } from './refusals';
import { rollouts } from './rollouts';
import { speed } from './speed';
import { swarm } from './swarm';
import { up } from './up';

// Builds and runs the images on a real engine, and counts what visitors see of every change: `npm run test:compose`, or
// `npm run test:compose -- CASE...`.
const cases = { up, front, rollouts, canary, refusals, outages, swarm };
const onlyByName = { majors, metrics, speed, nodes };

const named = process.argv.slice(2);
const chosen = Object.entries(named.length === 0 ? cases : { ...cases, ...onlyByName }).filter(
  ([name]) => name === 'up' || named.length === 0 || named.includes(name),
);
await sh('docker info');
let passed = 0;
try {
  for (const [name, body] of chosen) {
    if (['up', 'swarm', 'nodes'].includes(name)) await clear();
    const began = Date.now();
    const end = await body().then(
      (note) => ['passed', note],
      (error) => ['FAILED', error],
    );
    const seconds = ((Date.now() - began) / 1_000).toFixed(1);
    console.log(end[0], name, `${seconds} s`, end[1]);
    if (end[0] === 'passed') passed += 1;
    else if (name === 'up') break;
  }
} finally {
  await clear();
  await removeImages();
}
console.log(`${passed} passed, ${chosen.length - passed} failed`);
process.exit(passed < chosen.length ? 1 : 0);
