import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { npm } from '@donate-impact/tools/commands';
import { test } from './ownCopy';
import { expect, expectSameLoad, heading, runTheDemo } from './site';

const run = promisify(execFile);

// Includes the packing and linking before the test.
test.describe.configure({ timeout: 300_000 });

test('a wizard from a repository of its own has types, runs its tests, builds, and is part of the site', async ({
  page,
  served,
  own,
}) => {
  await runScript(own, 'types');
  await runScript(own, 'unit', '--', 'src/pages');
  const texts = join(own, 'src/steps/stepTexts.ts');
  const changed = (await readFile(texts, 'utf8')).replace('Which issues matter', 'What matters');
  await writeFile(texts, changed);
  await runScript(own, 'build');

  served.remotes.wizard = join(own, 'dist');
  await page.goto('/demo');

  await expect(heading(page)).toHaveText('Step 1 of 3: What matters to you?');
  await runTheDemo(page);
  await expectSameLoad(page);
});

function runScript(own: string, name: string, ...options: string[]) {
  const { command, args } = npm('run', '--silent', name, ...options);
  return run(command, args, { cwd: own });
}
