import { ask, findRelease, parseConfig } from './ask';
import { deployPreview, expired, type Served, startGateway, withText } from './startGateway';

let server: Served;
let [deployed, link, resultsLink] = ['', '', ''];

beforeAll(async () => {
  server = await startGateway({ previewsAreOn: true });
  deployed = await server.derive('wizard', withText('Wizard', '<p>A preview of the wizard</p>'));
  link = await deployPreview(server, 'wizard', deployed);
  resultsLink = await deployPreview(server, 'results', await server.derive('results'));
});

afterAll(async () => {
  await server.stop();
});

it('shows a deployed release to who opens its link, on every page', async () => {
  const opened = await ask(server.origin, `/demo?step=2&preview=${link},${resultsLink}`);
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
    expect([headers['cache-control'], headers.vary]).toEqual([
      'private, no-cache',
      'Accept-Encoding, Cookie',
    ]);
  }
  expect((await withCookie(`preview=${link}`)).body).toContain('A preview of the wizard');
});

it('shows a preview to nobody else, and its key nowhere', async () => {
  const [, key = ''] = link.split('.');
  const { body, headers } = await ask(server.origin, '/demo');

  expect(body).not.toMatch(new RegExp(`${deployed}|Leave the preview`));
  expect(headers).not.toHaveProperty('set-cookie');
  expect((await withCookie(`preview=${link}`)).body).not.toContain(key);
  await ask(server.origin, `/demo?step=2&preview=${link}`);
  expect(JSON.stringify(server.lines)).toContain('preview=…');
  expect(JSON.stringify(server.lines)).not.toContain(key);
});

it('shows nothing of an app that is switched off', async () => {
  await server.release('wizard', '* off;');
  const page = await withCookie(`preview=${link}`);
  await server.release('wizard', `* ${server.built.wizard};`);

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
    const headers = { Host: 'site.example:9000' };
    const answer = await ask(server.origin, `${path}?preview=${link}`, { headers });
    const { origin } = new URL(answer.headers.location ?? '/', published);
    expect([path, origin]).toEqual([path, published]);
  }
});

it('reads only the parameter of a preview', async () => {
  for (const query of [`a=?preview=${link}`, `apreview=${link}`, `a;preview=${link}`])
    expect((await ask(server.origin, `/demo?${query}`)).status).toBe(200);
});

function withCookie(cookie: string, path = '/demo') {
  return ask(server.origin, path, { headers: { Cookie: cookie } });
}
