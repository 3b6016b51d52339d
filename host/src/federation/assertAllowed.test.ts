import { assertAllowed } from './assertAllowed';

afterEach(() => {
  delete document.documentElement.dataset.origins;
});

it.each(['/remotes/wizard/a.js', 'http://localhost/a.js', 'a.js'])('allows %s', (address) => {
  expect(() => assertAllowed(address)).not.toThrow();
});

it.each([
  'https://parts.example/a.js',
  '//parts.example/a.js',
  'http://localhost:81/a.js',
  'https://localhost/a.js',
  'data:text/javascript,1',
  'blob:http://localhost.example/1',
])('refuses %s', (address) => {
  expect(() => assertAllowed(address)).toThrow('that this site does not allow');
});

it('allows the origins that the page names, and no other', () => {
  document.documentElement.dataset.origins = 'https://parts.example https://cdn.example:8443';

  expect(() => assertAllowed('https://parts.example/a.js')).not.toThrow();
  expect(() => assertAllowed('https://cdn.example:8443/a.js')).not.toThrow();
  for (const address of ['https://cdn.example/a.js', 'http://parts.example/', 'https://example/'])
    expect(() => assertAllowed(address)).toThrow('that this site does not allow');
});
