import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, root } from './ensureInstalled.mjs';

/**
 * @typedef {{ passed: number, failed: number }} Count
 * @typedef {{ name: string, command: string, env?: Record<string, string>, count?: () => Count }} Stage
 */

ensureInstalled();
const reports = join(root, '.cache/reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const { chromium } = await import('@playwright/test');
const { installBrowser } = await import('@donate-impact/shared/build/browser');
installBrowser(() => chromium.executablePath());
const { findNginx } = await import('../gateway/nginx/findNginx.mjs');
try {
  findNginx();
} catch (error) {
  console.warn(`The tests of nginx will fail. ${error}`);
}

/** @type {Stage[]} */
const stages = [
  { name: 'format and lint', command: 'npx biome ci --error-on-warnings .' },
  { name: 'types', command: 'npx tsc -p .' },
  { name: 'unused files and dependencies', command: 'npx knip' },
  { name: 'the four builds', command: 'node host/scripts/buildAll.mjs' },
  unit(),
  ...['remote-marketing', 'remote-wizard', 'remote-results', 'host'].map(browser),
  suite('faults', 'the matrix of faults', 'node host/scripts/faults.mjs --built'),
  suite('skew', 'two releases mixed', 'node host/scripts/skew.mjs --built'),
];

const total = { passed: 0, failed: 0 };
for (const stage of stages) {
  console.log(`\n── ${stage.name}`);
  const started = Date.now();
  const green = await run(stage);
  const { passed, failed } = counted(stage, green);
  total.passed += passed;
  total.failed += failed;
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`── ${stage.name}: ${passed} passed, ${failed} failed (${seconds} s)`);
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

/** @returns {Stage} */
function unit() {
  const file = join(reports, 'unit.json');
  const count = () => {
    const { numPassedTests, numTotalTests, numFailedTestSuites } = read(file);
    const failed = Math.max(numTotalTests - numPassedTests, numFailedTestSuites);
    return { passed: numPassedTests, failed };
  };
  return { name: 'unit tests', command: `npx jest --silent --json --outputFile=${file}`, count };
}

/** @param {string} app @returns {Stage} */
function browser(app) {
  return suite(app, `browser suite of ${app}`, `npm run --silent e2e -w ${app}`);
}

/** @param {string} id @param {string} name @param {string} command @returns {Stage} */
function suite(id, name, command) {
  const file = join(reports, `${id}.json`);
  const count = () => {
    const { expected, unexpected, flaky, skipped } = read(file).stats;
    return { passed: expected, failed: unexpected + flaky + skipped };
  };
  return { name, command, env: { E2E_REPORT: file }, count };
}

/** @param {Stage} stage @returns {Promise<boolean>} */
function run({ command, env }) {
  return new Promise((resolve) => {
    const options = { cwd: root, shell: true, env: { ...process.env, ...env } };
    const child = spawn(command, { ...options, stdio: ['ignore', 'inherit', 'inherit'] });
    child.on('exit', (code) => resolve(code === 0));
  });
}

/** A stage counts its tests; one that has none, or that failed outside of them, counts as one. @param {Stage} stage @param {boolean} green @returns {Count} */
function counted({ count }, green) {
  const plain = green ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  if (!count) return plain;
  try {
    const { passed, failed } = count();
    return { passed, failed: green ? failed : Math.max(failed, 1) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/** @param {string} file */
function read(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
