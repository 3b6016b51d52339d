import { cards, expect, getFolder, test } from './site';

test('Module Federation’s tools see remotes, releases and shared packages, and their plugins are called', async ({
  page,
  request,
}) => {
  // As the developer tools do it, before any script of the page runs.
  await page.addInitScript(() => {
    const called: string[] = [];
    const hooks = ['beforeInit', 'beforeRequest', 'fetch', 'createScript', 'onLoad'].map((name) => {
      const hook = (args: unknown) => {
        called.push(name);
        // Those that come before something pass on what they were given.
        return name.startsWith('before') ? args : undefined;
      };
      return [name, hook];
    });
    const plugin = { name: 'a-tool', ...Object.fromEntries(hooks) };
    Object.assign(window, {
      called,
      __FEDERATION__: {
        __GLOBAL_PLUGIN__: [plugin],
        __INSTANCES__: [],
        __SHARE__: {},
        __MANIFEST_LOADING__: {},
        __PRELOADED_MAP__: new Map(),
        moduleInfo: {},
      },
    });
  });

  await page.goto('/results');
  await expect(cards(page)).toHaveCount(24);

  const seen = await page.evaluate(() => {
    const { __INSTANCES__, __SHARE__, moduleInfo } = Reflect.get(window, '__FEDERATION__');
    const scopes: Record<string, { default?: object }> = __SHARE__;
    return {
      called: [...new Set<string>(Reflect.get(window, 'called'))].sort(),
      instances: __INSTANCES__.map(({ name }: { name: string }) => name),
      releases: Object.keys(moduleInfo),
      shared: Object.values(scopes).flatMap(({ default: packages = {} }) => Object.keys(packages)),
    };
  });
  expect(seen.called).toEqual(['beforeInit', 'beforeRequest', 'createScript', 'fetch', 'onLoad']);
  expect(seen.instances).toEqual(expect.arrayContaining(['host', 'results']));
  const folder = await getFolder(request, 'results');
  expect(seen.releases).toContainEqual(expect.stringContaining(`${folder}mf-manifest.json`));
  expect(seen.shared).toEqual(
    expect.arrayContaining(['react', 'react-dom', 'react-router-dom', '@tanstack/react-query']),
  );
});
