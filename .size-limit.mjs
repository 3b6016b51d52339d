import { readFileSync } from 'node:fs';

// The scripts that pages load before the visitor does anything, in the live releases, with Brotli. What is loaded ahead
// for the next page does not count. A limit is about three percent above today's size.
const scripts = (part) => `${live(part)}/static/js`;

export default [
  {
    name: 'the shell, on every page',
    limit: '118 kB',
    path: [`${scripts('host')}/vendor.*.js`, `${scripts('host')}/index.*.js`],
  },
  {
    name: 'the shell’s React Query, on the pages of results',
    limit: '9.4 kB',
    path: `${scripts('host')}/async/react-query.*.js`,
  },
  page('marketing', 'Landing', '7.2 kB'),
  page('marketing', 'About', '5.4 kB'),
  page('marketing', 'Audit', '9.1 kB'),
  page('marketing', 'Accessibility', '4.2 kB'),
  page('wizard', 'Wizard', '7.4 kB'),
  page('results', 'Results', '25.8 kB'),
  page('results', 'Candidate', '16.6 kB'),
  page('results', 'Confirm', '13.6 kB'),
  { name: 'an entry without a page', limit: '2.5 kB', path: entry('results') },
];

function page(remote, name, limit) {
  const module = `${scripts(`remote-${remote}`)}/async/__federation_expose_${name}.*.js`;
  return { name: `${name} of ${remote}`, limit, path: [entry(remote), module] };
}

function entry(remote) {
  return `${scripts(`remote-${remote}`)}/remoteEntry.*.js`;
}

/** The folder of a part's live release: the last one that its pointer names. */
function live(part) {
  const pointer = readFileSync(new URL(`${part}/dist/pointer.jsonl`, import.meta.url), 'utf8');
  const [, id] = /.*\* (\w+);/s.exec(pointer);
  return `${part}/dist/${id}`;
}
