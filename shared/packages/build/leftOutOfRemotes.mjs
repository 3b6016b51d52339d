// Stands in for the parts of the federation runtime that serve remotes with copies of their own to fall back
// on. Ours have none (`import: false`), so nothing is tree-shaken, fallen back on, or consumed at once.

export const updateConsumeOptions = nothing;
export const updateRemoteOptions = nothing;
export const installInitialConsumes = nothing;
export const getUsedExports = nothing;

/** The runtime's error codes stay; what each means is in its documentation. */
export const runtimeDescMap = new Proxy({}, { get: () => 'Module Federation' });
export const buildDescMap = {};
export const errorDescMap = {};
export const typeDescMap = {};

/** @param {{ factory: unknown }} options */
export const getSharedFallbackGetter = ({ factory }) => factory;

/** @param {{ webpackRequire: any }} options */
export function init({ webpackRequire }) {
  const { initOptions, runtime } = webpackRequire.federation;
  return runtime.init(initOptions);
}

function nothing() {}
