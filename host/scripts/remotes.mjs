// By path: what runs before the installation finds no package by its name.
export { appFolders, remoteDists, remoteNames, remotes } from '../../shared/build/remotes.mjs';
