import { readTraffic } from './readTraffic';

const origin = 'https://donate.example';
const nothing = { read: [], sent: [], parts: 0, mayLoadAhead: false };

it('counts the data file as read, however often it is listed', () => {
  const path = '/host/1f2e/data/candidates.json';
  const traffic = readTraffic([entry(path, 'link'), entry(`${path}#sha384-a`, 'fetch')], origin);

  expect(traffic).toEqual({ ...nothing, read: [origin + path] });
});

it('does not count a data file that never arrived as read', () => {
  const lost = { ...entry('/data/candidates.json', 'fetch'), responseStatus: 0 };

  expect(readTraffic([lost], origin)).toEqual(nothing);
});

it('counts scripts and manifests as parts of the site', () => {
  const traffic = readTraffic(
    [
      entry('/static/js/index.1a2b.js', 'script'),
      entry('/remotes/results/mf-manifest.json', 'fetch'),
      entry('/remotes/results/static/js/remoteEntry.3c4d.js?try=1', 'script'),
    ],
    origin,
  );

  expect(traffic).toEqual({ ...nothing, parts: 3 });
});

it('counts the rules for prefetching as a part of the site, and says that there were some', () => {
  const traffic = readTraffic([entry('/host/1f2e/pages/speculation.json', 'other')], origin);

  expect(traffic).toEqual({ ...nothing, parts: 1, mayLoadAhead: true });
});

it.each([
  ['a request to another origin', 'https://elsewhere.example/data/candidates.json', 'fetch'],
  ['a beacon', `${origin}/data/candidates.json`, 'beacon'],
  ['a URL that carries something', `${origin}/data/candidates.json?issues=climate`, 'fetch'],
  ['a call that is no file', `${origin}/api/donations`, 'xmlhttprequest'],
])('counts %s as sent', (_, name, initiatorType) => {
  expect(readTraffic([{ name, initiatorType }], origin)).toEqual({ ...nothing, sent: [name] });
});

it('leaves out entries that never touched the network', () => {
  expect(readTraffic([entry('data:image/svg+xml,<svg/>', 'img')], origin).sent).toEqual([]);
});

function entry(url: string, initiatorType: string) {
  return { name: url.startsWith('/') ? origin + url : url, initiatorType };
}
