// Replaces the parts of the federation runtime that serve remotes with fallback copies of shared packages. Ours have
// none (`import: false`), so there is no tree shaking, no fallback and no eager consumption.

export const updateConsumeOptions = nothing;
export const updateRemoteOptions = nothing;
export const installInitialConsumes = nothing;
export const getUsedExports = nothing;

/** The runtime's error codes stay; what each means is in its documentation. */
export const runtimeDescMap = new Proxy({}, { get: () => 'Module Federation' });
export const buildDescMap = {};
export const errorDescMap = {};
export const typeDescMap = {};

export const getSharedFallbackGetter = ({ factory }: { factory: unknown }) => factory;

interface Options {
  webpackRequire: {
    federation: { initOptions: unknown; runtime: { init: (options: unknown) => unknown } };
  };
}

export function init({ webpackRequire }: Options) {
  const { initOptions, runtime } = webpackRequire.federation;
  return runtime.init(initOptions);
}

function nothing() {}
