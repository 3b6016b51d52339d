import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Remote } from '@donate-impact/build/remotes';
import * as v from 'valibot';
import { root } from '../start/commands.mjs';

/** Names that no app can have: they mean something else to compose, in /site.json or in the repository. */
export const reservedNames = ['gateway', 'active-releases', 'shared', 'host', 'integrity'];

/** Where the gateway or the shell serves something else. */
const reservedPaths = ['data', 'failures', 'fragments', 'host', 'licenses', 'remotes', 'versions'];

/** The paths that a gateway serves: one word, and at most one parameter. */
export const pathForm = new RegExp(
  `^/(?:(?!(?:${reservedPaths.join('|')})(?:/|$))[a-z]+(?:/:\\w+)?)?$`,
);

// The text stands in pages (host/gateway/markup.ts).
const text = v.pipe(
  v.string(),
  v.nonEmpty(),
  v.maxLength(200),
  v.regex(/^[^"\\<>&$\p{Cc}]*$/u, 'leave out quotation marks, backslashes, $, &, < and >'),
);
const page = v.pipe(
  v.strictObject({
    path: v.pipe(v.string(), v.regex(pathForm, 'use a path such as /news or /news/:id')),
    title: text,
    link: v.optional(text),
  }),
  v.check(({ path, link }) => !(link && path.includes(':')), 'a path with a parameter has no link'),
);
const moduleName = v.pipe(v.string(), v.regex(/^[A-Z]\w*$/, 'begin with a capital letter'));
const extensionPoints = v.record(
  v.pipe(v.string(), v.regex(/^[a-z]+(?:-[a-z]+)*$/, 'use words such as leading-matches')),
  moduleName,
);
const schema = v.strictObject({
  name: v.pipe(
    v.string(),
    v.regex(/^[a-z]{1,13}$/, 'use at most 13 letters, all lower-case'),
    v.check((name) => !reservedNames.includes(name), 'this name is reserved; choose another'),
  ),
  owner: v.pipe(v.string(), v.regex(/^@[\w-]+\/[\w-]+$/, 'use a team such as @donate-impact/news')),
  port: v.pipe(v.number(), v.integer(), v.minValue(3001), v.maxValue(3009)),
  displayName: text,
  features: v.array(text),
  needsScript: v.boolean(),
  pages: v.record(moduleName, page),
  extensionPoints: v.optional(extensionPoints),
  widgets: v.optional(extensionPoints),
});

/**
 * Reads the remotes' declarations, in the order of their ports. Throws with every problem, each with its file: a
 * wrong form, a reserved name, a name, port or path that two remotes claim, or an extension point that is not there.
 */
export function readDeclarations(repository = root): readonly Remote[] {
  const declared = readdirSync(repository)
    .filter((folder) => folder.startsWith('remote-'))
    .filter((folder) => existsSync(join(repository, folder, 'package.json')))
    .map((folder) => ({ folder, json: read(repository, folder) }));
  const problems = declared.flatMap(({ folder, json }) => findFaults(folder, json));
  if (problems.length === 0)
    problems.push(
      ...declared.flatMap(({ folder, json }) => findUndeclared(repository, folder, json)),
    );
  if (problems.length === 0) problems.push(...findClashes(declared.map(({ json }) => json)));
  const remotes = declared.map(({ folder, json }): Remote => ({ folder, ...json }));
  if (problems.length === 0) problems.push(...findExtensionProblems(repository, remotes));
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return remotes.sort((one, other) => one.port - other.port);
}

function read(repository: string, folder: string) {
  try {
    return readJson(join(repository, folder, 'remote.json'));
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : cause;
    throw new Error(`${folder}/remote.json cannot be read: ${why}`, { cause });
  }
}

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

function findFaults(folder: string, json: unknown) {
  const { issues, output } = v.safeParse(schema, json);
  if (issues)
    return issues.map(
      (issue) => `${folder}/remote.json: ${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`,
    );
  const { name } = output as { name: string };
  return folder === `remote-${name}` ? [] : [`${folder}/remote.json: name: use ${folder.slice(7)}`];
}

/** The files of pages that a remote does not declare. */
function findUndeclared(repository: string, folder: string, { pages }: Remote) {
  const place = join(repository, folder, 'src/pages');
  const files = existsSync(place) ? readdirSync(place) : [];
  return files
    .filter((file) => /^[A-Z]\w*\.tsx$/.test(file) && !(file.slice(0, -'.tsx'.length) in pages))
    .map((file) => `${folder}/remote.json: pages: give src/pages/${file} a path and a title`);
}

/** Finds what two remotes claim. */
function findClashes(remotes: Remote[]) {
  const claims = remotes.flatMap(({ name, port, pages }) => [
    { name, claim: `the name ${name}` },
    { name, claim: `the port ${port}` },
    ...Object.entries(pages).flatMap(([page, { path }]) => [
      { name, claim: `the path ${path.replace(/:\w+/g, ':…')}` },
      { name, claim: `the page ${page.toLowerCase()}` },
    ]),
  ]);
  const findClaimants = (claim: string) =>
    claims.filter((each) => each.claim === claim).map(({ name }) => name);
  return [...new Set(claims.map(({ claim }) => claim))]
    .map((claim) => ({ claim, names: findClaimants(claim) }))
    .filter(({ names }) => names.length > 1)
    .map(({ claim, names }) => `${names.join(' and ')} both claim ${claim}`);
}

/** Finds extension points that are not in exactly one page, or that have more than one widget. */
function findExtensionProblems(repository: string, remotes: readonly Remote[]): string[] {
  const widgets = remotes.flatMap((remote) =>
    Object.entries(remote.widgets ?? {}).map(([point, module]) => ({ remote, point, module })),
  );
  return [
    ...remotes.flatMap(findUnknownPages),
    ...findDuplicates(
      remotes.flatMap(({ name, extensionPoints }) =>
        getNames(extensionPoints).map((point) => [point, name]),
      ),
    ).map(
      ([point, names]) =>
        `${names} both name the extension point ${point}: give one of them another name`,
    ),
    ...widgets.flatMap(({ remote, point, module }) =>
      findWidgetProblems(repository, remotes, remote, point, module).map(
        (problem) => `${remote.folder}/remote.json: widgets.${point}: ${problem}`,
      ),
    ),
    ...findDuplicates(widgets.map(({ remote, point }) => [point, remote.name])).map(
      ([point, names]) => `${names} both have a widget for ${point}: an extension point has one`,
    ),
  ];
}

/** The extension points of pages that a remote does not have. */
function findUnknownPages({ folder, extensionPoints = {}, pages }: Remote) {
  return Object.entries(extensionPoints)
    .filter(([, page]) => !(page in pages))
    .map(
      ([point, page]) =>
        `${folder}/remote.json: extensionPoints.${point}: the remote has no page ${page}`,
    );
}

function findWidgetProblems(
  repository: string,
  remotes: readonly Remote[],
  { folder, name, pages }: Remote,
  point: string,
  module: string,
) {
  const owner = remotes.find(({ extensionPoints }) => getNames(extensionPoints).includes(point));
  const known = remotes.flatMap(({ extensionPoints }) => getNames(extensionPoints));
  const file = `src/widgets/${module}.tsx`;
  return [
    ...(owner
      ? []
      : [`no page names this extension point; there is ${known.join(', ') || 'none'}`]),
    ...(owner?.name === name
      ? ['this is its own extension point: put the content into the page']
      : []),
    ...(module in pages ? [`${module} is a page of the remote: choose another name`] : []),
    ...(existsSync(join(repository, folder, file)) ? [] : [`there is no ${folder}/${file}`]),
  ];
}

const getNames = (points: Remote['extensionPoints']) => Object.keys(points ?? {});

/** The extension points that are there more than once, each with whose they are. */
function findDuplicates(all: readonly (readonly string[])[]) {
  const points = [...new Set(all.map(([point = '']) => point))];
  return points
    .map(
      (point) => [point, all.filter(([each]) => each === point).map(([, name]) => name)] as const,
    )
    .filter(([, names]) => names.length > 1)
    .map(([point, names]) => [point, names.join(' and ')] as const);
}
