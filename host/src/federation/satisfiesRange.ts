const caretRange = /^\^(\d+)\.(\d+)\.(\d+)$/;

/**
 * Whether a version such as `19.3.1` is in a range as remotes state it: `^19.3.0`, or several of these with `||` between.
 * The same major version, and no earlier one, fits; a range in any other form fits nothing.
 */
export function satisfiesRange(version: string, range: string): boolean {
  const has = version.split('.').map(Number);
  return range.split('||').some((one) => {
    const least = caretRange.exec(one.trim())?.slice(1).map(Number);
    if (!least) return false;
    const differing = least.findIndex((number, place) => number !== has[place]);
    return differing < 0 || (differing > 0 && Number(has[differing]) > Number(least[differing]));
  });
}
