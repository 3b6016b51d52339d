import type { Declaration } from '@donate-impact/build/remotes';

/** The files of a new remote with one page, by their paths in its folder, apart from its package.json. */
export function createFiles(name: string, path: string, port: number): Record<string, string> {
  const page = name.charAt(0).toUpperCase() + name.slice(1);
  const declaration = {
    name,
    owner: `@donate-impact/${name}`,
    port,
    displayName: `The page “${page}”`,
    features: [page],
    needsScript: false,
    pages: { [page]: { path, title: `${page} · Donate Impact`, link: page } },
  } satisfies Omit<Declaration, 'name'> & { name: string };
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
