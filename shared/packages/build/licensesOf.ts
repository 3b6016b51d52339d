import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isInstalled, type Package } from './Package';

/** The full licenses of the installed packages among these, as text. */
export function licensesOf(packages: Package[]) {
  const texts = packages.filter(isInstalled).map((each) => {
    const title = `${each.name} ${each.version} (${each.license})`;
    return `${title}\n${'='.repeat(title.length)}\n\n${licenseOf(each)}\n`;
  });
  return ['The packages whose code is in this release, and their licenses.\n', ...texts].join(
    '\n\n',
  );
}

function licenseOf({ name, folder }: Package) {
  const files = readdirSync(folder).filter((file) => /^(?:licen[cs]e|copying|notice)/i.test(file));
  if (files.length === 0) throw new Error(`${name} comes without the text of its license`);
  return files
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8').trim())
    .join('\n\n');
}
