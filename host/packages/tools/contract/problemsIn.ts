import {
  compareSurfaces,
  type Difference,
  isAtLeast,
  versionAfter,
  wasDeprecated,
} from './compareSurfaces';
import type { Surface } from './Surface';

const place = 'shared/src/contract';

/**
 * What breaks the rule for changes of the contract, each with its line: add with a new minor version; deprecate; remove or
 * change with a new major one.
 */
export function problemsIn(released: Surface, current: Surface): string[] {
  const differences = compareSurfaces(released, current);
  const { version } = current;
  const isLower = !isAtLeast(version, released.version);
  return [
    ...(isLower ? [`The version ${version} is lower than the released ${released.version}.`] : []),
    ...differences.flatMap((difference) => problemOf(difference, released, current)),
  ];
}

function problemOf(difference: Difference, released: Surface, current: Surface) {
  const { section, line, was, is, calls } = difference;
  const needed = versionAfter(released.version, calls);
  const file =
    is === undefined
      ? `released.json:${lineNumberOf(released, section, line)}`
      : `surface.json:${lineNumberOf(current, section, line)}`;
  const what = `${place}/${file} ${section}: "${line}"`;
  const isFirstRemoved = is === undefined && (section === 'actions' || section === 'state');
  if (isFirstRemoved && !wasDeprecated(released, difference))
    return [`${what} is removed, but no release has deprecated it: mark it @deprecated first.`];
  if (isAtLeast(current.version, needed)) return [];
  const change =
    was === undefined
      ? `${calls === 'minor' ? 'is added' : 'is added, and remotes of before do not send it'} (${is})`
      : `${is === undefined ? `is removed (${was})` : `was ${was} and is ${is}`}`;
  return [
    `${what} ${change}: this needs version ${needed}, and the contract has ${current.version}.`,
  ];
}

/** The number of a line in the file that a surface is written to. */
function lineNumberOf(surface: Surface, section: string, line: string) {
  const lines = textOf(surface).split('\n');
  const start = lines.indexOf(`  "${section}": {`);
  return (
    lines.findIndex(
      (text, index) => index > start && text.startsWith(`    ${JSON.stringify(line)}:`),
    ) + 1
  );
}

/** A surface as it is written to a file. */
export function textOf(surface: Surface) {
  return `${JSON.stringify(surface, null, 2)}\n`;
}
