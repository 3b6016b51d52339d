import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { isInstalled, type Package } from './Package';

/**
 * A bill of materials in the format of CycloneDX 1.6. It depends on the packages alone: no time, no serial number.
 * @param root the folder of the part that was built, one of the packages
 */
export function sbomOf(root: string, packages: Package[]) {
  const part = packages.find(({ folder }) => folder === root);
  if (!part) throw new Error(`The build of ${root} contains none of its modules`);
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { ...ownComponent(part), type: 'application' } },
    components: packages
      .filter((each) => each !== part)
      .map((each) => (isInstalled(each) ? installedComponent(each) : ownComponent(each))),
  };
}

/** A package of this repository, with the digest of each module. */
function ownComponent({ name, version, folder, modules }: Package) {
  const components = modules.map((path) => ({
    type: 'file',
    name: relative(folder, path).replaceAll(sep, '/'),
    hashes: [
      { alg: 'SHA-256', content: createHash('sha256').update(readFileSync(path)).digest('hex') },
    ],
  }));
  return { type: 'library', name, version, components };
}

/** A package of the registry, with the digest of its archive there. */
function installedComponent(each: Package) {
  const { name, version, license } = each;
  const [, group, ownName] = /^(?:(@[^/]*)\/)?(.*)$/.exec(name) ?? [];
  return {
    type: 'library',
    ...(group && { group }),
    name: ownName,
    version,
    hashes: [{ alg: 'SHA-512', content: sha512Of(each).toString('hex') }],
    licenses: [{ license: { id: license } }],
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
  };
}

/** The digest in the lock file beside the outermost node_modules; throws for a package that is not the locked one. */
function sha512Of({ name, version, folder }: Package) {
  const [, root = '', path = ''] = /^(.*?)[\\/](node_modules[\\/].*)$/.exec(folder) ?? [];
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const locked = packages[path.replaceAll(sep, '/')];
  if (locked?.version !== version || !locked.integrity?.startsWith('sha512-'))
    throw new Error(`${name} ${version} is not what package-lock.json names: run npm ci`);
  return Buffer.from(locked.integrity.replace('sha512-', ''), 'base64');
}
