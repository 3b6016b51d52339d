import { serveBuilds } from './startGateway';

const server = serveBuilds();
let [shell, wizard] = ['', ''];

beforeAll(async () => {
  shell = await server.getFolder('host');
  wizard = await server.getFolder('wizard');
});

it('never answers a missing file with a page', async () => {
  const of = (app: string) => wizard.replace('wizard', app);
  for (const path of [
    ...inFolder(shell, 'gone.txt pages/ pages'),
    ...inFolder(wizard, 'static/js/gone.0123456789.js pages/Gone.html mf-manifest.json.gz'),
    ...inFolder('/host/', 'static/js/gone.0123456789.js static/ static/js none/index.html'),
    ...inFolder('/data/', 'none.json candidates.json.br'),
    ...inFolder('/remotes/wizard/', 'mf-manifest.json ffffffffffff/version.json off/version.json'),
    ...inFolder('/remotes/wizard/', 'static/js/gone.0123456789.js static/pages/Wizard.html'),
    `/remotes${shell}version.json`,
    `${of('results')}version.json`,
    `${of('nobody')}mf-manifest.json`,
    `${of('constructor')}a.js`,
    `${of('__proto__')}a.js`,
    ...[wizard, '/host/', '/data/', '/remotes/', '/remotes/wizard/'],
  ]) {
    const { status, headers, body } = await server.ask(path);
    expect([path, status, body]).toEqual([path, 404, '404\n']);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
  }
});

it('serves nothing outside its folders', async () => {
  const up = '%2e%2e%2f';
  for (const path of [
    ...inFolder('/data/', '../package.json %2e%2e/%2e%2e/package.json ..%5cpackage.json'),
    ...inFolder(wizard, '..%2fpackage.json ..%2f..%2fpackage.json ../../package.json'),
    ...inFolder(wizard, `${up}${up}package.json static/${up}${up}${up}package.json`),
    ...inFolder(
      '/remotes/wizard/static/',
      `${up}package.json ${up}${up}package.json js/${up}${up}`,
    ),
    ...[`${shell}${up}active.json`, `/remotes/wizard/${up}package.json`],
    ...[`/${up}package.json`, `http://any.host/${up}package.json`],
  ]) {
    const { status, body } = await server.ask(path);
    expect([path, [400, 404].includes(status)]).toEqual([path, true]);
    expect(body).not.toMatch(/workspaces|"releases"/);
  }
});

function inFolder(folder: string, files: string) {
  return files.split(' ').map((file) => folder + file);
}
