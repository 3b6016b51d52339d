import type { Surface } from './Surface';

/** The source of the version, with another one. */
export function versionText(source: string, { version, needed }: Surface) {
  return source
    .replace(/(?<=contractVersion = ').+(?=')/, version)
    .replace(/(?<=neededVersion = ').+(?=')/, needed);
}
