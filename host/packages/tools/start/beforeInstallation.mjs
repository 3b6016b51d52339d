// By path, in this file alone: what runs before the installation finds no package by its name.
export { freePort } from '../../../../shared/packages/build/freePort.mjs';
export {
  appFolders,
  remoteDists,
  remoteNames,
  remotes,
} from '../../../../shared/packages/build/remotes.mjs';
