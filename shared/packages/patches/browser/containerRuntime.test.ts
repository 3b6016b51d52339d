import { type BundlerRuntime, completeRuntime } from './containerRuntime';

const react = { useState: () => {} };
const scope = { react: { '19.3.1': { get: async () => () => react } } };

it('a chunk takes the shared packages that it imports from the scope that the container was initialized with', async () => {
  const runtime = aRuntime({ page: ['1'], other: [] });
  runtime.initContainer(scope);

  await loaded(runtime, 'other');
  expect(runtime.m).toEqual({});
  await loaded(runtime, 'page');

  expect(exportsOf(runtime, '1')).toBe(react);
});

it('asks for a package once, however many chunks import it', async () => {
  const get = jest.fn(async () => () => react);
  const runtime = aRuntime({ page: ['1'], other: ['1'] });
  runtime.initContainer({ react: { '19.3.1': { get } } });

  await Promise.all([loaded(runtime, 'page'), loaded(runtime, 'other')]);

  expect(get).toHaveBeenCalledTimes(1);
});

it.each([
  ['was not initialized', undefined],
  ['gets no such package', {}],
  ['gets no version of it', { react: {} }],
])('a container that %s throws where the package is imported, and names it', async (_, given) => {
  const runtime = aRuntime({ page: ['1'] });
  if (given) runtime.initContainer(given);

  await loaded(runtime, 'page');

  expect(() => exportsOf(runtime, '1')).toThrow('the shell provides no react');
});

it('gives an exposed module, and names one that is not there', async () => {
  const runtime = aRuntime({});

  expect((await runtime.getContainer('./Page'))()).toBe('the module');
  await expect(runtime.getContainer('./Other')).rejects.toThrow('no module ./Other');
  await expect(runtime.getContainer('toString')).rejects.toThrow('no module toString');
});

it('a container of a remote that imports no shared package has nothing to wait for', () => {
  const { consumesLoadingData: _, ...runtime } = aRuntime({});
  completeRuntime(runtime);

  return loaded(runtime, 'page');
});

function aRuntime(chunkMapping: Record<string, string[]>): BundlerRuntime {
  const runtime: BundlerRuntime = {
    m: {},
    f: {},
    initializeExposesData: { moduleMap: { './Page': async () => () => 'the module' } },
    consumesLoadingData: {
      chunkMapping,
      moduleIdToConsumeDataMapping: { 1: { shareKey: 'react' } },
    },
    initContainer() {},
    getContainer: () => Promise.reject(),
  };
  completeRuntime(runtime);
  return runtime;
}

function loaded(runtime: BundlerRuntime, chunk: string) {
  const promises: Promise<void>[] = [];
  runtime.f.consumes?.(chunk, promises);
  return Promise.all(promises);
}

function exportsOf(runtime: BundlerRuntime, id: string) {
  const module: { exports: unknown } = { exports: {} };
  runtime.m[id]?.(module);
  return module.exports;
}
