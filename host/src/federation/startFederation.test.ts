import { dependencies } from '@donate-impact/shared/package.json';
import * as core from '@module-federation/runtime/core';
import * as react from 'react';
import * as reactDom from 'react-dom';
import { startFederation } from './startFederation';

interface Share {
  version: string;
  lib: () => unknown;
  shareConfig: { singleton: boolean };
}

const plugin = { name: 'entries' };
const mockInit = jest.fn<void, [{ shared: Record<string, Share> }]>();
jest.mock('@module-federation/runtime', () => ({
  init: (options: { shared: Record<string, Share> }) => mockInit(options),
}));

beforeEach(() => {
  mockInit.mockReset();
  startFederation(plugin);
});

it('starts a host with no remotes and with the plugin that provides the entries', () => {
  expect(mockInit).toHaveBeenCalledWith(
    expect.objectContaining({
      name: 'host',
      remotes: [],
      plugins: [plugin],
      shareStrategy: 'loaded-first',
    }),
  );
});

it.each([
  'react',
  'react-dom',
  'react-redux',
  'react-router-dom',
  'styled-components',
  '@tanstack/react-query',
] as const)("provides the page's only %s, in the version of the library", (name) => {
  expect(shared()[name]).toMatchObject({
    version: dependencies[name],
    shareConfig: { singleton: true },
  });
});

it('provides nothing else, and the same modules that the shell runs', () => {
  expect(Object.keys(shared())).toHaveLength(6);
  expect(shared().react?.lib()).toHaveProperty('useState', react.useState);
  expect(shared()['react-dom']?.lib()).toHaveProperty('createPortal', reactDom.createPortal);
  expect(shared()['react-redux']?.lib()).toHaveProperty('useSelector');
  expect(shared()['react-router-dom']?.lib()).toHaveProperty('useLocation');
  expect(shared()['styled-components']?.lib()).toHaveProperty('keyframes');
  expect(shared()['@tanstack/react-query']?.lib()).toHaveProperty('useQuery');
});

it('lends the remotes the federation runtime', () => {
  expect(Reflect.get(globalThis, '_FEDERATION_RUNTIME_CORE')).toHaveProperty(
    'ModuleFederation',
    core.ModuleFederation,
  );
});

function shared() {
  return mockInit.mock.calls[0]?.[0].shared ?? {};
}
