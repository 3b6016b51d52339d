import { parseDeclaration } from './declaration';

const hash = `sha384-${'a'.repeat(64)}`;
const sound = {
  name: 'news',
  order: 40,
  displayName: 'The news',
  features: ['the news'],
  needsScript: false,
  pages: { About: { path: '/news', title: 'News', link: 'News' } },
  manifest: {
    contractVersion: '3.0.0',
    shared: [],
    metaData: { remoteEntry: { name: 'entry.js', path: 'static/js/' } },
    exposes: [{ name: 'About', assets: { js: { sync: ['static/js/about.js'] } } }],
    integrity: { 'static/js/about.js': hash },
  },
  integrity: hash,
  preload: { About: ['/data/candidates.json'] },
};

it.each([
  ['the name of another remote', { name: 'wizard' }],
  ['a page without a title', { pages: { About: { path: '/news' } } }],
  ['a very long text', { displayName: 'n'.repeat(201) }],
  ['another form of hash', { integrity: `sha384-${'a'.repeat(64)}=` }],
  [
    'another type in a context',
    { extensionPoints: { 'latest-news': { page: 'About', context: { id: 'date' } } } },
  ],
  ['markup in the address of a file', { preload: { About: ['/"><b>'] } }],
])('refuses a declaration with %s', (_, other) => {
  expect(() => parse(other)).toThrow('The declaration of news@1 is refused: ');
});

it('refuses a manifest with another form of hash, or with markup in the address of a script', () => {
  const { manifest } = sound;
  const remoteEntry = { ...manifest.metaData.remoteEntry, path: '"><b>/' };

  for (const wrong of [{ integrity: { 'a.js': 'sha256-a' } }, { metaData: { remoteEntry } }])
    expect(() => parse({ manifest: { ...manifest, ...wrong } })).toThrow('manifest.');
  expect(parse({ manifest })).toMatchObject({ name: 'news' });
});

it('keeps an extension point with only the name of its page as it is, for shells that read nothing else', () => {
  const extensionPoints = { 'latest-news': 'About' };

  expect(parse({ extensionPoints })).toMatchObject({ extensionPoints });
});

it.each(['', 'null', '[]', '{"name":'])('refuses the text %j', (text) => {
  expect(() => parseDeclaration('news', text, 'news@1')).toThrow('news@1 is refused');
});

it('names each problem with its place', () => {
  expect(() => parse({ pages: { News: { path: '/data', title: '' } }, order: 0 })).toThrow(
    'order: use a whole number from 1 to 999; pages.News.path: the site serves something else there; choose another path; pages.News.title: write a text',
  );
});

it('reads the declaration of a release of before the order, which has a port', () => {
  expect(parse({ order: undefined, port: 3004 }).order).toBe(40);
});

/** Parses the declaration with other values. */
function parse(other: object) {
  return parseDeclaration('news', JSON.stringify({ ...sound, ...other }), 'news@1');
}
