import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deriveRelease } from '@donate-impact/build/deriveRelease';
import { off, pointerFile } from '@donate-impact/build/pointer';
import { ask } from './ask';
import { changeOf, distIn, type Served, startGateway } from './startGateway';

// A part that the shell was built without: the fragments of About Us under another name, with other declarations.
let server: Served;
const declaration =
  '{"called":"The news","offers":["the news"],"needsScript":true,"pages":{"About":{"path":"/news","title":"News · Donate Impact","link":"News"},"Accessibility":{"path":"/story/:id","title":"A story · Donate Impact"}}}';
const block =
  /<script type="application\/json" data-remote="news" data-address="([^"]*)">(.*?)<\/script>/;
const link = /<a( aria-current="page")? href="\/news">News<\/a><\/nav>/;
let live = '';

beforeAll(async () => {
  server = await startGateway({}, { prepare: addNews });
});

afterAll(async () => {
  await server.stop();
});

it('composes a page of a remote that the shell was built without', async () => {
  const { status, headers, body } = await get('/news');

  expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(body).toContain('<title>News · Donate Impact</title>');
  expect(body).toContain('data-route="news/About"');
  expect(body).toMatch(/<h1[^>]*>About Us<\/h1>/);
  expect(body).toContain('<noscript><p>This page needs JavaScript');
  expect(body).toMatch(/<link rel="preload" as="script"[^>]*__federation_expose_About/);
  expect(link.exec(body)?.[1]).toBe(' aria-current="page"');
  expect(body).not.toContain('<!--#');

  const story = await get('/story/17/');
  expect(story.status).toBe(200);
  expect(story.body).toContain('data-route="news/Accessibility"');
  expect(story.body).toContain('<title>A story · Donate Impact</title>');
});

it('tells every page of the shell what that remote declares', async () => {
  for (const path of ['/', '/demo', '/candidate/ruiz', '/nothing']) {
    const { body } = await get(path);
    const [, address, declared] = block.exec(body) ?? [];
    expect([path, declared]).toEqual([path, declaration]);
    expect(address).toMatch(
      new RegExp(`^/remotes/news/${live}/mf-manifest\\.json#sha384-[\\w+/]{64}$`),
    );
    expect(link.exec(body)?.[1]).toBeUndefined();
    expect(body).toMatch(link);
  }
});

it('tells a tab the current release of that remote', async () => {
  const integrity = { news: expect.stringMatching(/^sha384-/) };

  expect(JSON.parse((await get('/releases.json')).body)).toMatchObject({ news: live, integrity });
});

it('has no page of that remote while it is switched off', async () => {
  await server.release('news', `* ${off};`);

  for (const path of ['/news', '/story/17']) expect((await get(path)).status).toBe(404);
  expect((await get('/')).body).not.toMatch(/data-remote|News/);
  expect(JSON.parse((await get('/releases.json')).body).news).toBe(off);
  await server.release('news', `* ${live};`);
  expect((await get('/news')).status).toBe(200);
});

const wrong = {
  'is no JSON': declaration.slice(1),
  'would end the block': declaration.replace('The news', 'The </script><script>'),
  'names a variable': declaration.replace('The news', 'The $request_id'),
  'has a text of two lines': declaration.replace('The news', 'The\\nnews'),
  'leads to another site': declaration.replace('"/news"', '"//elsewhere.example"'),
  'has no page': declaration.replace(/"About".*/, '}}'),
  'lacks a title': declaration.replace(',"title":"News · Donate Impact"', ''),
  'is too long': declaration.replace('The news', 'n'.repeat(4000)),
  'has a path twice': declaration.replace('/story/:id"', '/news"'),
  'has a page twice': declaration.replace('"Accessibility"', '"ABOUT"'),
  'has a page with a very long name': declaration.replace('"About"', `"A${'b'.repeat(80)}"`),
  'links to a path with a parameter': declaration.replace('Impact"}}', 'Impact","link":"A"}}'),
  'has a character that is none': declaration.replace('The news', 'The\0news'),
};

it.each(Object.entries(wrong))('passes over a declaration that %s', async (_, text) => {
  await declare(text);

  expect((await get('/news')).status).toBe(404);
  const { status, body } = await get('/about');
  expect(status).toBe(200);
  expect(body).not.toContain('data-remote');
});

it('serves the shell’s own page at a path that another remote claims', async () => {
  await declare(declaration.replace('"/news"', '"/demo"'));

  const { body } = await get('/demo');
  expect(body).toContain('data-route="wizard/Wizard"');
  const [navigation = ''] = /<nav[^>]*id="site-navigation".*?<\/nav>/.exec(body) ?? [];
  expect(navigation.match(/href="\/demo"/g)).toHaveLength(1);
});

it('takes a long declaration', async () => {
  await declare(declaration.replace('The news', 'n'.repeat(3000)));

  expect((await get('/news')).status).toBe(200);
});

async function addNews(root: string) {
  const dist = distIn(root, 'news');
  await mkdir(dist, { recursive: true });
  live = await deriveRelease(
    distIn(root, 'marketing'),
    (content, file) => (file === 'pages/declaration.json' ? `${declaration}\n` : content),
    dist,
  );
  await writeFile(join(dist, pointerFile), changeOf('news', `* ${live};`));
}

function get(path: string) {
  return ask(server.origin, path);
}

/** Makes a release of the remote live that declares something else. */
async function declare(text: string) {
  const id = await server.derive('news', (content, file) =>
    file === 'pages/declaration.json' ? `${text}\n` : content,
  );
  await server.release('news', `* ${id};`);
}
