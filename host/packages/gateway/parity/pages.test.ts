import { partNames } from '@donate-impact/build/remotes';
import { routeTable } from '@donate-impact/shared/routes';
import { ask, folderOf } from './ask';
import { type Server, targets } from './servers';

// Both servers must answer alike, so each test runs against both.
const servers = new Map<string, Server>();
const names = targets.map(({ name }) => [name] as const);
const routes = names.flatMap(([name]) =>
  routeTable.map(
    ({ path, remote, title }) => [name, path.replace(':id', 'any-id'), remote, title] as const,
  ),
);

beforeAll(async () => {
  for (const { name, start } of targets) servers.set(name, await start());
}, 400_000);

afterAll(async () => {
  for (const server of servers.values()) await server.stop();
});

it.each(routes)('%s serves %s with the fragment of %s', async (name, path, remote, title) => {
  const { status, headers, body } = await ask(originOf(name), path);

  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['cache-control']).toBe('no-cache');
  expect(body).toContain(`<title>${title}</title>`);
  expect(body).toContain(`data-boundary="${remote}"`);
  expect(body).toContain(`data-manifest="${remote}"`);
  expect(body).not.toContain('<!--#');
  expect(body.trimEnd()).toMatch(/<\/html>$/);
});

it.each(names)('%s composes a page again for a client that has one of its pieces', async (name) => {
  const piece = await ask(
    originOf(name),
    `${await folderOf(originOf(name), 'host')}pages/demo.html`,
  );
  const { etag = '', 'last-modified': modified = new Date().toUTCString() } = piece.headers;
  for (const [header, value] of [
    ['If-None-Match', etag],
    ['If-Modified-Since', modified],
  ] as const) {
    const { status } = await ask(originOf(name), '/demo', { headers: { [header]: value } });
    expect([header, status]).toEqual([header, 200]);
  }
});

it.each(names)('%s serves the licenses of every part that a visitor gets', async (name) => {
  const { status, body } = await ask(originOf(name), '/licenses');
  const links = [...body.matchAll(/href="(\S+)\/licenses\.txt"/g)].map(
    ([, folder]) => `${folder}/`,
  );
  const texts = await askAll(
    name,
    links.map((folder) => `${folder}licenses.txt`),
  );

  expect(status).toBe(200);
  expect(links).toContain(await folderOf(originOf(name), 'wizard'));
  expect(links).toHaveLength(partNames.length);
  for (const { status, headers, body } of texts) {
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(body).toContain('Permission is hereby granted');
  }
});

it.each(names)('%s serves a page with and without a trailing slash', async (name) => {
  const pages = ['/demo', '/demo/', '/demo?step=2', '/candidate/a%20b/'];
  const answers = await askAll(name, pages);

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
});

it.each(names)('%s fills in the nonce that the policy names, a new one each time', async (name) => {
  const pages = await askAll(name, ['/demo', '/demo']);
  const nonces = pages.map(({ body }) => [
    ...new Set([...body.matchAll(/<style nonce="([^"]*)"/g)].map(([, nonce]) => nonce)),
  ]);

  expect(nonces.map((list) => list.length)).toEqual([1, 1]);
  expect(nonces[0]).not.toEqual(nonces[1]);
  for (const [index, page] of pages.entries())
    expect(page.headers['content-security-policy']).toContain(`'nonce-${nonces[index]}'`);
});

it.each(names)('%s answers an unknown path with the not-found page and 404', async (name) => {
  const unknown = ['/nowhere', '/candidate', '/candidate/a/b', '/demo/2', '/index.html'];
  const internal = [
    '/pages/demo.html',
    '/404',
    '/versions/host',
    '/versions/host.html',
    '/fragments/wizard/Wizard',
  ];
  const answers = await askAll(name, [...unknown, ...internal, '/host', '/remotes', '/data']);

  for (const { status, headers, body } of answers) {
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toContain('<title>Page not found');
  }
});

it.each(names)('%s never answers a missing file with a page', async (name) => {
  const [shell, wizard] = [
    await folderOf(originOf(name), 'host'),
    await folderOf(originOf(name), 'wizard'),
  ];
  const answers = await askAll(name, [
    `${shell}static/js/gone.0123456789.js`,
    `${shell}static/`,
    `${shell}static/js`,
    '/host/',
    '/host/static/js/gone.0123456789.js',
    '/data/',
    '/data/none.json',
    '/data/candidates.json.br',
    '/remotes/',
    '/remotes/wizard/',
    '/remotes/wizard/mf-manifest.json',
    wizard,
    `${wizard}static/js/gone.0123456789.js`,
    `${wizard}pages/Gone.html`,
    `${wizard}mf-manifest.json.gz`,
    `/remotes${shell}version.json`,
    `${wizard.replace('wizard', 'results')}version.json`,
    `${wizard.replace('wizard', 'nobody')}mf-manifest.json`,
    `${wizard.replace('wizard', 'constructor')}a.js`,
    `${wizard.replace('wizard', '__proto__')}a.js`,
    '/remotes/wizard/ffffffffffff/version.json',
    '/remotes/wizard/off/version.json',
  ]);

  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
  expect(answers.map(({ body }) => body)).toEqual(answers.map(() => '404\n'));
  expect(new Set(answers.map(({ headers }) => headers['content-type']))).toEqual(
    new Set(['text/plain; charset=utf-8']),
  );
  expect(new Set(answers.map(({ headers }) => headers['cache-control']))).toEqual(
    new Set(['no-store']),
  );
});

it.each(names)('%s serves nothing outside its folders', async (name) => {
  const wizard = await folderOf(originOf(name), 'wizard');
  const answers = await askAll(name, [
    '/data/../package.json',
    '/data/%2e%2e/%2e%2e/package.json',
    '/remotes/wizard/..%2fpackage.json',
    `${wizard}..%2fpackage.json`,
    `${wizard}..%2f..%2fpackage.json`,
    `${wizard}static/%2e%2e%2f%2e%2e%2f%2e%2e%2fpackage.json`,
  ]);

  for (const { status, body } of answers) {
    expect([400, 404]).toContain(status);
    expect(body).not.toContain('workspaces');
  }
});

it.each(names)('%s rejects a malformed path', async (name) => {
  const answers = await askAll(name, ['/%zz', '/%00']);

  expect(answers.map(({ status }) => status)).toEqual([400, 400]);
});

it.each(names)('%s accepts only GET and HEAD', async (name) => {
  const version = `${await folderOf(originOf(name), 'wizard')}version.json`;
  for (const path of ['/', '/nowhere', '/data/candidates.json', '/releases.json', version]) {
    const post = await ask(originOf(name), path, { method: 'POST' });
    const get = await ask(originOf(name), path);
    const head = await ask(originOf(name), path, { method: 'HEAD' });

    expect(post.status).toBe(405);
    expect(post.headers.allow).toBe('GET, HEAD');
    expect(head.status).toBe(get.status);
    expect(head.headers['content-type']).toBe(get.headers['content-type']);
    expect(head.raw).toHaveLength(0);
  }
});

it.each(names)('%s serves a fragment as the remote built it', async (name) => {
  const fragment = `${await folderOf(originOf(name), 'wizard')}pages/Wizard.html`;
  const { status, headers, body } = await ask(originOf(name), fragment);

  expect(status).toBe(200);
  expect(headers['cache-control']).toMatch('immutable');
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(body).toContain('nonce="<!--# echo var="request_id" -->"');
});

function originOf(name: string) {
  return servers.get(name)?.origin ?? '';
}

function askAll(name: string, paths: string[]) {
  return Promise.all(paths.map((path) => ask(originOf(name), path)));
}
