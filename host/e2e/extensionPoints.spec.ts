import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { program } from '@donate-impact/tools/commands';
import type { Page } from '@playwright/test';
import { buildApp } from './copyRepository';
import { release } from './laterRelease';
import { changeText, test } from './ownCopy';
import { collectFailures, expect } from './site';

const run = promisify(execFile);
const name = 'candidate-aside';
const words = 'No one has added anything.';

// Two teams write widgets for a page of a third one, as CONTRIBUTING.md describes, in a copy of this repository.
test('two widgets in a page get its context, what fails leaves the others, and a wrong type fails the check', async ({
  page,
  copy,
  served,
  watch,
}) => {
  test.setTimeout(300_000);
  watch.expectInConsole(/ERR_FAILED|remote-failure|\[ Federation Runtime \]|the context has no/);
  await declare(copy, 'results', {
    extensionPoints: { [name]: { page: 'Candidate', context: { candidateId: 'string' }, most: 2 } },
  });
  await declare(copy, 'marketing', { widgets: { [name]: 'News' } });
  await declare(copy, 'wizard', { widgets: { [name]: 'Questions' } });
  const tools = ['shared/tools/start/tool.mjs', 'shared/tools/remotes/remotes.ts'];
  const candidate = 'remote-results/src/pages/Candidate.tsx';
  const news = 'remote-marketing/src/widgets/News.tsx';
  await changeText(
    copy,
    candidate,
    'import { paths }',
    "import { ExtensionPoint } from '@donate-impact/shared/ui';\nimport { paths }",
  );
  await changeText(copy, candidate, '</Header>', `</Header>${createPoint('7')}`);
  await write(join(copy, news), createWidget('marketing', 'News', '{ candidateId: number }'));
  await write(
    join(copy, 'remote-wizard/src/widgets/Questions.tsx'),
    createWidget('wizard', 'Questions', `WidgetProps<'${name}'>`),
  );
  await run(process.execPath, tools, { cwd: copy });

  const problems = await checkTypes(copy);
  expect(problems).toContain(`${candidate}(`);
  expect(problems).toContain('\'{ News: Widget<"candidate-aside">; }\'');
  expect(problems).not.toContain('Questions');
  await changeText(copy, candidate, createPoint('7'), createPoint('id'));
  await changeText(copy, news, '{ candidateId: number }', `WidgetProps<'${name}'>`);
  for (const remote of ['marketing', 'wizard', 'results']) {
    await buildApp(join(copy, `remote-${remote}`));
    served.remotes[remote] = join(copy, `remote-${remote}/dist`);
  }

  await page.goto('/candidate/ruiz');
  await expect(shown(page)).toHaveText(['News of ruiz', 'Questions of ruiz']);
  await expect(page.getByText(words)).toBeHidden();
  const next = page.getByRole('link', { name: 'Next:' });
  const id = (await next.getAttribute('href'))?.split('/').at(-1);
  await next.click();
  await expect(shown(page)).toHaveText([`News of ${id}`, `Questions of ${id}`]);

  const script = '**/__federation_expose_News.*';
  await page.route(script, (route) => route.abort());
  await page.reload();
  await expect(shown(page)).toHaveText([`Questions of ${id}`]);
  await page.unroute(script);

  await release(served.remotes.results ?? '', (text, file) =>
    file.endsWith('.js') ? text.replace(/(?<=context:\{)candidateId(?=:)/, 'candidate') : text,
  );
  await page.reload();
  await expect
    .poll(() => collectFailures(page))
    .toMatchObject([
      {
        remote: 'results',
        phase: 'render',
        message: `results: the context has no string candidateId (in the extension point ${name})`,
      },
    ]);
  await expect(page.getByText(words)).toBeVisible();
  await expect(shown(page)).toHaveCount(0);
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

async function write(file: string, text: string) {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

function createWidget(remote: string, widget: string, props: string) {
  return `import type { WidgetProps } from '@donate-impact/shared/contract';

export function ${widget}({ candidateId }: ${props}) {
  return <p data-boundary="${remote}">${widget} of {candidateId}</p>;
}
`;
}

/** The problems that the type checker finds in the copy. */
async function checkTypes(copy: string): Promise<string> {
  const checked = run(
    process.execPath,
    [program('typescript', 'tsc'), '-p', '.', '--pretty', 'false'],
    { cwd: copy },
  );
  return checked.then(
    ({ stdout }) => stdout,
    ({ stdout }) => stdout,
  );
}
