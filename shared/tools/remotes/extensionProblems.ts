import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Remote } from '@donate-impact/build/remotes';

/** Finds extension points that are not in exactly one page, or that have more than one widget. */
export function findExtensionProblems(repository: string, remotes: readonly Remote[]): string[] {
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
