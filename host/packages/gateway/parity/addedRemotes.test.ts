import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deriveRelease } from '@donate-impact/build/deriveRelease';
import { off, pointerFile } from '@donate-impact/build/pointer';
import { ask } from './ask';
import { type Server, targets } from './servers';

// A part that the shell was built without: the fragments of About Us under another name, with other declarations.
const names = targets.map(({ name }) => [name] as const);
const servers = new Map<string, Server>();
const declaration =
  '{"called":"The news","offers":["the news"],"needsScript":true,"pages":{"About":{"path":"/news","title":"News · Donate Impact","link":"News"},"Accessibility":{"path":"/story/:id","title":"A story · Donate Impact"}}}';
/** As long as that in the configuration of nginx. */
function ofLength(length: number) {
  const quoted = Buffer.byteLength(declaration.replaceAll('"', '\\"'));
  return declaration.replace('The news', 'n'.repeat(length - quoted + 'The news'.length));
}
const block =
  /<script type="application\/json" data-remote="news" data-address="([^"]*)">(.*?)<\/script>/;
const link = /<a( aria-current="page")? href="\/news">News<\/a><\/nav>/;
let live = '';

beforeAll(async () => {
  for (const { name, start } of targets)
    servers.set(name, await start({}, [], (root) => addNews(root, declaration)));
}, 400_000);

afterAll(async () => {
  for (const server of servers.values()) await server.stop();
});

it.each(names)('%s composes a page of a remote that the shell was built without', async (name) => {
  const { status, headers, body } = await get(name, '/news');

  expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(body).toContain('<title>News · Donate Impact</title>');
  expect(body).toContain('data-route="news/About"');
  expect(body).toMatch(/<h1[^>]*>About Us<\/h1>/);
  expect(body).toContain('<noscript><p>This page needs JavaScript');
  expect(body).toMatch(/<link rel="preload" as="script"[^>]*__federation_expose_About/);
  expect(link.exec(body)?.[1]).toBe(' aria-current="page"');
  expect(body).not.toContain('<!--#');
});

it.each(names)('%s composes a page at an address with a parameter', async (name) => {
  const { status, body } = await get(name, '/story/17/');

  expect(status).toBe(200);
  expect(body).toContain('data-route="news/Accessibility"');
  expect(body).toContain('<title>A story · Donate Impact</title>');
});

it.each(names)('%s tells every page of the shell what that remote declares', async (name) => {
  for (const path of ['/', '/demo', '/candidate/ruiz', '/nothing']) {
    const { body } = await get(name, path);
    const [, address, declared] = block.exec(body) ?? [];
    expect([path, declared]).toEqual([path, declaration]);
    expect(address).toMatch(
      new RegExp(`^/remotes/news/${live}/mf-manifest\\.json#sha384-[\\w+/]{64}$`),
    );
    expect(link.exec(body)?.[1]).toBeUndefined();
    expect(body).toMatch(link);
  }
});

it.each(names)('%s tells a tab the current release of that remote', async (name) => {
  const releases = JSON.parse((await get(name, '/releases.json')).body);

  expect(releases).toMatchObject({
    news: live,
    integrity: { news: expect.stringMatching(/^sha384-/) },
  });
});

it('both servers compose the same page', async () => {
  const pages = names.map(async ([name]) =>
    (await get(name, '/news')).body.replace(/nonce="\w+"/g, ''),
  );

  const [one, other] = await Promise.all(pages);
  expect(one).toBe(other);
});

it.each(names)('%s has no page of that remote while it is switched off', async (name) => {
  const server = servers.get(name);
  await server?.point('news', changeTo(off));

  for (const path of ['/news', '/story/17']) expect((await get(name, path)).status).toBe(404);
  expect((await get(name, '/')).body).not.toMatch(/data-remote|News/);
  await server?.point('news', changeTo(live));
  expect((await get(name, '/news')).status).toBe(200);
});

const wrong = {
  'is no JSON': declaration.slice(1),
  'would end the block': declaration.replace('The news', 'The </script><script>'),
  'names a variable': declaration.replace('The news', 'The $request_id'),
  'has a text of two lines': declaration.replace('The news', 'The\\nnews'),
  'leads to another site': declaration.replace('"/news"', '"//elsewhere.example"'),
  'has no page': declaration.replace(/"About".*/, '}}'),
  'lacks a title': declaration.replace(',"title":"News · Donate Impact"', ''),
  'is too long': ofLength(3501),
  'has a path twice': declaration.replace('/story/:id"', '/news"'),
  'has a page twice': declaration.replace('"Accessibility"', '"ABOUT"'),
  'has a page with a very long name': declaration.replace('"About"', `"A${'b'.repeat(80)}"`),
  'links to a path with a parameter': declaration.replace(
    'A story · Donate Impact"',
    'A story","link":"Story"',
  ),
  'has a character that is none': declaration.replace('The news', 'The\0news'),
};

it.each(
  Object.entries(wrong).flatMap(([what, text]) =>
    names.map(([name]) => [name, what, text] as const),
  ),
)('%s passes over a declaration that %s', async (name, _, text) => {
  const server = servers.get(name);
  const id = await server?.derive('news', (content, file) =>
    file === 'pages/declaration.json' ? `${text}\n` : content,
  );
  await server?.point('news', changeTo(id ?? ''));

  expect((await get(name, '/news')).status).toBe(404);
  const { status, body } = await get(name, '/about');
  expect(status).toBe(200);
  expect(body).not.toContain('data-remote');
  await server?.point('news', changeTo(live));
});

it.each(names)(
  '%s serves the shell’s own page at a path that another remote claims',
  async (name) => {
    const server = servers.get(name);
    const id = await server?.derive('news', (content, file) =>
      file === 'pages/declaration.json' ? content.replace('"/news"', '"/demo"') : content,
    );
    await server?.point('news', changeTo(id ?? ''));

    const { body } = await get(name, '/demo');
    expect(body).toContain('data-route="wizard/Wizard"');
    expect(
      /<nav[^>]*id="site-navigation".*?<\/nav>/.exec(body)?.[0].match(/href="\/demo"/g),
    ).toHaveLength(1);
    await server?.point('news', changeTo(live));
  },
);

it.each(names)('%s takes a declaration that is as long as can be', async (name) => {
  const server = servers.get(name);
  const id = await server?.derive('news', (content, file) =>
    file === 'pages/declaration.json' ? `${ofLength(3500)}\n` : content,
  );
  await server?.point('news', changeTo(id ?? ''));

  expect((await get(name, '/news')).status).toBe(200);
  await server?.point('news', changeTo(live));
});

async function addNews(root: string, text: string) {
  const dist = join(root, 'remote-news/dist');
  await mkdir(dist, { recursive: true });
  live = await deriveRelease(
    join(root, 'remote-marketing/dist'),
    (content, file) => (file === 'pages/declaration.json' ? `${text}\n` : content),
    dist,
  );
  await writeFile(join(dist, pointerFile), changeTo(live));
}

function changeTo(id: string) {
  const at = new Date().toISOString();
  return `${JSON.stringify({ part: 'news', at, by: 'test', why: 'tried', releases: `* ${id};` })}\n`;
}

function get(name: string, path: string) {
  return ask(servers.get(name)?.origin ?? '', path);
}
