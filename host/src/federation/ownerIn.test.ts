import { ownerIn } from './ownerIn';

const release = '0123456789abcdef0123456789abcdef';
const address = `http://localhost/remotes/wizard/${release}/static/js/a.1.js`;

it.each([
  ['Chromium', `TypeError: x\n    at a (${address}:1:20)\n    at ${address}:1:30`],
  ['Firefox and Safari', `a@${address}:1:20\nb@b`],
  ['a later attempt', `${address}?try=1`],
  ['an address with a hash', `${address}#sha384-a`],
])('finds the part whose script threw: %s', (_, text) => {
  expect(ownerIn(text)).toEqual({ remote: 'wizard', release, address });
});

it('finds the shell', () => {
  const text = `https://x.example/host/${release}/data/candidates.json`;

  expect(ownerIn(text)).toEqual({ remote: 'host', release, address: text });
});

it('finds a remote that is switched off', () => {
  expect(ownerIn('/remotes/wizard/off/mf-manifest.json#')).toMatchObject({ release: 'off' });
});

it.each([
  '',
  '/demo',
  'chrome-extension://abc/a.js:1:2',
  'http://localhost/remotes/wizard/static/js/a.js',
])('finds nothing in what is not a file of a release: %p', (text) => {
  expect(ownerIn(text)).toMatchObject({ release: 'none', address: '' });
});
