// The only imports by path: before the installation, no package can be found by its name.
export { freePort } from '../../../../shared/packages/build/freePort.mjs';
export { remoteNames } from '../../../../shared/packages/build/remotes.mjs';
