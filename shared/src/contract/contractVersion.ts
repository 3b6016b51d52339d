/**
 * The version of the agreement between shell and remotes, which surface.json spells out; `npm run contract` raises it.
 * A minor version only adds: the shell refuses a remote that was built for a newer one, or for another major version.
 */
export const contractVersion = '1.3.0';

/**
 * The version that remotes need and say that they were built for: the last one that brought more than pages, which each
 * remote brings itself, and slots, which work without the other side.
 */
export const neededVersion = '1.2.0';
