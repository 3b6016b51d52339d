import { ask, getFolder, parseConfig } from './ask';
import { deployPreview, type Served, startGateway, withText } from './startGateway';

let server: Served;

afterEach(async () => {
  await server.stop();
});

it('serves the shell and the other apps when a remote has never been there', async () => {
  server = await startGateway({}, ['wizard']);

  const [demo, about] = [await ask(server.origin, '/demo'), await ask(server.origin, '/about')];

  expect([demo.status, about.status]).toEqual([404, 200]);
  expect(about.body).toContain('data-boundary="marketing"');
  expect(about.body).not.toContain('Run Demo</a>');
  expect(parseConfig(about).remotes.map(({ name }) => name)).toEqual(['marketing', 'results']);
});

it('answers 503 for the files of a remote that is down', async () => {
  server = await startGateway();
  const { origin } = server;
  const folder = await getFolder(origin, 'wizard');
  await server.remove('wizard');

  for (const path of [
    ...['version.json', 'pages/Wizard.html'].map((file) => folder + file),
    '/remotes/wizard/static/js/any.0123456789.js',
  ]) {
    const { status, headers, body } = await ask(origin, path);

    expect([path, status, body]).toEqual([path, 503, '503\n']);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(headers['x-content-type-options']).toBe('nosniff');
  }
  const others = await getFolder(origin, 'results');
  expect((await ask(origin, `${others}version.json`)).status).toBe(200);
});

it('answers 503 when the shell is not there', async () => {
  server = await startGateway({}, ['host']);

  for (const path of ['/', '/nowhere']) {
    const { status, headers, body } = await ask(server.origin, path);
    expect([path, status, body]).toEqual([path, 503, '503\n']);
    expect(headers['cache-control']).toBe('no-store');
  }
});

it('keeps the live releases in memory, however much is read of others', async () => {
  server = await startGateway({ PREVIEWS: true });
  const large = withText('Wizard', ' '.repeat(3_900_000));
  const links: string[] = [];
  for (let count = 0; count < 9; count += 1)
    links.push(await deployPreview(server, 'wizard', await server.derive('wizard', large)));
  for (const link of links) {
    const preview = await ask(server.origin, '/demo', { headers: { Cookie: `preview=${link}` } });
    expect(preview.body.length).toBeGreaterThan(3_900_000);
  }
  await server.remove('wizard');
  // Other settings have every page composed anew.
  server.set({});

  expect((await ask(server.origin, '/demo')).status).toBe(200);
});
