// The only imports by path: before the installation, no package can be found by its name.
export { freePort } from '../../build/freePort.mjs';
export { remotes } from '../../build/remotes.mjs';
