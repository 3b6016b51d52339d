/** Lends the federation runtime of the page to remotes that are built with `externalRuntime`. */
export function lendRuntime(core: object) {
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: core });
}
