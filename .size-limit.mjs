import { readFileSync } from 'node:fs';

// The scripts that pages load before the visitor does anything, in the live releases, with Brotli. What is loaded ahead
// for the next page does not count. A limit is about three percent above today's size.
export default [
  {
    name: 'the shell, on every page',
    limit: '139 kB',
    path: listScripts('host', /js\/(?:vendor|index)\./),
  },
  page('marketing', 'Landing', '12.3 kB'),
  page('marketing', 'About', '10.5 kB'),
  page('marketing', 'Audit', '14.2 kB'),
  page('marketing', 'Accessibility', '9.3 kB'),
  page('wizard', 'Wizard', '13.5 kB'),
  page('results', 'Results', '32 kB'),
  page('results', 'Candidate', '24.1 kB'),
  page('results', 'Confirm', '20.6 kB'),
  {
    name: 'an entry without a page',
    limit: '7.6 kB',
    path: listScripts('remote-results', /remoteEntry\./),
  },
];

function page(remote, name, limit) {
  const scripts = new RegExp(`remoteEntry\\.|__federation_expose_${name}\\.`);
  return { name: `${name} of ${remote}`, limit, path: listScripts(`remote-${remote}`, scripts) };
}

/** The scripts of a part's live release: the last one that its pointer names. */
function listScripts(part, pattern) {
  const read = (file) => readFileSync(new URL(`${part}/dist/${file}`, import.meta.url), 'utf8');
  const [id] = read('pointer.json').match(/[0-9a-f]{32}(?=;"\}\s*\]\s*$)/);
  const files = read(`${id}/files.sha256`).match(/static\/\S+\.js$/gm);
  return files.filter((file) => pattern.test(file)).map((file) => `${part}/dist/${file}`);
}
