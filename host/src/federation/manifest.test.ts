import { parseManifest } from './manifest';
import { aManifest } from './testing/aManifest';

const address = '/remotes/wizard/mf-manifest.json';
const progress = { remote: 'wizard', phase: 'manifest', address } as const;

it('reads the fields of a manifest that the shell uses, and ignores the rest', () => {
  const manifest = aManifest(['Wizard']);

  expect(parseManifest(progress, { ...manifest, shared: [], id: 'wizard' })).toEqual(manifest);
});

it.each([
  ['nothing', null],
  ['a list', []],
  ['no contract', { ...aManifest(['Wizard']), contractVersion: undefined }],
  ['a number for the contract', { ...aManifest(['Wizard']), contractVersion: 1 }],
  ['no pages', { ...aManifest([]), exposes: undefined }],
  ['an entry without a name', withEntryName('')],
])('rejects %s as a manifest', (_, json) => {
  expect(() => parseManifest(progress, json)).toThrow(
    expect.objectContaining({
      phase: 'manifest',
      address,
      message: 'wizard: its manifest has the wrong shape',
    }),
  );
});

it.each(['1.0.0', '1.7.2'])('accepts contract %s', (contractVersion) => {
  const manifest = aManifest(['Wizard'], { contractVersion });

  expect(parseManifest(progress, manifest)).toEqual(manifest);
});

it.each(['0.9.0', '2.0.0', '10.0.0', ''])(
  'rejects contract "%s" and names it',
  (contractVersion) => {
    const manifest = aManifest(['Wizard'], { contractVersion });

    expect(() => parseManifest(progress, manifest)).toThrow(
      expect.objectContaining({
        phase: 'contract',
        version: contractVersion,
        message: `wizard: it was built for contract ${contractVersion}, this shell supports 1.2.0`,
      }),
    );
  },
);

function withEntryName(name: string) {
  const manifest = aManifest(['Wizard']);
  return { ...manifest, metaData: { ...manifest.metaData, remoteEntry: { name, path: '' } } };
}
