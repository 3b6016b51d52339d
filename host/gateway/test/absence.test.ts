import { parseConfig } from './ask';
import { serveBuilds } from './startGateway';

const server = serveBuilds();

it('answers 503 until the shell is there, and then serves it without a remote that has never been there', async () => {
  const restore = await server.remove('host');
  await server.remove('results');
  for (const path of ['/', '/nowhere']) {
    const { status, headers, body } = await server.ask(path);
    expect([path, status, body]).toEqual([path, 503, '503\n']);
    expect(headers['cache-control']).toBe('no-store');
  }
  await restore();

  const [results, about] = [await server.ask('/results'), await server.ask('/about')];

  expect([results.status, about.status]).toEqual([404, 200]);
  expect(about.body).toContain('data-boundary="marketing"');
  expect(parseConfig(about).remotes.map(({ name }) => name)).toEqual(['marketing', 'wizard']);
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
  }
});
