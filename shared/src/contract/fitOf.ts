/**
 * How the contract that a remote was built for fits those that a shell supports, at most one of each major version: `newer`
 * when it has the major version of one, and a later minor version.
 */
export function fitOf(
  remote: string,
  supported: readonly string[],
): 'fits' | 'newer' | 'different' {
  const [major, minor] = remote.split('.');
  const shell = supported.find((version) => version.startsWith(`${major}.`));
  if (!shell) return 'different';
  return Number(minor) > Number(shell.split('.')[1]) ? 'newer' : 'fits';
}
