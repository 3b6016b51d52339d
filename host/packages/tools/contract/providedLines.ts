import type { Sources } from './openSources';
import { literalOf } from './typeLines';

/** Where a module for each package names what the shell lends of it. */
export const providedFolder = 'shared/src/provided';

/** Each singleton by its major version, and what of it the shell lends; `*` is all of it. */
export function providedLines({ checker, exportsOf, list, read, typeOf }: Sources, file: string) {
  const { dependencies } = JSON.parse(read('shared/package.json'));
  const modules = list(providedFolder);
  const singletons = typeOf(file, 'singletons');
  const names = singletons.isTypeReference() ? checker.getTypeArguments(singletons) : [];
  const lines = names.map(literalOf).flatMap((name) => {
    const module = moduleOf(name);
    const lent = modules.includes(module) ? exportsOf(module).map((one) => one.name) : ['*'];
    const major = String(dependencies[name]).split('.')[0] ?? '';
    return [[name, major], ...lent.map((each) => [`${name} ${each}`, 'lent'])];
  });
  return Object.fromEntries(lines);
}

function moduleOf(name: string) {
  const words = name.replace(/^@.*\//, '').replace(/-(.)/g, (_, letter) => letter.toUpperCase());
  return `${providedFolder}/${words}.ts`;
}
