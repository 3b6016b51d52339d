import { computeSum } from '@donate-impact/releases/release';
import { type Answer, findRelease, parseConfig } from './ask';
import { deployPreview, serveBuilds, withText } from './startGateway';

const server = serveBuilds({ PREVIEWS: true });
let [deployed, link, resultsLink, live] = ['', '', '', ''];
const zeros = '0'.repeat(32);
const expired = 'preview=; Max-Age=0; Path=/; HttpOnly; SameSite=Strict';

beforeAll(async () => {
  live = `* ${server.built.wizard};`;
  deployed = await server.derive('wizard', withText('Wizard', '<p>A preview of the wizard</p>'));
  link = await deployPreview(server, 'wizard', deployed);
  resultsLink = await deployPreview(server, 'results', await server.derive('results'));
});

it('shows a deployed release to who opens its link, on every page', async () => {
  const opened = await server.ask(`/demo?step=2&preview=${link},${resultsLink}`);
  // Without scheme, host and port: visitors may reach the server by others than its own.
  expect([opened.status, opened.headers.location]).toEqual([302, '/demo']);
  const [kept = ''] = opened.headers['set-cookie'] ?? [];
  expect(kept).toBe(
    `preview=${link},${resultsLink}; Max-Age=3600; Path=/; HttpOnly; SameSite=Strict`,
  );

  for (const path of ['/demo', '/about', '/nowhere']) {
    const page = await withCookie(kept.replace(/;.*/, ''), path);
    const { body, headers } = page;
    expect(body).toMatch(new RegExp(`Preview of <code>wizard@${deployed}, results@\\w{32}</code>`));
    expect(findRelease(parseConfig(page), 'wizard')?.id).toBe(deployed);
    expect(headers).not.toHaveProperty('set-cookie');
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(headers.vary).toBe('Accept-Encoding, Cookie');
  }
  expect((await withCookie(`preview=${link}`)).body).toContain('A preview of the wizard');
});

it('shows a preview on every page again after its files were gone for a moment', async () => {
  const id = await server.derive('wizard');
  const cookie = `preview=${await deployPreview(server, 'wizard', id)}`;
  const restore = await server.remove('wizard', id);
  const without = await withCookie(cookie, '/about');
  await restore();
  const again = await withCookie(cookie, '/about');

  const shown = [without, again].map((page) => findRelease(parseConfig(page), 'wizard')?.id);
  expect(shown).toEqual([undefined, id]);
});

it('shows a preview to nobody else, and its key nowhere', async () => {
  const [, key = ''] = link.split('.');
  const { body, headers } = await server.ask('/demo');

  expect(body).not.toMatch(new RegExp(`${deployed}|Leave the preview`));
  expect(headers).not.toHaveProperty('set-cookie');
  expect((await withCookie(`preview=${link}`)).body).not.toContain(key);
  await server.ask(`/demo?step=2&preview=${link}`);
  await server.ask(`/demo?%70review=${link}`);
  expect(JSON.stringify(server.lines)).not.toContain(key);
});

it('is not ended by a link on another site', async () => {
  const { status, headers } = await server.ask('/demo?preview=off', {
    Cookie: `preview=${link}`,
    'Sec-Fetch-Site': 'cross-site',
  });

  expect([status, headers['set-cookie']]).toEqual([200, undefined]);
});

it('shows nothing of an app that is switched off', async () => {
  await server.release('wizard', '* off;');
  const page = await withCookie(`preview=${link}`);
  await server.release('wizard', live);

  expect([page.status, findRelease(parseConfig(page), 'wizard')]).toEqual([200, null]);
  expect(page.body).not.toContain('A preview of the wizard');
});

it('ends a preview by its link', async () => {
  const { status, headers } = await withCookie(`preview=${link}`, '/demo?preview=off');

  expect([status, headers.location]).toEqual([302, '/demo']);
  expect(headers['set-cookie']).toEqual([expired]);
});

