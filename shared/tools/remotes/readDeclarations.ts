import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Remote } from '@donate-impact/build/remotes';
import { findDeclarationProblems } from '@donate-impact/releases/declaration';
import { assignPaths, compareOrder } from '@donate-impact/releases/paths';
import { root } from '../start/commands.mjs';

/**
 * Reads the remotes' declarations, in their order. Throws with every problem, each with its file: a
 * wrong form, a reserved name, a page or path that two remotes claim, or an extension point that is not there.
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
  return remotes.sort(compareOrder);
}

function read(repository: string, folder: string) {
  try {
    return JSON.parse(readFileSync(join(repository, folder, 'remote.json'), 'utf8'));
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : cause;
    throw new Error(`${folder}/remote.json cannot be read: ${why}`, { cause });
  }
}

function findFaults(folder: string, json: Partial<Remote> | null) {
  const problems = findDeclarationProblems(json);
  const name = folder.slice('remote-'.length);
  if (problems.length === 0 && json?.name !== name) problems.push(`name: use ${name}`);
  return problems.map((problem) => `${folder}/remote.json: ${problem}`);
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
  const { conflicts } = assignPaths(remotes.map((declared) => ({ declared })));
  const claims = remotes.flatMap(({ name, pages }) =>
    Object.keys(pages).map((page) => ({ claim: `the page ${page.toLowerCase()}`, by: name })),
  );
  return [
    ...findDuplicates(claims).map(({ claim, names }) => `${names} both claim ${claim}`),
    ...conflicts.map(
      ({ owner, claimant, path }) =>
        `${owner.declared.name} and ${claimant.declared.name} both claim the path ${path}: choose another one`,
    ),
  ];
}

interface Point {
  point: string;
  owner: Remote;
  page: string;
  most?: number;
}

interface Placed {
  point: string;
  remote: Remote;
  module: string;
}

/** Finds extension points that are not in exactly one page, or that have more widgets than room. */
function findExtensionProblems(repository: string, remotes: readonly Remote[]): string[] {
  const points = remotes.flatMap((owner): Point[] =>
    Object.entries(owner.extensionPoints ?? {}).map(([point, of]) => ({ point, owner, ...of })),
  );
  const widgets = remotes.flatMap((remote): Placed[] =>
    Object.entries(remote.widgets ?? {}).map(([point, module]) => ({ point, remote, module })),
  );
  return [
    ...points
      .filter(({ owner, page }) => !(page in owner.pages))
      .map(
        ({ point, owner, page }) =>
          `${owner.folder}/remote.json: extensionPoints.${point}: the remote has no page ${page}`,
      ),
    ...findDuplicates(points.map(({ point, owner }) => ({ claim: point, by: owner.name }))).map(
      ({ claim, names }) =>
        `${names} both name the extension point ${claim}: give one of them another name`,
    ),
    ...widgets.flatMap((widget) => findWidgetProblems(repository, points, widget)),
    ...points.flatMap(({ point, most = 1 }) => {
      const placed = widgets.filter((widget) => widget.point === point);
      const names = placed.map(({ remote }) => remote.name);
      return names.length > most
        ? [`${names.join(' and ')} have widgets for ${point}, which has room for ${most}`]
        : [];
    }),
  ];
}

function findWidgetProblems(repository: string, points: Point[], widget: Placed) {
  const { point, remote, module } = widget;
  const { folder, name, pages } = remote;
  const place = points.find((each) => each.point === point);
  const known = points.map((each) => each.point).join(', ') || 'none';
  const file = `${folder}/src/widgets/${module}.tsx`;
  const problems = [
    !place && `no page names this extension point; there is ${known}`,
    place?.owner.name === name && 'this is its own extension point: put the content into the page',
    module in pages && `${module} is a page of the remote: choose another name`,
    !existsSync(join(repository, file)) && `there is no ${file}`,
  ];
  return problems
    .filter(Boolean)
    .map((problem) => `${folder}/remote.json: widgets.${point}: ${problem}`);
}

/** What is claimed more than once, each with whose claims these are. */
function findDuplicates(claims: readonly { claim: string; by: string }[]) {
  const names = new Map<string, string[]>();
  for (const { claim, by } of claims) names.set(claim, [...(names.get(claim) ?? []), by]);
  return [...names]
    .filter(([, all]) => all.length > 1)
    .map(([claim, all]) => ({ claim, names: all.join(' and ') }));
}
