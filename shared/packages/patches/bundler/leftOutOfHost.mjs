// Replaces the parts of the federation runtime that never run in the shell, which reads manifests and runs the entries
// of remotes itself: the runtime takes no snapshots, preloads nothing and creates no script elements.

export const snapshotPlugin = () => ({ name: 'no-snapshots' });
export const generatePreloadAssetsPlugin = () => ({ name: 'no-preloading' });
export const getGlobalRemoteInfo = () => ({});
export const assignRemoteInfo = unsupported;
export const formatPreloadArgs = unsupported;
export const preloadAssets = unsupported;
export const createLink = unsupported;
export const createScript = unsupported;
export const loadScript = unsupported;

/** The runtime's error codes stay; what each means is in its documentation. */
export const runtimeDescMap = new Proxy({}, { get: () => 'Module Federation' });
export const buildDescMap = {};
export const errorDescMap = {};
export const typeDescMap = {};

export class SnapshotHandler {
  manifestCache = new Map();
  hooks = { lifecycle: {}, applyPlugin() {}, removePlugin() {} };
}

/** @param {string} one @param {string} other */
export function isStaticResourcesEqual(one, other) {
  return withoutOrigin(one) === withoutOrigin(other);
}

/** @param {() => unknown} callback @param {boolean} [isSilent] */
export async function safeWrapper(callback, isSilent) {
  try {
    return await callback();
  } catch (error) {
    if (!isSilent) console.warn(error);
    return undefined;
  }
}

/** @param {string} address */
function withoutOrigin(address) {
  return address.replace(/^(?:https?:)?\/\//i, '').replace(/\/$/, '');
}

function unsupported() {
  throw new Error(
    'shared/packages/patches/bundler/leftOutOfHost.mjs leaves this part of the federation runtime out',
  );
}
