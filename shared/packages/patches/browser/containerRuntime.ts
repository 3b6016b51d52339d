type Id = string | number;
type Make = () => unknown;
type Load = () => Promise<Make>;
type Scope = Record<string, Record<string, { get: () => Promise<Make> }>>;

/** The bundler's runtime, as far as it is used here. */
export interface BundlerRuntime {
  /** What makes each module. */
  m: Record<Id, (module: { exports: unknown }) => void>;
  /** What a chunk waits for. */
  f: Record<string, (chunk: Id, promises: Promise<void>[]) => void>;
  initializeExposesData: { moduleMap: Record<string, Load> };
  /** The modules of shared packages that each chunk imports, and their names. */
  consumesLoadingData?: {
    chunkMapping: Record<Id, Id[]>;
    moduleIdToConsumeDataMapping: Record<Id, { shareKey: string }>;
  };
  initContainer: (scope: Scope) => void;
  getContainer: (name: string) => Promise<Make>;
}

/**
 * Completes the runtime of a container, whose chunks take shared packages from the scope that it is initialized with. A
 * package that is missing there throws where it is imported.
 */
export function completeRuntime(runtime: BundlerRuntime) {
  const { chunkMapping, moduleIdToConsumeDataMapping: packages } = runtime.consumesLoadingData ?? {
    chunkMapping: {},
    moduleIdToConsumeDataMapping: {},
  };
  const installed: Record<Id, Promise<void>> = {};
  let scope: Scope = {};

  runtime.initContainer = (given) => {
    scope = given;
  };

  runtime.getContainer = async (name) => {
    const { moduleMap } = runtime.initializeExposesData;
    if (!Object.hasOwn(moduleMap, name)) throw new Error(`the container has no module ${name}`);
    return (moduleMap[name] as Load)();
  };

  runtime.f.consumes = (chunk, promises) => {
    for (const id of chunkMapping[chunk] ?? []) {
      installed[id] ??= install(id);
      promises.push(installed[id]);
    }
  };

  async function install(id: Id) {
    const name = packages[id]?.shareKey ?? '';
    const [share] = Object.values(scope[name] ?? {});
    const make = await share?.get();
    runtime.m[id] = (module) => {
      if (!make) throw new Error(`the shell provides no ${name}`);
      module.exports = make();
    };
  }
}
