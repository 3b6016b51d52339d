import {
  type Canary,
  type Change,
  collectReleases,
  findCanary,
  findLive,
  off,
} from '@donate-impact/build/activeRelease';

const most = 10;

interface App {
  app: string;
  /** The `version.json` of the visitor's release; `off`, or undefined if the app's server does not answer. */
  version: string | undefined;
  /** The changes of its active release, the oldest first. */
  changes: readonly Change[];
  /** The one that is in force, if any. */
  inForce: Change | undefined;
  /** The number of failures that pages have reported for a release. */
  countFailures: (id: string) => number;
}

/** Renders an app's section of /versions. */
export function renderApp({ app, version, ...releases }: App) {
  const off = version === 'off' && 'not asked while it is switched off';
  const answer = off || (version ? escapeHtml(version) : '<strong>not answering</strong>');
  return `<section aria-labelledby="${app}">
<h2 id="${app}">${app}</h2>
<p class="server">Server now: <code>${answer}</code></p>
${renderReleases(releases)}</section>
`;
}

function renderReleases({ changes, inForce: active, countFailures }: Omit<App, 'app' | 'version'>) {
  const newest = [...changes].reverse();
  if (newest.length === 0) return '<p>No release of it is known.</p>\n';
  const rows = [...collectReleases(newest)].slice(0, most).map((id) => {
    const numbers = `<td>${getVisitors(active, id)}</td><td>${countFailures(id)}</td>`;
    return `<tr><th scope="row">${code(id)}</th>${numbers}</tr>`;
  });
  const items = newest
    .slice(0, most)
    .map((change) => `<li>${said(change)}<br>${describeEffect(change)}</li>`);
  const warning = active === newest[0] ? '' : withoutEffect;
  const state = active ? renderState(active, newest) : '';
  return `${warning}${state}<table>
<tr><th scope="col">Release</th><th scope="col">Visitors</th><th scope="col">Failures</th></tr>
${rows.join('\n')}
</table>
<details>
<summary>Last changes</summary>
<ol>
${items.join('\n')}
</ol>
</details>
`;
}

const withoutEffect =
  '<p><strong>The last change has no effect:</strong> the pages of its release are missing, or not as they were released.</p>\n';

/** Renders the releases in force, since when, by whom and why. */
function renderState(active: Change, newest: readonly Change[]) {
  const inForce = newest.slice(newest.indexOf(active));
  const live = findLive(active);
  const canary = findCanary(active);
  const since = (same: (change: Change) => boolean) => {
    const other = inForce.findIndex((change) => !same(change));
    return `since ${said(inForce.at(other === -1 ? -1 : other - 1) ?? active)}`;
  };
  const sinceLive = since((change) => findLive(change) === live);
  if (live === off) return `<p><strong>Switched off</strong> ${sinceLive}</p>\n`;
  const forOthers = `<p><strong>Live for ${others(canary)} % of the visitors:</strong> ${code(live)} ${sinceLive}</p>\n`;
  if (!canary) return forOthers;
  const sinceCanary = since((change) => findCanary(change)?.id === canary.id);
  return `${forOthers}<p><strong>Canary for ${canary.share} % of the visitors:</strong> ${code(canary.id)} ${sinceCanary}</p>\n`;
}

function getVisitors(active: Change | undefined, id: string) {
  if (!active) return '0 %';
  const canary = findCanary(active);
  if (id === canary?.id) return `${canary.share} %`;
  return id === findLive(active) ? `${others(canary)} %` : '0 %';
}

const others = (canary: Canary | null) => 100 - (canary?.share ?? 0);

function describeEffect(change: Change) {
  const canary = findCanary(change);
  const live = findLive(change);
  const deployed = change.deployed ? `deployed ${code(change.deployed)}; ` : '';
  if (live === off) return `${deployed}switched off`;
  const tried = canary ? `${code(canary.id)} for ${canary.share} %, ` : '';
  return `${deployed}${tried}${code(live)} for ${others(canary)} %`;
}

const code = (id: string) => `<code>${id}</code>`;

function said({ at, by, why }: Change) {
  return `${moment(at)} by <bdi>${escapeHtml(by)}</bdi>: <bdi>${escapeHtml(why)}</bdi>`;
}

function moment(iso: string) {
  const at = iso.slice(0, 16);
  if (!/^[\d-]+T[\d:]+$/.test(at)) return 'an unknown time';
  return `<time datetime="${at}Z">${at.slice(0, 10)} ${at.slice(11)} UTC</time>`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes a text for HTML, on one line. */
export function escapeHtml(text: string) {
  return (
    text
      .replace(/[&<>"]/g, (character) => entities[character] ?? '')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is replaced
      .replace(/[\x00-\x1f\x7f\u2028\u2029]+/g, ' ')
  );
}
