/**
 * The version of the agreement between shell and remotes, which report.api.md spells out. A minor version only adds: the shell
 * refuses a remote that was built for a newer one, or for another major version.
 */
export const contractVersion = '3.2.0';
