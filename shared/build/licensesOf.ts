import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isInstalled, type Package } from './Package';

// They ask for nothing but their text, which every release brings.
const allowed = ['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0'];

/** The full licenses of the installed packages among these, as text. Throws for a license that is not allowed. */
export function licensesOf(packages: Package[]) {
  const texts = packages.filter(isInstalled).map((each) => {
    const title = `${each.name} ${each.version} (${each.license})`;
    return `${title}\n${'='.repeat(title.length)}\n\n${licenseOf(each)}\n`;
  });
  return ['The packages whose code is in this release, and their licenses.\n', ...texts].join(
    '\n\n',
  );
}

function licenseOf({ name, license = 'none', folder }: Package) {
  if (!allowed.includes(license))
    throw new Error(`${name} has the license ${license}, which licensesOf.ts does not allow`);
  const files = readdirSync(folder).filter((file) => /^(?:licen[cs]e|copying|notice)/i.test(file));
  if (files.length === 0) throw new Error(`${name} comes without the text of its license`);
  return files
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8').trim())
    .join('\n\n');
}
