import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const manifest = createRequire(import.meta.url).resolve('@donate-impact/shared/package.json');

/** The library's sources. */
export const sourceFolder = join(dirname(manifest), 'src');

/** The site's data files, which builds copy. */
export const dataFolder = join(dirname(manifest), 'data');

/** The router that the library depends on. */
export const routerFolder = dirname(createRequire(manifest).resolve('react-router/package.json'));
