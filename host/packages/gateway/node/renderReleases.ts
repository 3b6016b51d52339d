import {
  type Canary,
  type Change,
  canaryIn,
  liveIn,
  off,
  releasesIn,
} from '@donate-impact/build/pointer';

const most = 10;

interface Part {
  part: string;
  /** The changes of its pointer, the oldest first. */
  changes: Change[];
  /** The number of the one that is in force, from 0; -1 if none is. */
  inForce: number;
  /** How many failures pages have reported of a release. */
  failuresOf: (id: string) => number;
  previewsAreOn: boolean;
}

/** What /versions says of a part's releases, in the same HTML as nginx/versions.sh. */
export function renderReleases({ part, changes, inForce, failuresOf, previewsAreOn }: Part) {
  const newest = [...changes].reverse();
  if (newest.length === 0) return '<p>No release of it is known.</p>\n';
  const pointer = changes[inForce];
  const rows = [...releasesIn(newest)].slice(0, most).map((id) => {
    const open = `<td><a href="/?releases=${part}@${id}" aria-label="Open ${id}">Open</a></td>`;
    const numbers = `<td>${visitorsOf(pointer, id)}</td><td>${failuresOf(id)}</td>`;
    return `<tr><th scope="row">${code(id)}</th>${numbers}${previewsAreOn ? open : ''}</tr>`;
  });
  const columns = ['Release', 'Visitors', 'Failures', ...(previewsAreOn ? ['Preview'] : [])];
  const lines = [
    ...(pointer === newest[0] ? [] : [withoutEffect]),
    ...(pointer ? stateOf(pointer, newest.slice(newest.indexOf(pointer))) : []),
    '<table>',
    `<tr>${columns.map((name) => `<th scope="col">${name}</th>`).join('')}</tr>`,
    ...rows,
    '</table>',
    '<details>',
    '<summary>Last changes</summary>',
    '<ol>',
    ...newest.slice(0, most).map((change) => `<li>${said(change)}<br>${effectOf(change)}</li>`),
    '</ol>',
    '</details>',
  ];
  return `${lines.join('\n')}\n`;
}

const withoutEffect =
  '<p><strong>The last change has no effect:</strong> the pages of its release are missing, or not as they were released.</p>';

/** What is in force, and since when, by whom and why. */
function stateOf(pointer: Change, newest: Change[]) {
  const live = liveIn(pointer);
  const canary = canaryIn(pointer);
  const since = (same: (change: Change) => boolean) => {
    const other = newest.findIndex((change) => !same(change));
    return `since ${said(newest.at(other === -1 ? -1 : other - 1) ?? pointer)}`;
  };
  const sinceLive = since((change) => liveIn(change) === live);
  if (live === off) return [`<p><strong>Switched off</strong> ${sinceLive}</p>`];
  return [
    `<p><strong>Live for ${visitorsOf(pointer, live)} of the visitors:</strong> ${code(live)} ${sinceLive}</p>`,
    ...(canary
      ? [
          `<p><strong>Canary for ${canary.share} % of the visitors:</strong> ${code(canary.id)} ${since(
            (change) => canaryIn(change)?.id === canary.id,
          )}</p>`,
        ]
      : []),
  ];
}

function visitorsOf(pointer: Change | undefined, id: string) {
  if (!pointer) return '0 %';
  const canary = canaryIn(pointer);
  if (id === canary?.id) return `${canary.share} %`;
  return id === liveIn(pointer) ? `${others(canary)} %` : '0 %';
}

const others = (canary: Canary | null) => 100 - (canary?.share ?? 0);

function effectOf(change: Change) {
  const canary = canaryIn(change);
  const live = liveIn(change);
  const deployed = change.deployed ? `deployed ${code(change.deployed)}; ` : '';
  if (live === off) return `${deployed}switched off`;
  const tried = canary ? `${code(canary.id)} for ${canary.share} %, ` : '';
  return `${deployed}${tried}${code(live)} for ${others(canary)} %`;
}

const code = (id: string) => `<code>${id}</code>`;

function said({ at, by, why }: Change) {
  return `${moment(at)} by <bdi>${html(by)}</bdi>: <bdi>${html(why)}</bdi>`;
}

function moment(iso: string) {
  const at = iso.slice(0, 16);
  if (!/^[\d-]+T[\d:]+$/.test(at)) return 'an unknown time';
  return `<time datetime="${at}Z">${at.slice(0, 10)} ${at.slice(11)} UTC</time>`;
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '\\"': '&quot;',
  '\\\\': '&#92;',
};

/** A text in HTML, without line breaks. */
function html(text: string) {
  return JSON.stringify(text)
    .slice(1, -1)
    .replace(/\\u(.{4})|\\.|[&<>]/g, (found, hex) =>
      hex ? `&#x${hex};` : (entities[found] ?? ' '),
    );
}
