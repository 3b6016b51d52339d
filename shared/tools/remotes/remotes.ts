import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Remote } from '@donate-impact/build/remotes';
import { listParameters } from '@donate-impact/releases/paths';
import { fail, format, root } from '../start/commands.mjs';
import { readDeclarations } from './readDeclarations';

// The first line of a file that is written whole.
const note = 'Written by npm run remotes from each remote’s remote.json.';

// npm run remotes; with --check, it says what is outdated and writes nothing.
if (process.argv[1] === import.meta.filename)
  try {
    if (process.argv.includes('--check')) check();
    else for (const file of writeGenerated()) console.log(`Written: ${file}`);
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error));
  }

function check() {
  const files = findOutdated().map(({ file }) => file);
  if (files.length > 0) fail(`Outdated: ${files.join(', ')}. Write them with npm run remotes.`);
}

/** Writes the files that follow from the remotes' declarations. Gives the paths of those that were outdated. */
export function writeGenerated(): string[] {
  const outdated = findOutdated();
  for (const { file, text } of outdated) writeFileSync(join(root, file), text);
  return outdated.map(({ file }) => file);
}

/** The files that do not say what the remotes declare: the path of each, and the text that it has to have. */
function findOutdated() {
  return Object.entries(createFiles(readDeclarations()))
    .map(([file, text]) => ({ file, text: format(file, text) }))
    .filter(({ file, text }) => read(file) !== text);
}

/** The files that follow from the remotes' declarations, by path: their whole text, before it is formatted. */
function createFiles(remotes: readonly Remote[]): Record<string, string> {
  const names = remotes.map(({ name }) => name);
  const byName = Object.fromEntries(remotes.map((remote) => [remote.name, remote]));
  return {
    'shared/src/routes/declarations.json': `${JSON.stringify(byName, null, 2)}\n`,
    'shared/src/routes/paths.ts': createPaths(remotes),
    'shared/src/routes/extensionPoints.d.ts': createContexts(remotes),
    'shared/src/contract/report.api.md': createReport(remotes),
    'shared/tools/bench/oneBundle/modules.ts': createModules(remotes),
    'package.json': createWorkspaces(remotes),
    '.github/CODEOWNERS': replaceLines(
      '.github/CODEOWNERS',
      remotes.map(({ folder, owner }) => `/${folder}/ ${owner}`),
    ),
    'host/gateway/images/Dockerfile': replaceLines(
      'host/gateway/images/Dockerfile',
      remotes.map(({ folder }) => `COPY ${folder}/package.json ${folder}/`),
    ),
    'docker-compose.yml': replaceLines(
      'docker-compose.yml',
      [`      APPS: "\${APPS:-${['host', ...names].join(' ')}}"`, ...names.map(createUrl)],
      remotes.map(createService),
      names.map((name) => `  ${name}:`),
    ),
  };
}

function createPaths(remotes: readonly Remote[]) {
  const links = remotes.flatMap(({ pages }) => Object.entries(pages).map(createLink));
  return `// ${note}

/** Every path of the site: \`path\` is the router's pattern, \`getHref\` builds a URL that matches it. */
export const paths = {
${links.join('\n')}
} as const;
`;
}

function createContexts(remotes: readonly Remote[]) {
  const points = remotes.flatMap(({ extensionPoints = {} }) => Object.entries(extensionPoints));
  const lines = points.map(([point, { context }]) =>
    context
      ? `  '${point}': { context: ${formatContext(context)} };`
      : `  '${point}': { context?: Record<string, never> };`,
  );
  return `// ${note}

/** What the page of each extension point tells its widgets. */
export interface ExtensionPoints {
${lines.join('\n')}
}
`;
}

/** The report of the contract with the remotes' pages; npm run contract writes its types. */
function createReport(remotes: readonly Remote[]) {
  return read('shared/src/contract/report.api.md').replace(
    /(?<=^\| --- \| --- \|\n).*?(?=\n\n)/ms,
    remotes.flatMap(listRows).join('\n'),
  );
}

