import { execFileSync } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { program } from '@donate-impact/tools/commands';
import { buildApp, runTool } from './copyRepository';
import { test } from './ownCopy';
import { expect, heading, siteNavigation } from './site';

// A team adds a remote with one command, as CONTRIBUTING.md describes, in a copy of this repository.
test('a new remote is made, built, added to the running site, visited, and removed without a trace', async ({
  page,
  copy,
  served,
  watch,
}) => {
  test.setTimeout(300_000);
  watch.expectInConsole(/status of 404/);
  git(copy, 'init', '-q');
  git(copy, 'add', '-A');
  git(copy, '-c', 'user.name=Test', '-c', 'user.email=test@example.org', 'commit', '-qm', 'A copy');
  await page.goto('/bulletin');
  await expect(heading(page)).toHaveText('Page not found');

  await runTool(copy, 'remotes/newRemote.ts', 'bulletin', '/bulletin', '--no-install');
  // Format and lint, which also find a name that is imported and unused, or used and not imported.
  const check = [program('@biomejs/biome', 'biome'), 'ci', '--error-on-warnings'];
  execFileSync(process.execPath, [...check, 'remote-bulletin'], { cwd: copy });
  await addStory(join(copy, 'remote-bulletin'));
  await runTool(copy, 'remotes/remotes.ts');
  await buildApp(join(copy, 'remote-bulletin'));
  // The shell was built without the remote.
  served.remotes.bulletin = join(copy, 'remote-bulletin/dist');
  await page.goto('/');
  await siteNavigation(page).getByRole('link', { name: 'Bulletin' }).click();
  await expect(heading(page)).toHaveText('Bulletin');
  await expect(page).toHaveTitle('Bulletin · Donate Impact');
  const response = await page.reload();
  expect(await response?.text()).toMatch(/<h1[^>]*>Bulletin<\/h1>/);
  await expect(siteNavigation(page).locator('[aria-current=page]')).toHaveText('Bulletin');
  await siteNavigation(page).getByRole('link', { name: 'About Us' }).click();
  await expect(heading(page)).toHaveText('About Us');

  await page.goto('/bulletin/2026/Ruiz%20wins/part/a%2Fb');
  await expect(heading(page)).toHaveText('2026, Ruiz wins, part/a/b');

  delete served.remotes.bulletin;
  const gone = await page.request.get('/bulletin');
  expect(gone.status()).toBe(404);

  await rm(join(copy, 'remote-bulletin'), { recursive: true });
  await runTool(copy, 'remotes/remotes.ts');
  expect(git(copy, 'status', '--porcelain')).toBe('');
});

/** Adds a page that shows what it gets from its path. */
async function addStory(folder: string) {
  const file = join(folder, 'remote.json');
  const declared = JSON.parse(await readFile(file, 'utf8'));
  declared.pages.Story = { path: '/bulletin/:year/:story-id/*', title: 'Story' };
  await writeFile(file, JSON.stringify(declared));
  await writeFile(
    join(folder, 'src/pages/Story.tsx'),
    `import { useHydrated } from '@donate-impact/shared/ui';
import { useParams } from 'react-router-dom';
export function Story() {
  const { year, 'story-id': story, '*': part } = useParams();
  return <h1>{useHydrated() ? [year, story, part].join(', ') : 'Story'}</h1>;
}`,
  );
  const prerender = join(folder, 'src/prerender.tsx');
  const list = await readFile(prerender, 'utf8');
  const listed = list.replace('{ Bulletin })', '{ Bulletin, Story })');
  await writeFile(prerender, `import { Story } from './pages/Story';\n${listed}`);
}

/** The output of git in the copy. */
function git(folder: string, ...command: string[]) {
  return execFileSync('git', command, { cwd: folder, stdio: 'pipe' }).toString();
}