it('never leads to another site or port', async () => {
  const published = 'http://site.example:9000';
  for (const path of ['/demo', '//example.org/', '//example.org/../demo', '/\\example.org/demo']) {
    const answer = await server.ask(`${path}?preview=${link}`, { Host: 'site.example:9000' });
    const { origin } = new URL(answer.headers.location ?? '/', published);
    expect([path, origin]).toEqual([path, published]);
  }
});

it('reads only the parameter of a preview', async () => {
  for (const query of [`a=?preview=${link}`, `apreview=${link}`, `a;preview=${link}`])
    expect((await server.ask(`/demo?${query}`)).status).toBe(200);
});

it('refuses what it has not deployed or another key, says so, and loads nothing of it', async () => {
  const [id, key] = [`wizard@${deployed}`, link.split('.')[1]];
  for (const value of [
    `wizard@${zeros}.${key}`,
    id,
    `${id}.${zeros}`,
    `${id}.${computeSum(key ?? '')}`,
    `${id}.${key?.toUpperCase()}x`,
    `wizard@${server.built.wizard}.${key}`,
    `results@${deployed}.${key}`,
    `nobody@${deployed}.${key}`,
    `constructor@${deployed}.${key}`,
    `${link},results@${zeros}.${zeros}`,
    `${link},${link}`,
    `${link},`,
    ` ${link}`,
    '//example.org/',
    'wizard@none',
    '',
  ]) {
    const answer = await open(encodeURIComponent(value));
    expect([value, answer.status]).toEqual([value, 404]);
    expectRefused(answer);
  }
});

it('refuses a release that any visitor got, even if it was rolled back', async () => {
  for (const releases of [(id: string) => `10% ${id}; ${live}`, (id: string) => `* ${id};`]) {
    const id = await server.derive('wizard');
    const used = await deployPreview(server, 'wizard', id);
    expect((await open(used)).status).toBe(302);
    await server.release('wizard', releases(id));
    await server.release('wizard', live);

    expectRefused(await open(used));
    const kept = await withCookie(`preview=${used}`);
    expect([kept.status, kept.headers['set-cookie']]).toEqual([200, [expired]]);
  }
});

it('refuses a link that another site has opened', async () => {
  for (const [from, status] of [
    ['cross-site', 404],
    ['same-site', 404],
    ['same-origin', 302],
    ['none', 302],
  ] as const) {
    const answer = await server.ask(`/demo?preview=${link}`, { 'Sec-Fetch-Site': from });
    expect([from, answer.status]).toEqual([from, status]);
    if (status === 404) expectRefused(answer);
  }
});

it('ends a cookie of what is no preview, and shows the live page', async () => {
  for (const value of [`${link.slice(0, -1)}x`, 'off', 'a,b']) {
    const page = await withCookie(`preview=${value}`);
    const { status, headers } = page;
    expect([value, status, headers['set-cookie']]).toEqual([value, 200, [expired]]);
    expect(findRelease(parseConfig(page), 'wizard')?.id).toBe(server.built.wizard);
  }
  // An error sets no cookie.
  expect((await withCookie('preview=off', '/nowhere')).headers).not.toHaveProperty('set-cookie');
});

it('refuses every preview unless the operator has switched them on', async () => {
  server.set({});

  expectRefused(await open(link));
  const kept = await withCookie(`preview=${link}`);
  expect([kept.status, kept.body.includes(deployed)]).toEqual([200, false]);
  expect(kept.headers['set-cookie']).toEqual([expired]);
});

function expectRefused({ status, headers, body }: Answer) {
  expect(status).toBe(404);
  expect(body).toContain('There is no such preview');
  expect(body).not.toMatch(/<script|\/remotes\/|example\.org/);
  expect(headers).not.toHaveProperty('set-cookie');
}

function open(value: string) {
  return server.ask(`/demo?preview=${value}`);
}

function withCookie(cookie: string, path = '/demo') {
  return server.ask(path, { Cookie: cookie });
}
