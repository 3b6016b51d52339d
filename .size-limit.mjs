import { readdirSync, readFileSync } from 'node:fs';

// The scripts that pages load before the visitor does anything, in the live releases, with Brotli. Prefetched scripts do not
// count. A limit is a few percent above today's size; a page without a limit of its own has the default.
const defaultLimit = '15 kB';
const limits = {
  Landing: '13.5 kB',
  About: '11.1 kB',
  Audit: '13.9 kB',
  Accessibility: '9.6 kB',
  Wizard: '14.4 kB',
  Results: '31.8 kB',
  Candidate: '24.7 kB',
  Confirm: '22.5 kB',
};

export default [
  {
    name: 'the shell, on every page',
    limit: '139 kB',
    path: listScripts('host', /js\/(?:vendor|index)\./),
  },
  ...readdirSync(import.meta.dirname)
    .filter(isRemote)
    .flatMap(limitPages),
  {
    name: 'an entry without a page',
    limit: '7.2 kB',
    path: listScripts('remote-results', /remoteEntry\./),
  },
];

function isRemote(folder) {
  return folder.startsWith('remote-');
}

function limitPages(folder) {
  const { pages } = JSON.parse(read(`${folder}/remote.json`));
  return Object.keys(pages).map((page) => ({
    name: `${page} of ${folder}`,
    limit: limits[page] ?? defaultLimit,
    path: listScripts(folder, new RegExp(`remoteEntry\\.|__federation_expose_${page}\\.`)),
  }));
}

/** The scripts of an app's active release. */
function listScripts(app, pattern) {
  const [id] = read(`${app}/dist/active.json`).match(/[0-9a-f]{32}(?=;"\}\s*\]\s*$)/);
  const files = read(`${app}/dist/${id}/files.sha256`).match(/static\/\S+\.js$/gm);
  return files.filter((file) => pattern.test(file)).map((file) => `${app}/dist/${file}`);
}

function read(file) {
  return readFileSync(new URL(file, import.meta.url), 'utf8');
}
