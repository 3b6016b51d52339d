import { contractVersion } from '@donate-impact/shared/contract';
import { dependencies } from '@donate-impact/shared/package.json';
import { type Manifest, parseManifest } from './manifest';
import { provided } from './provided';

const { react } = dependencies;
const [major = 0, minor = 0] = react.split('.').map(Number);

it('reads the fields of a manifest that the shell uses, and ignores the rest', () => {
  const manifest = aManifest();

  expect(parseManifest({ ...manifest, remotes: [], id: 'wizard' })).toEqual(manifest);
});

it.each([
  ['nothing', null],
  ['a list', []],
  ['no contract', { ...aManifest(), contractVersion: undefined }],
  ['a number for the contract', { ...aManifest(), contractVersion: 1 }],
  ['no folder', aManifest({ metaData: { publicPath: '' } })],
])('rejects %s as a manifest', (_, json) => {
  expect(() => parseManifest(json)).toThrow('its manifest has the wrong shape');
});

it('rejects another contract, and names it', () => {
  const manifest = aManifest({ contractVersion: '4.0.0' });

  expect(() => parseManifest(manifest)).toThrow(
    expect.objectContaining({
      message: `it needs contract ^4.0.0, this shell has ${contractVersion}`,
    }),
  );
});

it('rejects a remote that needs a later federation runtime than it borrows', () => {
  const manifest = aManifest({ metaData: { publicPath: '/', pluginVersion: '2.99.0' } });

  expect(() => parseManifest(manifest)).toThrow(
    'it needs @module-federation/enhanced ^2.99.0, this shell has 2.',
  );
});

it('accepts what either version of a package satisfies, and rejects what neither does', () => {
  jest.replaceProperty(provided, 'react-router-dom', ['8.5.3', '7.18.7']);
  const requiring = (requiredVersion: string) =>
    aManifest({ shared: [{ name: 'react-router-dom', requiredVersion }] });

  for (const required of ['^7.18.0', '^8.5.0'])
    expect(parseManifest(requiring(required))).toEqual(requiring(required));
  expect(() => parseManifest(requiring('^7.19.0'))).toThrow('this shell has 8.5.3 and 7.18.7');
});

it.each([
  ['a later minor version of a package', 'react', `^${major}.${minor + 1}.0`, react],
  ['a later major version of a package', 'react', `^${major + 1}.0.0`, react],
  ['an earlier major version of a package', 'react', `^${major - 1}.2.0`, react],
  ['a version that nobody can read', 'react', 'newest', react],
  ['no version', 'react', '', react],
  ['a package that the shell does not provide', 'zustand', '^5.0.0', 'none'],
])('rejects a remote that needs %s, and names it', (_, name, requiredVersion, has) => {
  const fits = { name: 'react-dom', requiredVersion: `^${dependencies['react-dom']}` };
  const manifest = aManifest({ shared: [fits, { name, requiredVersion }] });

  expect(() => parseManifest(manifest)).toThrow(
    expect.objectContaining({
      message: `it needs ${name} ${requiredVersion}, this shell has ${has}`,
    }),
  );
});

function aManifest(others: Partial<Manifest> = {}): Manifest {
  return {
    contractVersion: '3.0.0',
    metaData: { publicPath: '/remotes/wizard/' },
    shared: [],
    integrity: {},
    ...others,
  };
}
