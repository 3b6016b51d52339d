import { execFile, execFileSync } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '@donate-impact/tools/commands';
import { buildApp } from './copyRepository';
import { test } from './ownCopy';
import { expect, heading, siteNavigation } from './site';

const run = promisify(execFile);

// A team adds a remote with one command, as CONTRIBUTING.md describes, in a copy of this repository.
test('a new remote is made, built, added to the running site, visited, and removed without a trace', async ({
  page,
  copy,
  served,
  watch,
}) => {
  test.setTimeout(300_000);
  watch.expectInConsole(/status of 404|ERR_FAILED|remote-failure|\[ Federation Runtime \]/);
  git(copy, 'init', '-q');
  git(copy, 'add', '-A');
  git(copy, '-c', 'user.name=Test', '-c', 'user.email=test@example.org', 'commit', '-qm', 'A copy');
  await page.goto('/bulletin');
  await expect(heading(page)).toHaveText('Page not found');

  await tool(copy, 'remotes/newRemote.ts', 'bulletin', '/bulletin', '--no-install');
  await check(copy, 'remote-bulletin');
  await addStory(join(copy, 'remote-bulletin'));
  await tool(copy, 'remotes/remotes.ts');
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

  const scripts = '**/remotes/bulletin/**/js/**';
  await page.route(scripts, (route) => route.abort());
  await page.goto('/bulletin');
  await expect(heading(page)).toHaveText('The page “Bulletin” cannot be shown right now');
  await page.unroute(scripts);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page)).toHaveText('Bulletin');

  delete served.remotes.bulletin;
  const gone = await page.request.get('/bulletin');
  expect(gone.status()).toBe(404);

  await rm(join(copy, 'remote-bulletin'), { recursive: true });
  await tool(copy, 'remotes/remotes.ts');
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
    `import { useParams } from 'react-router-dom';
export function Story() {
  const { year, 'story-id': story, '*': part } = useParams();
  return <h1>{[year, story, part].join(', ')}</h1>;
}`,
  );
  const prerender = join(folder, 'src/prerender.tsx');
  const list = await readFile(prerender, 'utf8');
  const listed = list.replace('{ Bulletin })', '{ Bulletin, Story })');
  await writeFile(prerender, `import { Story } from './pages/Story';\n${listed}`);
}

/** Runs a tool of the copy by its path in shared/tools. */
function tool(folder: string, name: string, ...options: string[]) {
  const tools = join(folder, 'shared/tools');
  const script = [join(tools, 'start/tool.mjs'), join(tools, name)];
  return run(process.execPath, [...script, ...options], { cwd: folder });
}

/** Format and lint, which also find a name that is imported and unused, or used and not imported. */
function check(copy: string, folder: string) {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  return run(process.execPath, [biome, 'ci', '--error-on-warnings', folder], { cwd: copy });
}

/** The output of git in the copy. */
function git(folder: string, ...command: string[]) {
  return execFileSync('git', command, { cwd: folder, stdio: 'pipe' }).toString();
}
