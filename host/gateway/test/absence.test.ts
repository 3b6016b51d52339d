import { parseConfig } from './ask';
import { deployPreview, type Served, startGateway, withText } from './startGateway';

let server: Served;

beforeEach(async () => {
  server = await startGateway({ PREVIEWS: true });
});

afterEach(() => server.stop());

it('serves the shell and the other apps when a remote has never been there', async () => {
  await server.remove('wizard');

  const [demo, about] = [await server.ask('/demo'), await server.ask('/about')];

  expect([demo.status, about.status]).toEqual([404, 200]);
  expect(about.body).toContain('data-boundary="marketing"');
  expect(about.body).not.toContain('Run Demo</a>');
  expect(parseConfig(about).remotes.map(({ name }) => name)).toEqual(['marketing', 'results']);
});

it('answers 503 for the files of a remote that is down', async () => {
  const folder = await server.getFolder('wizard');
  await server.remove('wizard');

  for (const path of [
    ...['version.json', 'pages/Wizard.html'].map((file) => folder + file),
    '/remotes/wizard/static/js/any.0123456789.js',
  ]) {
    const { status, headers, body } = await server.ask(path);

    expect([path, status, body]).toEqual([path, 503, '503\n']);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(headers['x-content-type-options']).toBe('nosniff');
  }
  const others = await server.getFolder('results');
  expect((await server.ask(`${others}version.json`)).status).toBe(200);
});

it('answers 503 when the shell is not there', async () => {
  await server.remove('host');

  for (const path of ['/', '/nowhere']) {
    const { status, headers, body } = await server.ask(path);
    expect([path, status, body]).toEqual([path, 503, '503\n']);
    expect(headers['cache-control']).toBe('no-store');
  }
});

it('keeps the live releases in memory, however much is read of others', async () => {
  const large = withText('Wizard', ' '.repeat(3_900_000));
  const links: string[] = [];
  for (let count = 0; count < 9; count += 1)
    links.push(await deployPreview(server, 'wizard', await server.derive('wizard', large)));
  for (const link of links) {
    const preview = await server.ask('/demo', { Cookie: `preview=${link}` });
    expect(preview.body.length).toBeGreaterThan(3_900_000);
  }
  await server.remove('wizard');
  // Other settings have every page composed anew.
  server.set({});

  expect((await server.ask('/demo')).status).toBe(200);
});
