import { Provider } from '@donate-impact/shared/provided/reactRedux';
import { createInstance } from '@module-federation/enhanced/runtime';
import { createFederation } from './createFederation';
import { provided } from './provided';

jest.replaceProperty(provided, 'react-redux', ['10.1.0', '9.3.1']);
createFederation(fetch);
const scope = globalThis.__FEDERATION__.__INSTANCES__[0]?.shareScopeMap.default ?? {};
const remote = createInstance({ name: 'wizard', remotes: [], shareStrategy: 'loaded-first' });
remote.initShareScopeMap('default', scope);

it('provides its one copy of a package as each of the versions that remotes require', async () => {
  for (const required of ['^9.3.0', '^10.0.0'])
    expect(await load('react-redux', required)).toHaveProperty('Provider', Provider);
  expect(await load('react-redux', '^8.1.0')).toBe('none');
});

it('gives a remote that would style the whole page, past the checks of its build, a component that shows nothing', async () => {
  const { createGlobalStyle } = Object(await load('styled-components', '*'));

  expect(createGlobalStyle`body { display: none; }`()).toBeNull();
});

/** What a remote gets that requires a package. */
async function load(name: string, requiredVersion: string) {
  const shareConfig = { requiredVersion, singleton: false };
  const customShareInfo = { version: '', scope: ['default'], shareConfig };
  const provided = await remote.loadShare<object>(name, { customShareInfo });
  return provided ? provided() : 'none';
}
