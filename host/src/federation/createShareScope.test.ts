import { dependencies } from '@donate-impact/shared/package.json';
import * as react from 'react';
import * as reactDom from 'react-dom';
import { createShareScope } from './createShareScope';
import { lazyQueries } from './lazyQueries';

const singletons = [
  ['react', 'useState', react.useState],
  ['react-dom', 'createPortal', reactDom.createPortal],
  ['react-redux', 'useSelector', expect.any(Function)],
  ['react-router-dom', 'useLocation', expect.any(Function)],
  ['styled-components', 'keyframes', expect.any(Function)],
  ['@tanstack/react-query', 'useQuery', expect.any(Function)],
] as const;

const scope = createShareScope(lazyQueries({ runScript: async () => {} }).load);

it.each(singletons)(
  "provides the page's only %s, in the version of the library",
  async (name, member, value) => {
    const share = scope[name]?.[dependencies[name]];

    expect((await share?.get())?.()).toHaveProperty(member, value);
  },
);

it('provides nothing else, and one version of each', () => {
  expect(Object.keys(scope).sort()).toEqual(singletons.map(([name]) => name).sort());
  for (const versions of Object.values(scope)) expect(Object.keys(versions)).toHaveLength(1);
});
