import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { contractVersion } from '@donate-impact/shared/contract';
import { npm, root } from '@donate-impact/tools/commands';
import { changeText, test } from './ownCopy';
import { expect, expectSameLoad, heading, runTheDemo } from './site';

const run = promisify(execFile);

test.describe.configure({ timeout: 300_000 });

test('a wizard from a repository of its own has types, runs its tests, builds, is part of the site, and says what is newer there', async ({
  page,
  served,
  own,
  request,
  baseURL,
}) => {
  await runScript(own, 'types');
  await runScript(own, 'unit', '--', 'src/pages');
  await changeText(own, 'src/steps/stepTexts.ts', 'Which issues matter', 'What matters');
  await runScript(own, 'build');

  served.remotes.wizard = join(own, 'dist');
  await page.goto('/demo');
  await expect(heading(page)).toHaveText('Step 1 of 3: What matters to you?');
  await runTheDemo(page);
  await expectSameLoad(page);

  const askSite = async () => {
    const operate = ['--import', 'tsx/esm', 'packages/operate/operate.ts'];
    const command = [...operate, 'can-release', 'wizard', '--to', `${baseURL}`];
    return (await run(process.execPath, command, { cwd: own })).stdout;
  };
  const manifest = join(own, 'packages/shared/package.json');
  const copy = JSON.parse(await readFile(manifest, 'utf8'));
  const dependencies = { ...copy.dependencies, react: '19.2.0' };
  await writeFile(manifest, JSON.stringify({ ...copy, version: '3.0.9', dependencies }));
  const older = await askSite();
  expect(older).toMatch(/ can be released\.$/m);
  expect(older).toMatch(new RegExp(`^contract +3\\.0\\.9 +${contractVersion}$`, 'm'));
  expect(older).toMatch(/^react +19\.2\.0 +19\.\d+\.\d+$/m);

  const { commit } = await (await request.get('/version.json')).json();
  const { command, args } = npm('run', '-s', 'own-repository', '--', 'remote-wizard', own);
  await run(command, args, { cwd: root, env: { ...process.env, COMMIT: commit } });
  expect(await askSite()).not.toContain('The copied packages');
  await writeFile(manifest, JSON.stringify({ ...copy, gitHead: 'unknown' }));
  expect(await askSite()).toMatch(new RegExp(`^commit +unknown +${commit}$`, 'm'));
});

function runScript(own: string, name: string, ...options: string[]) {
  const { command, args } = npm('run', '--silent', name, ...options);
  return run(command, args, { cwd: own });
}
