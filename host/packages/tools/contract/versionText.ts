import type { Surface } from './Surface';

/** The source of the version: the shell of a new major carries what was last released. */
export function versionText(
  source: string,
  released: Pick<Surface, 'version' | 'needed'>,
  { version, needed }: Pick<Surface, 'version' | 'needed'>,
) {
  const isNewMajor = majorOf(version) !== majorOf(released.version);
  // Remotes may still state an earlier major version if the last one has only removed pages.
  const last = new Set([released.version, released.needed]);
  const carried = (text: string) =>
    [...(isNewMajor ? [...last].map((each) => `'${each}'`) : (text.match(/'.+?'/g) ?? []))].filter(
      (each) => majorOf(each.slice(1)) !== majorOf(version),
    );
  return source
    .replace(/(?<=contractVersion = ').+(?=')/, version)
    .replace(/(?<=neededVersion = ').+(?=')/, needed)
    .replace(/(?<=\[contractVersion).*(?=\])/, (text) => ['', ...carried(text)].join(', '));
}

const majorOf = (version: string) => version.split('.')[0];
