/**
 * Compares the version of the contract, or of a package, that a remote was built for with the shell's: `newer` when it has
 * the same major version and a later minor version.
 */
export function compareContract(remote: string, shell: string): 'fits' | 'newer' | 'different' {
  const [remoteMajor, remoteMinor] = remote.split('.');
  const [shellMajor, shellMinor] = shell.split('.');
  if (remoteMajor !== shellMajor) return 'different';
  return Number(remoteMinor) > Number(shellMinor) ? 'newer' : 'fits';
}
