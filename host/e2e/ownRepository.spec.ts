import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { takeOut } from '@donate-impact/tools/takeOut';
import { root, test } from './gateway';
import { expect, expectSameLoad, heading, runTheDemo } from './site';

// npm run test:own runs everything there, with every package installed as a team would.
test.skip(Boolean(process.env.BASE_URL), 'builds and serves its own part');

const run = promisify(execFile);

test('a wizard from a repository of its own has types, builds with packages, and is part of the site', async ({
  page,
  served,
  scratch,
}) => {
  test.setTimeout(180_000);
  const own = join(scratch, 'wizard');
  await takeOut('remote-wizard', own);
  expect(await readFile(join(own, 'package.json'), 'utf8')).not.toContain('../');
  await unpack(own);
  // The types of the packages count: this is no text.
  const wrong = `import { paths } from '@donate-impact/shared/routes';\n\n// @ts-expect-error\nexport const path: number = paths.wizard.getHref();\n`;
  await writeFile(join(own, 'src/wrong.ts'), wrong);
  await node(own, 'typescript/bin/tsc', '-p', '.');
  const texts = join(own, 'src/steps/stepTexts.ts');
  const changed = (await readFile(texts, 'utf8')).replace('Which issues matter', 'What matters');
  await writeFile(texts, changed);
  await node(
    own,
    '@rsbuild/core/bin/rsbuild.js',
    'build',
    '--environment',
    'web',
    '--environment',
    'node',
  );

  served.remotes.wizard = join(own, 'dist');
  await page.goto('/demo');

  await expect(heading(page)).toHaveText('Step 1 of 3: What matters to you?');
  await runTheDemo(page);
  await expectSameLoad(page);
});

/** Installs the repository's packages. Node finds all others in this repository's node_modules, further up. */
async function unpack(own: string) {
  for (const file of await readdir(join(own, 'packages'))) {
    const name = file.replace(/^donate-impact-|-[\d.]+\.tgz$/g, '');
    const to = join(own, 'node_modules/@donate-impact', name);
    await mkdir(to, { recursive: true });
    await run('tar', ['-xzf', join(own, 'packages', file), '--strip-components=1', '-C', to]);
  }
}

function node(folder: string, program: string, ...options: string[]) {
  return run(process.execPath, [join(root, 'node_modules', program), ...options], { cwd: folder });
}
