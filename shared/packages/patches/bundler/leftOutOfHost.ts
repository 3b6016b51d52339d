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

export function isStaticResourcesEqual(one: string, other: string) {
  return withoutOrigin(one) === withoutOrigin(other);
}

export async function safeWrapper(callback: () => unknown, isSilent?: boolean) {
  try {
    return await callback();
  } catch (error) {
    if (!isSilent) console.warn(error);
    return undefined;
  }
}

function withoutOrigin(address: string) {
  return address.replace(/^(?:https?:)?\/\//i, '').replace(/\/$/, '');
}

function unsupported() {
  throw new Error(
    'shared/packages/patches/bundler/leftOutOfHost.ts leaves this part of the federation runtime out',
  );
}
