import { type Section, type Surface, sectionNames, sections } from './Surface';

/** What a difference calls for in the version. */
export type Step = 'minor' | 'major';

/** A line of the contract that is not as it was. */
export interface Difference {
  section: Section;
  line: string;
  was: string | undefined;
  is: string | undefined;
  calls: Step;
}

/** What differs between the released contract and this one, line by line. */
export function compareSurfaces(released: Surface, current: Surface): Difference[] {
  return sectionNames.flatMap((section) => {
    // Both may be files from before there was such a section.
    const [before, now] = [released[section] ?? {}, current[section] ?? {}];
    return [...new Set([...Object.keys(before), ...Object.keys(now)])].flatMap((line) => {
      const [was, is] = [before[line], now[line]];
      if (was === is || (section === 'deprecated' && was !== undefined)) return [];
      const taken = sections[section] === 'takes';
      const isOffered = sections[section] === 'offers';
      const isAdded = was === undefined ? !taken || canBeMissing(line, is ?? '', before) : false;
      const isWidened = taken && was !== undefined && is !== undefined && isWithin(was, is);
      return {
        section,
        line,
        was,
        is,
        calls: isOffered || isAdded || isWidened ? 'minor' : 'major',
      };
    });
  });
}

/** The version that follows a released one. */
export function versionAfter(version: string, step: Step) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return step === 'major' ? `${major + 1}.0.0` : `${major}.${minor + 1}.0`;
}

/** The lowest version that these differences allow. */
export function versionFor(released: Surface, differences: readonly Difference[]) {
  if (differences.length === 0) return released.version;
  const isBreaking = differences.some(({ calls }) => calls === 'major');
  return versionAfter(released.version, isBreaking ? 'major' : 'minor');
}

/**
 * The version that remotes need: the last one that brought more than pages, events for operators, and slots, which stay as
 * their page has them in a shell that does not know them.
 */
export function neededVersionFor(released: Surface, current: Surface) {
  const differences = compareSurfaces(released, current);
  const isWithoutNeed = differences.every(
    ({ section, line }) => /^(?:pages|slots|events)$/.test(section) || line === 'data-slot',
  );
  const isByLines = current.version === versionFor(released, differences);
  return isWithoutNeed && isByLines ? released.needed : current.version;
}

/** Whether a version is at least another one. */
export function isAtLeast(version: string, other: string) {
  const [is, than] = [version, other].map((each) => each.split('.').map(Number));
  const index = is?.findIndex((number, place) => number !== than?.[place]) ?? -1;
  return index === -1 || (is?.[index] ?? 0) > (than?.[index] ?? 0);
}

/** Whether something was marked as deprecated in the released contract, or what it is a part of. */
export function wasDeprecated({ deprecated }: Surface, { section, line }: Difference) {
  return [line, ...wholesOf(line)].some((each) => `${section} ${each}` in deprecated);
}

/** Whether remotes of before can do without a line that the shell takes: what it belongs to is new, or it is optional. */
function canBeMissing(line: string, is: string, before: Record<string, string>) {
  const [whole] = wholesOf(line).filter((each) => each in before);
  const isPart = whole !== undefined && /\b(?:object|list)\b/.test(before[whole] ?? '');
  return !isPart || is.split(' | ').includes('undefined');
}

/** What a line is a part of, from the inside out. */
function wholesOf(line: string): string[] {
  const whole = line.replace(/(?:\.\w+|\[\*?\])$/, '');
  return whole === line ? [] : [whole, ...wholesOf(whole)];
}

function isWithin(was: string, is: string) {
  const kinds = is.split(' | ');
  return was.split(' | ').every((kind) => kinds.includes(kind));
}
