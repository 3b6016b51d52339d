import { appNames } from '@donate-impact/build/remotes';
import { routeTable } from '@donate-impact/shared/routes';
import { parseConfig } from './ask';
import { serveBuilds } from './startGateway';

const server = serveBuilds();
const routes = routeTable.map(
  ({ path, remote, title, page }) => [path.replace(':id', 'any-id'), remote, title, page] as const,
);

it.each(routes)('serves %s with the fragment of %s', async (path, remote, title, page) => {
  const answer = await server.ask(path);
  const { status, headers, body } = answer;

  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['cache-control']).toBe('no-cache');
  expect(body).toContain(`<title>${title}</title>`);
  expect(body).toContain(`data-boundary="${remote}"`);
  const { route, remotes } = parseConfig(answer);
  expect(route).toBe(`${remote}/${page}`);
  const complete = remotes.filter(({ release }) => release?.content);
  expect(complete.map(({ name }) => name)).toEqual([remote]);
  expect(body).not.toContain('<!--site:');
  expect(body.trimEnd()).toMatch(/<\/html>$/);
});

it('serves the licenses of every app that a visitor gets', async () => {
  const { status, body } = await server.ask('/licenses');
  const links = [...body.matchAll(/href="(\S+\/)licenses\.txt"/g)].map(([, folder]) => folder);

  expect(status).toBe(200);
  expect(links).toContain(await server.getFolder('wizard'));
  expect(links).toHaveLength(appNames.length);
  for (const folder of links) {
    const { headers, body } = await server.ask(`${folder}licenses.txt`);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toContain('Permission is hereby granted');
  }
});

it('has the service worker of an application that was here before give way', async () => {
  for (const path of ['/sw.js', '/service-worker.js', '/serviceworker.js', '/ngsw-worker.js']) {
    const { status, headers, body } = await server.ask(path);

    expect([path, status, headers['cache-control']]).toEqual([path, 200, 'no-store']);
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(body).toContain('registration.unregister()');
  }
});

it('serves a page at every spelling of its address', async () => {
  const host = 'http://any.host';
  for (const [spelled, route] of [
    ['/demo /demo/ /demo?step=2 /d%65mo', 'wizard/Wizard'],
    [`${host}/demo HTTPS://a.b:1/demo?a`, 'wizard/Wizard'],
    [`${host} ${host}?from=link ${host}/?from=link`, 'marketing/Landing'],
    ['/candidate/a%20b/', 'results/Candidate'],
  ] as const)
    for (const path of spelled.split(' ')) {
      const answer = await server.ask(path);
      expect([path, answer.status, parseConfig(answer).route]).toEqual([path, 200, route]);
    }
});

it('answers an unknown path with the not-found page and 404', async () => {
  for (const path of [
    ...[
      '/nowhere',
      '/candidate',
      '/candidate/a/b',
      '/demo/2',
      '/demo%2F',
      '/index',
      '/index.html',
      '//demo',
      '/Demo',
    ],
    ...['/pages/demo.html', '/404', '/preview-refused', '/timings', '/constructor'],
    ...['/versions/host', '/versions/host.html', '/fragments/wizard/Wizard'],
    ...['/host', '/remotes', '/static', '/data', '/releases.json', '/remote-page'],
  ]) {
    const known = { 'If-None-Match': '*' };
    const { status, headers, body } = await server.ask(path, known);

    expect([path, status]).toEqual([path, 404]);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toContain('<title>Page not found');
  }
});

it('redirects to the address without the slashes at its end that the router ignores', async () => {
  for (const [path, address] of [
    ['/demo//', '/demo'],
    ['/candidate/a%2Fb%20c//?d', '/candidate/a%2Fb%20c?d'],
    ['///', '/'],
  ] as const) {
    const { status, headers } = await server.ask(path);
    expect([path, status, headers.location]).toEqual([path, 302, address]);
  }
});

it('rejects a malformed path with the site’s own page', async () => {
  // A CDN would keep for a year what dot segments lead to.
  const dots = ['/host/static/../../site.json', '/host/static/%2e%2e/%2e%2e/site.json'];
  for (const path of ['/%zz', '/%00', '/demo%ff', '/candidate/..%2f', ...dots]) {
    const { status, body } = await server.ask(path);

    expect([path, status]).toEqual([path, 400]);
    expect(body).toContain('Prototype, Synthetic data, Not a political committee');
  }
});

it('accepts only GET and HEAD', async () => {
  const version = `${await server.getFolder('wizard')}version.json`;
  for (const path of ['/', '/nowhere', '/data/candidates.json', '/site.json', version]) {
    const get = await server.ask(path);
    const head = await server.ask(path, {}, 'HEAD');

    expect([path, head.status, head.raw.length]).toEqual([path, get.status, 0]);
    for (const header of ['content-type', 'content-length', 'etag', 'cache-control'])
      expect(head.headers[header]).toBe(get.headers[header]);
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND']) {
      const { status, headers } = await server.ask(path, {}, method);
      expect([method, status, headers.allow]).toEqual([method, 405, 'GET, HEAD']);
    }
  }
});
