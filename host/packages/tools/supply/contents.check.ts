import { readFileSync } from 'node:fs';
import { Spec, Validation } from '@cyclonedx/cyclonedx-library';
import { appFolders } from '@donate-impact/build/remotes';
import { allowed, document, licensesTable } from './licensesTable';
import { installedIn, readBuilt } from './readBuilt';

// Checks the last build of each part: `npm run test:releases` after `npm run build`.
const compileHint = '//# allFunctionsCalledOnLoad\n';
const validator = new Validation.JsonStrictValidator(Spec.Version.v1dot6);

it.each(appFolders)('the bill of materials of %s is valid CycloneDX 1.6', async (app) => {
  expect(await validator.validate(readBuilt(app, 'sbom.json'))).toBeNull();
});

it.each(appFolders)('the release of %s lists the digest of its bill of materials', (app) => {
  expect(readBuilt(app, 'files.sha256')).toMatch(/^[0-9a-f]{64} {2}sbom\.json$/m);
});

it.each(appFolders)('every package in %s has a license that is allowed, with its text', (app) => {
  const installed = installedIn(app);
  const texts = readBuilt(app, 'licenses.txt');

  expect(installed).toContainEqual(expect.objectContaining({ name: 'react' }));
  for (const { name, version, license } of installed) {
    expect([name, allowed]).toEqual([name, expect.arrayContaining([license])]);
    expect(texts).toContain(`\n${name} ${version} (${license})\n`);
  }
});

it.each(appFolders)('a browser compiles every script of %s while it arrives', (app) => {
  const scripts = readBuilt(app, 'files.sha256').match(/(?<= {2})\S+\.js$/gm) ?? [];

  expect(scripts.length).toBeGreaterThan(1);
  for (const script of scripts)
    expect([script, readBuilt(app, script).startsWith(compileHint)]).toEqual([script, true]);
});

it('shared/docs/licenses.md is up to date (npm run licenses)', () => {
  expect(readFileSync(document, 'utf8')).toBe(licensesTable());
});
