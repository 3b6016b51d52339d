import { addedRemotes, routesWith } from './siteRemotes';

const news = {
  called: 'The news',
  offers: ['the news'],
  needsScript: false,
  pages: { News: { path: '/news', title: 'News', link: 'News' } },
};
const address = '/remotes/news/1/mf-manifest.json#sha384-1';

it('reads what a remote declares, and the address of its manifest, from the page', () => {
  expect(addedRemotes(pageWith(news))).toMatchObject([
    { name: 'news', address, called: 'The news' },
  ]);
});

it.each([
  ['nothing', ''],
  ['no JSON', '{'],
  ['no pages', { ...news, pages: undefined }],
  ['no name for visitors', { ...news, called: '' }],
  ['a path on another site', { ...news, pages: { News: { path: '//elsewhere', title: 'News' } } }],
  ['a page without a title', { ...news, pages: { News: { path: '/news' } } }],
])('leaves out a remote that declares %s, and keeps the others', (_, wrong) => {
  expect(addedRemotes(pageWith(wrong, news))).toMatchObject([{ called: 'The news' }]);
});

it('adds the pages of such remotes to those that the shell knows, each path once', () => {
  const [added] = addedRemotes(pageWith(news));
  if (!added) throw new Error('The page has no such remote');
  const other = { ...added, name: 'other' as typeof added.name };
  const claimed = { Demo: { path: '/demo', title: 'Another demo' } };

  const routes = routesWith([added, other, { ...other, pages: claimed }]);

  expect(routes.slice(-2)).toEqual([
    expect.objectContaining({ path: '/confirm' }),
    { remote: 'news', page: 'News', path: '/news', title: 'News', link: 'News' },
  ]);
  expect(routes.filter(({ path }) => path === '/demo')).toMatchObject([{ remote: 'wizard' }]);
});

function pageWith(...declarations: unknown[]) {
  const page = document.createElement('div');
  for (const declared of declarations) {
    const block = document.createElement('script');
    Object.assign(block.dataset, { remote: 'news', address });
    block.type = 'application/json';
    block.textContent = typeof declared === 'string' ? declared : JSON.stringify(declared);
    page.append(block);
  }
  return page;
}
