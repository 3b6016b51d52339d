import { Provider } from '@donate-impact/shared/provided/reactRedux';
import { createInstance } from '@module-federation/enhanced/runtime';
import { createFederation } from './createFederation';
import { provided } from './provided';

it('provides its one copy of a package as each of the versions that remotes require', async () => {
  jest.replaceProperty(provided, 'react-redux', ['10.1.0', '9.3.1']);
  createFederation(fetch);
  const scope = globalThis.__FEDERATION__.__INSTANCES__[0]?.shareScopeMap.default ?? {};
  const remote = createInstance({ name: 'wizard', remotes: [], shareStrategy: 'loaded-first' });
  remote.initShareScopeMap('default', scope);
  const load = async (requiredVersion: string) => {
    const shareConfig = { requiredVersion, singleton: false };
    const customShareInfo = { version: '', scope: ['default'], shareConfig };
    const provided = await remote.loadShare<object>('react-redux', { customShareInfo });
    return provided ? provided() : 'none';
  };

  for (const required of ['^9.3.0', '^10.0.0'])
    expect(await load(required)).toHaveProperty('Provider', Provider);
  expect(await load('^8.1.0')).toBe('none');
});