function listRows({ name, pages, extensionPoints = {}, widgets = {} }: Remote) {
  return [
    ...Object.entries(pages).map(([page, { path }]) => `| ${name}/${page} | ${path} |`),
    ...Object.entries(extensionPoints).map(
      ([point, { page, context }]) =>
        `| ${point}${context ? ` with ${formatContext(context)}` : ''} | in ${name}/${page} |`,
    ),
    ...Object.entries(widgets).map(([point, module]) => `| ${name}/${module} | in ${point} |`),
  ];
}

/** The type of an extension point's context, such as `{ candidateId: string }`. */
function formatContext(context: Readonly<Record<string, string>>) {
  const fields = Object.entries(context).map(([name, type]) => `${name}: ${type}`);
  return `{ ${fields.join('; ')} }`;
}

function createLink([page, { path }]: [string, { path: string }]) {
  const names = listParameters(path);
  const given =
    names.length > 0 ? `of: { ${names.map((name) => `'${name}': string`).join('; ')} }` : '';
  const url = path.replace(/:([\w-]+)|\*/g, (_, name = '*') => createValue(name));
  const href = names.length > 0 ? `\`${url}\`` : `'${path}'`;
  const name = page.charAt(0).toLowerCase() + page.slice(1);
  return `  ${name}: { path: '${path}', getHref: (${given}) => ${href} },`;
}

/** The code that puts a parameter into a URL; that of `*` may have several segments. */
function createValue(name: string) {
  if (name === '*') return `\${of['*'].split('/').map(encodeURIComponent).join('/')}`;
  return `\${encodeURIComponent(of${/^\d|-/.test(name) ? `['${name}']` : `.${name}`})}`;
}

function createModules(remotes: readonly Remote[]) {
  const pages = remotes.flatMap(({ folder, name, pages }) =>
    Object.keys(pages).map(
      (page) => `  '${name}/${page}': () => import('../../../../${folder}/src/pages/${page}'),`,
    ),
  );
  const widgets = remotes.flatMap(({ folder, name, widgets = {} }) =>
    Object.entries(widgets).map(
      ([point, module]) =>
        `  '${name}/${module}': (): Promise<{ ${module}: Widget<'${point}'> }> => import('../../../../${folder}/src/widgets/${module}'),`,
    ),
  );
  const types = "import type { Widget } from '@donate-impact/shared/contract';\n";
  return `// ${note}
${widgets.length > 0 ? types : ''}
/** The module of each page, by the id of its route, and of each widget, which takes the context of its extension point. */
export const modules: Record<string, () => Promise<object>> = {
${[...pages, ...widgets].join('\n')}
};
`;
}

function createWorkspaces(remotes: readonly Remote[]) {
  const json = JSON.parse(read('package.json'));
  const others = json.workspaces.filter((folder: string) => !folder.startsWith('remote-'));
  json.workspaces = [...others, ...remotes.map(({ folder }) => folder)];
  return `${JSON.stringify(json, null, 2)}\n`;
}

function createUrl(name: string) {
  const variable = `${name.toUpperCase()}_ADDRESS`;
  return `      ${variable}: "\${${variable}:-${name}:8080}"`;
}

function createService({ name, folder }: Remote) {
  return `  ${name}:
    <<: *container
    image: "\${IMAGES:-donate-impact}/${name}:\${TAG:-latest}"
    build:
      context: .
      dockerfile: host/gateway/images/Dockerfile
      target: app
      args: { APP: ${folder}, COMMIT: "\${COMMIT:-unknown}" }
    networks: [apps]
    volumes: [*scratch, { type: volume, source: ${name}, target: /files, read_only: true }]
    deploy: *deploy
`;
}

/** A file with new lines between each pair of the comments that mark them. */
function replaceLines(file: string, ...blocks: string[][]) {
  let number = 0;
  const text = read(file).replace(
    /^( *# Remotes \(npm run remotes\)\.\n).*?^( *# End of the remotes\.\n)/gms,
    (_, start, end) => `${start}${(blocks[number++] ?? []).join('\n')}\n${end}`,
  );
  if (number === blocks.length) return text;
  throw new Error(
    `${file} has ${number} lists of remotes instead of ${blocks.length}: restore the comments "Remotes (npm run remotes)."`,
  );
}

function read(file: string) {
  return readFileSync(join(root, file), 'utf8');
}
