import { remotes } from '../start/beforeInstallation.mjs';

const html = 'text/html; charset=utf-8';
const json = 'application/json; charset=utf-8';
const banner = 'Prototype, Synthetic data, Not a political committee';

/** @type {(readonly [path: string, title: string, status?: number])[]} */
const pages = [
  ...remotes
    .flatMap((remote) => Object.values(remote.pages))
    .map(({ path, title }) => /** @type {const} */ ([path.replace(':id', 'ruiz'), title])),
  ['/no-such-page', 'Page not found · Donate Impact', 404],
];

/**
 * Requests every page, every remote's manifest and the data of a site, and gives the number of answers. Rejects with
 * the first wrong answer.
 * @param {string} origin
 */
export async function askSite(origin) {
  for (const [path, title, status = 200] of pages) {
    const text = await ask(origin + path, status, html);
    if (!text.includes(`<title>${title}</title>`)) throw new Error(`${path} has another title`);
    if (!text.includes('</h1>')) throw new Error(`${path} has no heading`);
    if (!text.includes(banner)) throw new Error(`${path} has no banner "${banner}"`);
  }
  const urls = parseUrls(await ask(`${origin}/`, 200, html));
  for (const remote of remotes) {
    const { name } = JSON.parse(await ask(origin + urls[remote.name], 200, json));
    if (name !== remote.name) throw new Error(`The manifest of ${remote.name} names "${name}"`);
  }
  const candidates = JSON.parse(await ask(`${origin}/data/candidates.json`, 200, json));
  if (!candidates.length) throw new Error('/data/candidates.json has no candidates');
  return pages.length + remotes.length + 1;
}

/**
 * The URLs of the remotes' manifests, which name the release, from what a page is told of the site.
 * @param {string} text @returns {Record<string, string>}
 */
function parseUrls(text) {
  const [, config = '{"remotes":[]}'] =
    /<script id="site-config" type="application\/json">(.*?)<\/script>/.exec(text) ?? [];
  /** @type {{ remotes: { name: string, release: { manifest: string } }[] }} */
  const { remotes } = JSON.parse(config);
  return Object.fromEntries(remotes.map(({ name, release }) => [name, release.manifest]));
}

/** @param {string} url @param {number} status @param {string} type */
async function ask(url, status, type) {
  const response = await fetch(url);
  const text = await response.text();
  if (response.status !== status)
    throw new Error(`${url} answered ${response.status}, not ${status}`);
  const found = response.headers.get('content-type');
  if (found !== type) throw new Error(`${url} is ${found}, not ${type}`);
  return text;
}
