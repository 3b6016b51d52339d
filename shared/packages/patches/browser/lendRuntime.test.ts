import bundled from '@module-federation/webpack-bundler-runtime';
import type { lendRuntime } from './lendRuntime';

// What the entries of such releases contain is real; only what they take from the page is lent.
jest.mock('@module-federation/runtime-core', () => {
  jest.requireActual<{ lendRuntime: typeof lendRuntime }>('./lendRuntime').lendRuntime();
  return Reflect.get(globalThis, '_FEDERATION_RUNTIME_CORE');
});
// These releases leave it out.
jest.mock('@module-federation/runtime/helpers', () => ({}));

const runtime = bundled as unknown as {
  runtime: { init: (options: object) => object };
  bundlerRuntime: Record<'I' | 'initContainerEntry' | 'consumes', (options: object) => unknown>;
};
const react = { useState: () => {} };
const scope = { react: { '19.3.1': { from: 'host', get: async () => () => react } } };

it('the entry of a release that takes the runtime from the page gets shared packages', async () => {
  expect(await required('react')).toBe(react);
});

it('it says so when the shell does not provide a package', async () => {
  await expect(required('zustand')).rejects.toThrow('zustand');
});

/** What a chunk of such a release gets when it imports a package. */
async function required(shareKey: string) {
  const bundler = aBundler();
  const { initContainerEntry, consumes } = runtime.bundlerRuntime;
  await initContainerEntry({
    webpackRequire: bundler,
    shareScope: scope,
    initScope: [],
    shareScopeKey: 'default',
  });
  const promises: Promise<unknown>[] = [];
  const shareInfo = { scope: ['default'], shareConfig: { singleton: true } };
  consumes({
    chunkId: 'page',
    promises,
    installedModules: {},
    webpackRequire: bundler,
    chunkMapping: { page: ['1'] },
    moduleToHandlerMapping: { 1: { shareKey, shareInfo } },
  });
  await Promise.all(promises);
  const module = { exports: {} };
  bundler.m['1']?.(module);
  return module.exports;
}

function aBundler() {
  const initOptions = { name: 'wizard', shared: {}, remotes: [], plugins: [] };
  const instance = runtime.runtime.init(initOptions);
  const bundler = {
    S: {},
    m: {} as Record<string, (module: object) => void>,
    c: {},
    o: (object: object, key: string) => Object.hasOwn(object, key),
    I: (shareScopeName: string, initScope: object[]): unknown =>
      runtime.bundlerRuntime.I({
        shareScopeName,
        initScope,
        initPromises: {},
        initTokens: {},
        webpackRequire: bundler,
      }),
    federation: { ...runtime, instance, initOptions, bundlerRuntimeOptions: {} },
  };
  return bundler;
}
