import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Remote, type RemoteDeclaration, remotes } from '@donate-impact/build/remotes';
import { fail, format, npm, root } from '../start/commands.mjs';
import { pathForm, reservedNames } from './readDeclarations';
import { writeGenerated } from './remotes';

// npm run new-remote -- bulletin /bulletin; with --no-install, the lock file and node_modules stay as they are.
const [name = '', path = '', option] = process.argv.slice(2);
const usage = 'Usage: npm run new-remote -- bulletin /bulletin';
const folder = `remote-${name}`;

if (!/^[a-z]{1,13}$/.test(name) || reservedNames.includes(name))
  fail(
    `"${name}" cannot be the name of an app: use at most 13 lower-case letters, and none of ${reservedNames.join(', ')}. ${usage}`,
  );
if (!pathForm.test(path) || path.includes(':'))
  fail(
    `"${path}" cannot be the path of a page: use one word of lower-case letters that the site does not use already. ${usage}`,
  );
if (existsSync(join(root, folder))) fail(`There is a folder ${folder} already.`);
const claimant = remotes.find(({ pages }) =>
  Object.values(pages).some((page) => page.path === path),
);
if (claimant) fail(`${path} is a page of ${claimant.folder} already.`);

const port = Math.max(...remotes.map((remote) => remote.port)) + 1;
if (port > 3009) fail('Remotes have the ports from 3001 to 3009, and no later one is free.');
const files = { ...createFiles(name, path, port), 'package.json': await manifest() };
for (const [file, text] of Object.entries(files)) {
  await mkdir(dirname(join(root, folder, file)), { recursive: true });
  await writeFile(join(root, folder, file), format(`${folder}/${file}`, text));
}
writeGenerated();
if (option !== '--no-install') install();
console.log(
  `Made ${folder}. See it: npm start, then ${path}. Work on it: npm run dev -w ${folder}.`,
);

/** The package.json of another remote, with the packages that the first page needs. */
async function manifest() {
  const [model] = remotes as [Remote];
  const text = await readFile(join(root, model.folder, 'package.json'), 'utf8');
  const named = text.replaceAll(model.folder, folder).replaceAll(` ${model.name}"`, ` ${name}"`);
  const { dependencies, scripts, ...others } = JSON.parse(named);
  // Those that every remote has.
  const { 'audit-figures': _, 'accessibility-results': __, ...common } = scripts;
  const needed = Object.entries(dependencies).filter(([each]) =>
    /shared$|^react(?:-dom)?$/.test(each),
  );
  return JSON.stringify({ ...others, scripts: common, dependencies: Object.fromEntries(needed) });
}

/** Adds the workspace to the lock file and to node_modules. Everything that it needs is installed already. */
function install() {
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'];
  const { command, args, shell } = npm('install', ...options);
  const { status } = spawnSync(command, args, { cwd: root, shell, stdio: 'inherit' });
  if (status !== 0) fail("npm install failed: see npm's output above.");
}

/** The files of a new remote with one page, by their paths in its folder, apart from its package.json. */
function createFiles(name: string, path: string, port: number): Record<string, string> {
  const page = name.charAt(0).toUpperCase() + name.slice(1);
  const declaration = {
    name,
    owner: `@donate-impact/${name}`,
    port,
    displayName: `The page “${page}”`,
    features: [page],
    needsScript: false,
    pages: { [page]: { path, title: `${page} · Donate Impact`, link: page } },
  } satisfies RemoteDeclaration & { owner: string };
  return {
    'remote.json': JSON.stringify(declaration),
    'rsbuild.config.ts': `import { remoteConfig } from '@donate-impact/build/remoteConfig';

export default remoteConfig('${name}', import.meta.dirname);
`,
    'playwright.config.ts': `import { playwrightConfig, servedAlone } from '@donate-impact/build/playwright';

export default playwrightConfig(servedAlone);
`,
    'src/alone.tsx': `import { runAlone } from '@donate-impact/shared/app/runAlone';
import { ${page} } from './pages/${page}';

runAlone('${name}', { ${page} });
`,
    'src/prerender.tsx': `import { prerenderRemote } from '@donate-impact/shared/app/prerenderRemote';
import { ${page} } from './pages/${page}';

/** Initial states for the fragments. */
export const pages = prerenderRemote('${name}', { ${page} });
`,
    [`src/pages/${page}.tsx`]: createPage(name, page),
    [`src/pages/${page}.test.tsx`]: `import { render, screen } from '@testing-library/react';
import { ${page} } from './${page}';

it('has a heading and the title of the page', () => {
  render(<${page} />);

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('${page}');
  expect(document.title).toBe('${page} · Donate Impact');
});
`,
    'e2e/states.ts': `import { open, type State } from '@donate-impact/build/accessibility';

/** Every state of this remote's screens. */
export const states: State[] = [
  { screen: '${page}', name: 'shown', reach: (page) => open(page, '${path}', '${page}') },
];
`,
    'e2e/accessibility.spec.ts': `import { expectNoViolations } from '@donate-impact/build/accessibility';
import { test } from '@playwright/test';
import { states } from './states';

for (const state of states)
  test(\`no accessibility violations on \${state.screen}: \${state.name}\`, ({ page }) =>
    expectNoViolations(page, state));
`,
  };
}

function createPage(name: string, page: string) {
  return `import { PageHeading, Stack, usePageTitle } from '@donate-impact/shared/ui';

/** The first page of the remote “${name}”. */
export function ${page}() {
  usePageTitle('${page}');
  return (
    <Stack $gap={3} data-boundary="${name}">
      <PageHeading>${page}</PageHeading>
      <p>Nothing here yet.</p>
    </Stack>
  );
}
`;
}
