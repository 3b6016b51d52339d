/** @jest-environment node */
import { versionText } from './versionText';

const source = `export const contractVersion = '2.0.0';
export const neededVersion = '1.2.0';
export const supportedVersions = [contractVersion];
`;

it('a shell of a new major version supports the last one, and the one that live remotes still state', () => {
  const released = { version: '2.0.0', needed: '1.2.0' };

  const text = versionText(source, released, { version: '3.0.0', needed: '3.0.0' });

  expect(text).toContain("contractVersion = '3.0.0';");
  expect(text).toContain("neededVersion = '3.0.0';");
  expect(text).toContain("[contractVersion, '2.0.0', '1.2.0'];");
});

it('a shell of a new minor version supports what it supported before', () => {
  const carrying = source.replace('[contractVersion]', "[contractVersion, '1.2.0']");
  const released = { version: '2.0.0', needed: '2.0.0' };

  const text = versionText(carrying, released, { version: '2.1.0', needed: '2.1.0' });

  expect(text).toContain("[contractVersion, '1.2.0'];");
});
