/**
 * The version of the agreement between shell and remotes: pages, entry, store shape, actions, query key.
 * The shell refuses a remote that was built for another major version; a minor version only adds.
 */
export const contractVersion = '1.2.0';
