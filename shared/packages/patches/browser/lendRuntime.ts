type Scope = Record<string, Record<string, { get: () => Promise<unknown> }>>;

/** As much of the federation runtime as the entries that take it from the page call. */
class ModuleFederation {
  readonly name: string;
  shareScopeMap: Record<string, Scope> = {};

  constructor(readonly options: { name: string }) {
    this.name = options.name;
  }

  initOptions() {}

  initShareScopeMap(name: string, scope: Scope) {
    this.shareScopeMap[name] = scope;
  }

  initializeSharing() {
    return [];
  }

  async loadShare(name: string) {
    const [share] = Object.values(this.shareScopeMap.default?.[name] ?? {});
    return share ? share.get() : false;
  }
}

/** Lends releases of remotes whose entries take the federation runtime from the page what they call of it. */
export function lendRuntime() {
  const _FEDERATION_RUNTIME_CORE = {
    ModuleFederation,
    CurrentGlobal: { __FEDERATION__: { __INSTANCES__: [] } },
    getGlobalFederationConstructor() {},
    setGlobalFederationConstructor() {},
    setGlobalFederationInstance() {},
  };
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE });
}
