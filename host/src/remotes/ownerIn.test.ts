import { ownerIn } from './ownerIn';

const address = 'http://localhost/remotes/wizard/static/js/a.1.js';

it.each([
  ['Chromium', `TypeError: x\n    at a (${address}:1:20)\n    at ${address}:1:30`],
  ['Firefox and Safari', `a@${address}:1:20\nb@b`],
  ['a later attempt', `${address}?try=1`],
])('finds the part whose script threw: %s', (_, text) => {
  expect(ownerIn(text)).toEqual({ remote: 'wizard', address });
});

it('finds the shell', () => {
  const text = 'https://x.example/host/static/js/index.1.js';

  expect(ownerIn(text)).toEqual({ remote: 'host', address: text });
});

it.each(['', '/demo', 'chrome-extension://abc/a.js:1:2'])(
  'finds nothing in what is not a file of a part: %p',
  (text) => {
    expect(ownerIn(text).address).toBe('');
  },
);
