import type { createQueries } from './createQueries';
import type { RunScript } from './createScriptRunner';

/** React Query and the query client of the tab. */
export type LazyQueries = ReturnType<typeof lazyQueries>;

interface Parts {
  runScript: RunScript;
  /** Called with the error of each query that fails. */
  onError?: (error: Error) => void;
}

/** Loads React Query, which the shell itself does not need, when a remote imports it: a chunk of its own. */
export function lazyQueries({ runScript, onError }: Parts) {
  let queries: ReturnType<typeof createQueries> | undefined;
  let tries = 0;

  async function runChunk() {
    // The shell runs it like the scripts of remotes; then the bundler has it. In development, the bundler loads it.
    const [address, integrity] = document.documentElement.dataset.queries?.split('#') ?? [];
    if (address) await runScript(address, tries++, integrity);
    return import(/* webpackChunkName: "react-query" */ './createQueries');
  }

  return {
    /** Gives React Query as remotes import it. Rejects when it cannot be loaded; each call until then is a new attempt. */
    async load(): Promise<object> {
      if (!queries) {
        const { createQueries } = await runChunk().catch((error) => {
          error.message = `the shell’s React Query could not be loaded: ${error.message}`;
          throw error;
        });
        queries ??= createQueries(onError);
      }
      return queries.reactQuery;
    },

    /** Undefined while nothing that runs uses React Query. */
    client: () => queries?.client,
  };
}
