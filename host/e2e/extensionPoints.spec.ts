import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { program } from '@donate-impact/tools/commands';
import type { Page } from '@playwright/test';
import { buildApp, runTool } from './copyRepository';
import { changeText, test } from './ownCopy';
import { expect } from './site';

const run = promisify(execFile);
const name = 'candidate-aside';
const words = 'No one has added anything.';

// A team writes a widget for a page of another one, as CONTRIBUTING.md describes, in a copy of this repository.
test('a widget in a page gets its context in place of the words of the page, and a wrong type fails the check', async ({
  page,
  copy,
  served,
}) => {
  test.setTimeout(300_000);
  await declare(copy, 'results', {
    extensionPoints: { [name]: { page: 'Candidate', context: { candidateId: 'string' } } },
  });
  await declare(copy, 'marketing', { widgets: { [name]: 'News' } });
  const candidate = 'remote-results/src/pages/Candidate.tsx';
  const news = 'remote-marketing/src/widgets/News.tsx';
  await changeText(
    copy,
    candidate,
    'import { paths }',
    "import { ExtensionPoint } from '@donate-impact/shared/ui';\nimport { paths }",
  );
  await changeText(copy, candidate, '</Header>', `</Header>${createPoint('7')}`);
  await mkdir(join(copy, 'remote-marketing/src/widgets'));
  await writeFile(join(copy, news), createWidget('{ candidateId: number }'));
  await runTool(copy, 'remotes/remotes.ts');

  const problems = await checkTypes(copy);
  expect(problems).toContain(`${candidate}(`);
  expect(problems).toContain('\'{ News: Widget<"candidate-aside">; }\'');
  await changeText(copy, candidate, createPoint('7'), createPoint('id'));
  await changeText(copy, news, '{ candidateId: number }', `WidgetProps<'${name}'>`);
  await Promise.all(
    ['marketing', 'results'].map(async (remote) => {
      await buildApp(join(copy, `remote-${remote}`));
      served.remotes[remote] = join(copy, `remote-${remote}/dist`);
    }),
  );

  await page.goto('/candidate/ruiz');
  await expect(shown(page)).toHaveText('News of ruiz');
  await expect(page.getByText(words)).toBeHidden();
  const next = page.getByRole('link', { name: 'Next:' });
  const id = (await next.getAttribute('href'))?.split('/').at(-1);
  await next.click();
  await expect(shown(page)).toHaveText(`News of ${id}`);
});

const shown = (page: Page) => page.locator(`[data-extension-point=${name}] > [data-boundary]`);

const createPoint = (id: string) => `
      <ExtensionPoint name="${name}" context={{ candidateId: ${id} }}>
        ${words}
      </ExtensionPoint>`;

/** Adds to what a remote of the copy declares. */
async function declare(copy: string, remote: string, declared: object) {
  const file = join(copy, `remote-${remote}/remote.json`);
  await writeFile(
    file,
    JSON.stringify({ ...JSON.parse(await readFile(file, 'utf8')), ...declared }),
  );
}

function createWidget(props: string) {
  return `import type { WidgetProps } from '@donate-impact/shared/contract';

export function News({ candidateId }: ${props}) {
  return <p data-boundary="marketing">News of {candidateId}</p>;
}
`;
}

/** The problems that the type checker finds in the copy. */
async function checkTypes(copy: string): Promise<string> {
  const checked = run(
    process.execPath,
    [program('typescript', 'tsc'), '-p', '.', '--pretty', 'false', '--singleThreaded'],
    { cwd: copy },
  );
  return checked.then(
    ({ stdout }) => stdout,
    ({ stdout }) => stdout,
  );
}
