import { serveBuilds } from './startGateway';

const server = serveBuilds();
let [canary, live] = ['', ''];

beforeAll(async () => {
  canary = await server.derive('wizard');
  live = `* ${server.built.wizard};`;
});

it('keeps a visitor on one side of a canary by a random number', async () => {
  await server.release('wizard', `50% ${canary}; ${live}`);

  const numbers = new Set<string>();
  for (let visitor = 0; visitor < 20; visitor += 1) {
    const first = await server.ask('/demo');
    const [cookie = ''] = first.headers['set-cookie'] ?? [];
    expect(cookie).toMatch(/^visitor=[0-9a-f]{16}; Path=\/; SameSite=Lax$/);
    numbers.add(cookie);
    const kept = cookie.replace(/;.*/, '');
    const again = await server.ask('/demo', { Cookie: `theme=dark; ${kept}` });
    expect(again.headers).not.toHaveProperty('set-cookie');
    expect(again.body).toBe(first.body);
  }
  expect(numbers.size).toBe(20);
});

it('lets no cache share pages, and gives no number with an error, while a canary runs', async () => {
  await server.release('wizard', `50% ${canary}; ${live}`);

  for (const path of ['/demo', '/about', '/nowhere', '/version.json']) {
    const { headers } = await server.ask(path);
    expect([path, headers['cache-control']]).toEqual([path, 'private, no-cache']);
    expect(headers.vary).toBe('Accept-Encoding, Cookie');
    if (path === '/nowhere') expect(headers).not.toHaveProperty('set-cookie');
  }
  expect((await server.ask('/site.json')).headers['cache-control']).toBe('no-store');
});

it('replaces a number that it has not given', async () => {
  await server.release('wizard', `50% ${canary}; ${live}`);

  for (const number of ['', 'x', '0'.repeat(15), '0'.repeat(17), `${'0'.repeat(15)}G`]) {
    const answer = await server.ask('/demo', { Cookie: `visitor=${number}` });
    expect(answer.headers['set-cookie']).toEqual([expect.stringMatching(/^visitor=\w{16}; /)]);
  }
});

it('gives no visitor a number while no canary runs, and takes it back', async () => {
  await server.release('wizard', `50% ${canary}; ${live}`);
  await server.release('wizard', live);

  const known = await server.ask('/demo', { Cookie: `visitor=${'0'.repeat(16)}` });
  expect(known.headers['set-cookie']).toEqual(['visitor=; Path=/; Max-Age=0']);
  expect((await server.ask('/demo')).headers).not.toHaveProperty('set-cookie');
});

it('tells open tabs which releases were taken back, and no longer once they are live again', async () => {
  const withdrawn = async () => (await server.readConfig()).withdrawn;
  await server.release('wizard', `50% ${canary}; ${live}`);
  expect(await withdrawn()).toEqual([]);
  await server.release('wizard', live);
  expect(await withdrawn()).toEqual([`wizard@${canary}`]);

  await server.release('wizard', `* ${canary};`);
  expect(await withdrawn()).toEqual([]);
  await server.release('wizard', live);
  expect(await withdrawn()).toEqual([`wizard@${canary}`]);
  await server.release('wizard', '* off;');
  await server.release('wizard', `* ${canary};`);
  expect(await withdrawn()).toEqual([`wizard@${server.built.wizard}`]);
});
