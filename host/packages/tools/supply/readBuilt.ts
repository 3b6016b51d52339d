import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { liveFolder } from '@donate-impact/build/pointer';
import { root } from '../start/npm.mjs';

interface Component {
  group?: string;
  name: string;
  version: string;
  licenses?: { license?: { id: string }; expression?: string }[];
}

/** A file of an app's last build, in this checkout or in another. */
export function readBuilt(app: string, file: string, checkout = root) {
  return readFileSync(join(liveFolder(join(checkout, app, 'dist')), file), 'utf8');
}

/** The installed packages in an app's last build, each with its license. */
export function installedIn(app: string) {
  const { components }: { components: Component[] } = JSON.parse(readBuilt(app, 'sbom.json'));
  return components.flatMap(({ group, name, version, licenses }) =>
    (licenses ?? []).map(({ license, expression }) => ({
      name: group ? `${group}/${name}` : name,
      version,
      license: license?.id ?? expression ?? '',
    })),
  );
}
