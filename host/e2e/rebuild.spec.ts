import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { remoteNames } from '@donate-impact/build/remotes';
import { npm } from '@donate-impact/tools/npm';
import { copySources } from './copySources';
import { distOf, root, test } from './gateway';
import { expect, heading, siteNavigation } from './site';

test.skip(Boolean(process.env.BASE_URL), 'builds and serves its own part');

const run = promisify(execFile);

test('a new text in the wizard appears on the next load, and no other part has changed', async ({
  page,
  served,
  scratch,
}) => {
  test.setTimeout(120_000);
  const wizard = await copySources(join(root, 'remote-wizard'), join(scratch, 'remote-wizard'));
  served.host = await copyBuild('host', scratch);
  served.remotes.marketing = await copyBuild('remote-marketing', scratch);
  served.remotes.results = await copyBuild('remote-results', scratch);
  await page.goto('/demo');
  await expect(heading(page)).toHaveText('Step 1 of 3: Which issues matter to you?');
  const before = await fingerprints(scratch);

  const texts = join(wizard, 'src/steps/stepTexts.ts');
  const changed = (await readFile(texts, 'utf8')).replace('Which issues matter', 'What matters');
  await writeFile(texts, changed);
  const { command, args, shell } = npm('run', '--silent', 'build');
  await run(command, args, { cwd: wizard, shell });
  served.remotes.wizard = join(wizard, 'dist');
  const response = await page.reload();

  expect(await response?.text(), 'the prerendered page').toContain('What matters to you?');
  await expect(heading(page)).toHaveText('Step 1 of 3: What matters to you?');
  expect(await fingerprints(scratch)).toEqual(before);
  await siteNavigation(page).getByRole('link', { name: 'Home' }).click();
  await siteNavigation(page).getByRole('link', { name: 'Run Demo' }).click();
  await expect(heading(page)).toHaveText('Step 1 of 3: What matters to you?');
});

/** Beside the copy of the sources, as in the repository, so that writes by relative path are noticed. */
async function copyBuild(app: string, scratch: string) {
  const dist = join(scratch, app, 'dist');
  await cp(join(root, app, 'dist'), dist, { recursive: true });
  return dist;
}

/** The contents of every file outside the rebuilt part: beside its copy, and in the repository's builds. */
async function fingerprints(scratch: string) {
  const builds = [join(root, 'host/dist'), ...remoteNames.map(distOf)];
  const copies = (await filesOf(scratch)).filter(
    (file) => !file.startsWith(join(scratch, 'remote-wizard/')),
  );
  const files = [...copies, ...(await Promise.all(builds.map(filesOf))).flat()];
  const hashes = await Promise.all(
    files.map(async (file) =>
      createHash('sha256')
        .update(await readFile(file))
        .digest('hex'),
    ),
  );
  return Object.fromEntries(files.map((file, index) => [file, hashes[index]]));
}

async function filesOf(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
