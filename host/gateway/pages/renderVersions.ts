import {
  collectReleases,
  getShare,
  none,
  off,
  type ReleaseChange,
} from '@donate-impact/releases/ReleaseChange';
import { versionFile } from '@donate-impact/releases/release';
import type { Files } from '../files/createFiles';
import type { Releases } from '../sources/createReleases';
import type { Visit } from '../visits/createVisits';
import { escapeHtml } from './markup';

const maxRows = 10;
const maxVersionBytes = 2_000;

/**
 * Creates the function that renders which releases run, a section for each app.
 * @param countFailures counts the failures that pages have reported for a release
 */
export function createVersionsRenderer(
  releases: Releases,
  files: Files,
  countFailures: (app: string, id: string) => number,
) {
  return async (visit: Visit) => {
    const sections = releases.apps().map(async (app) => {
      return `<section aria-labelledby="${app}">
<h2 id="${app}">${app}</h2>
<p class="server">Server now: <code>${await describeServer(app, visit.apps[app]?.id ?? none)}</code></p>
${await renderReleases(app)}</section>
`;
    });
    return (await Promise.all(sections)).join('');
  };

  /** The `version.json` of the visitor's release, as the app's server has it. */
  async function describeServer(app: string, id: string) {
    if (id === off) return 'not asked while it is switched off';
    const version = await files.file(app, id, versionFile);
    if (!version) return '<strong>not answering</strong>';
    return escapeHtml(version.identity.subarray(0, maxVersionBytes).toString());
  }

  async function renderReleases(app: string) {
    const { change: effective } = await releases.getEffective(app);
    const newest = releases.changes(app).toReversed();
    if (newest.length === 0) return '<p>No release of it is known.</p>\n';
    const rows = [...collectReleases(newest)].slice(0, maxRows).map((id) => {
      const numbers = `<td>${getShare(effective, id)} %</td><td>${countFailures(app, id)}</td>`;
      return `<tr><th scope="row">${code(id)}</th>${numbers}</tr>`;
    });
    const last = newest.slice(0, maxRows);
    const items = last.map((each) => `<li>${formatAuthor(each)}<br>${describeEffect(each)}</li>`);
    const warning = effective === newest[0] ? '' : withoutEffect;
    const state = effective ? renderState(effective, newest) : '';
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
}

const withoutEffect =
  '<p><strong>The last change has no effect:</strong> the pages of its release are missing, or not as they were released.</p>\n';

/** Renders the releases that visitors get, since when, by whom and why. */
function renderState(effective: ReleaseChange, newest: readonly ReleaseChange[]) {
  const applied = newest.slice(newest.indexOf(effective));
  const { live, canary } = effective;
  const since = (isSame: (change: ReleaseChange) => boolean) => {
    const other = applied.findIndex((change) => !isSame(change));
    return `since ${formatAuthor(applied.at(other === -1 ? -1 : other - 1) ?? effective)}`;
  };
  const sinceLive = since((change) => change.live === live);
  if (live === off) return `<p><strong>Switched off</strong> ${sinceLive}</p>\n`;
  const forOthers = `<p><strong>Live for ${getShare(effective, live)} % of the visitors:</strong> ${code(live)} ${sinceLive}</p>\n`;
  if (!canary) return forOthers;
  const sinceCanary = since((change) => change.canary?.id === canary.id);
  return `${forOthers}<p><strong>Canary for ${canary.share} % of the visitors:</strong> ${code(canary.id)} ${sinceCanary}</p>\n`;
}

function describeEffect(change: ReleaseChange) {
  const { live, canary, deployed: id } = change;
  const deployed = id ? `deployed ${code(id)}; ` : '';
  if (live === off) return `${deployed}switched off`;
  const tried = canary ? `${code(canary.id)} for ${canary.share} %, ` : '';
  return `${deployed}${tried}${code(live)} for ${getShare(change, live)} %`;
}

const code = (id: string) => `<code>${id}</code>`;

function formatAuthor({ at, by, why }: ReleaseChange) {
  return `${formatTime(at)} by <bdi>${escapeHtml(by)}</bdi>: <bdi>${escapeHtml(why)}</bdi>`;
}

function formatTime(iso: string) {
  const at = iso.slice(0, 16);
  return `<time datetime="${at}Z">${at.slice(0, 10)} ${at.slice(11)} UTC</time>`;
}
