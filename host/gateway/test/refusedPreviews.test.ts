import { hashPreviewKey } from '@donate-impact/build/activeRelease';
import { type Answer, ask, findRelease, parseConfig } from './ask';
import { deployPreview, expired, type Served, startGateway } from './startGateway';

let server: Served;
let [deployed, link, live] = ['', '', ''];
const zeros = '0'.repeat(32);

beforeAll(async () => {
  server = await startGateway({ previewsAreOn: true });
  live = `* ${server.built.wizard};`;
  deployed = await server.derive('wizard');
  link = await deployPreview(server, 'wizard', deployed);
});

afterAll(async () => {
  await server.stop();
});

it('refuses what it has not deployed or another key, says so, and loads nothing of it', async () => {
  const [id, key] = [`wizard@${deployed}`, link.split('.')[1]];
  for (const value of [
    `wizard@${zeros}.${key}`,
    id,
    `${id}.${zeros}`,
    `${id}.${hashPreviewKey(key ?? '')}`,
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
    const headers = { 'Sec-Fetch-Site': from };
    const answer = await ask(server.origin, `/demo?preview=${link}`, { headers });
    expect([from, answer.status]).toEqual([from, status]);
    if (status === 404) expectRefused(answer);
  }
});

it('ends a cookie of what is no preview, and shows the live page', async () => {
  for (const value of [
    `wizard@${zeros}.${zeros}`,
    `${link.slice(0, -1)}x`,
    'news@1',
    'off',
    'a,b',
  ]) {
    const page = await withCookie(`preview=${value}`);
    const { status, headers } = page;
    expect([value, status, headers['set-cookie']]).toEqual([value, 200, [expired]]);
    expect(findRelease(parseConfig(page), 'wizard')?.id).toBe(server.built.wizard);
  }
  // An error sets no cookie.
  expect((await withCookie('preview=off', '/nowhere')).headers).not.toHaveProperty('set-cookie');
});

it('refuses every preview unless the operator has switched them on', async () => {
  const closed = await startGateway();
  const id = await closed.derive('wizard');
  const closedLink = await deployPreview(closed, 'wizard', id);
  const opened = await ask(closed.origin, `/demo?preview=${closedLink}`);
  const kept = await ask(closed.origin, '/demo', { headers: { Cookie: `preview=${closedLink}` } });
  await closed.stop();

  expectRefused(opened);
  expect([kept.status, kept.body.includes(id)]).toEqual([200, false]);
  expect(kept.headers['set-cookie']).toEqual([expired]);
});

function expectRefused({ status, headers, body }: Answer) {
  expect(status).toBe(404);
  expect(body).toContain('There is no such preview');
  expect(body).not.toMatch(/<script|\/remotes\/|example\.org/);
  expect(headers).not.toHaveProperty('set-cookie');
}

function open(value: string) {
  return ask(server.origin, `/demo?preview=${value}`);
}

function withCookie(cookie: string, path = '/demo') {
  return ask(server.origin, path, { headers: { Cookie: cookie } });
}
