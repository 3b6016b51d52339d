import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { liveFolder } from '@donate-impact/build/pointer';
import {
  aPage,
  aPageAsScript,
  changed,
  cut,
  empty,
  half,
  late,
  neverEnding,
  refused,
  status,
} from './answers';
import type { Answer, FaultyGateway } from './faultyGateway';
import { throwing } from './pageFaults';
import type { Part } from './parts';

/** One way in which a remote can fail. */
export interface Fault {
  name: string;
  /** The phase that the shell must report. */
  phase: 'manifest' | 'contract' | 'entry' | 'page' | 'render';
  isSlow?: boolean;
  /** Whether the page is shown first and fails when it is rendered again. */
  isLater?: boolean;
  apply: (gateway: FaultyGateway, part: Part) => void;
}

type FileKind = 'manifest' | 'entry' | 'chunk';
const phaseOf = { manifest: 'manifest', entry: 'entry', chunk: 'page' } as const;

export const faults: readonly Fault[] = [
  remote('connection refused', refused),
  remote('status 404', status(404)),
  remote('status 500', status(500)),
  file('entry', 'status 404', status(404)),
  file('entry', 'status 500', status(500)),
  file('chunk', 'status 404', status(404)),
  file('chunk', 'status 500', status(500)),
  ...files('html with status 200', aPage),
  file('entry', 'html under the name of a script', aPageAsScript),
  ...files('body cut in half', cut),
  ...files('half a body, ended well', half),
  ...files('empty body', empty),
  file(
    'manifest',
    'valid JSON of the wrong shape',
    changed(() => '{"name":["wizard"],"exposes":{}}'),
  ),
  file(
    'entry',
    'code that throws',
    changed((code) => `throw new Error('planted');${code}`),
  ),
  file(
    'chunk',
    'code that throws',
    changed((code) => `throw new Error('planted');${code}`),
  ),
  {
    name: 'a page that throws when it is first rendered',
    phase: 'render',
    apply: (gateway, part) => onFile(gateway, part, 'chunk', throwing(part, 'first')),
  },
  {
    name: 'a page that throws when it is rendered again',
    phase: 'render',
    isLater: true,
    apply: (gateway, part) => onFile(gateway, part, 'chunk', throwing(part, 'later')),
  },
  {
    name: 'an expose that the manifest does not name',
    phase: 'page',
    apply: (gateway, part) =>
      onManifest(gateway, part, (json) =>
        json.replaceAll(`"name":"${part.page}"`, '"name":"Gone"'),
      ),
  },
  {
    name: 'an expose that the entry does not have',
    phase: 'page',
    apply: (gateway, part) =>
      onFile(
        gateway,
        part,
        'entry',
        changed((code) => code.replaceAll(`"./${part.page}":`, '"./Gone":')),
      ),
  },
  {
    name: 'a contract of another major',
    phase: 'contract',
    apply: (gateway, part) =>
      onManifest(gateway, part, (json) =>
        json.replace(/"contractVersion":"\d+/, '"contractVersion":"99'),
      ),
  },
  {
    name: 'a singleton of an incompatible major',
    phase: 'page',
    apply: (gateway, part) =>
      onFile(
        gateway,
        part,
        'entry',
        changed((code) =>
          code.replaceAll('requiredVersion:"^19.0.0"', 'requiredVersion:"^18.0.0"'),
        ),
      ),
  },
  slow('manifest', 'an answer after 30 s', late),
  slow('manifest', 'an answer that never ends', neverEnding),
  // To the page, a script that starts to arrive is no different from one that does not.
  slow('entry', 'an answer that never ends', neverEnding),
  slow('chunk', 'an answer that never ends', neverEnding),
];

/** The whole remote is unavailable, including its fragment. */
function remote(name: string, answer: Answer): Fault {
  return {
    name,
    phase: 'manifest',
    apply: ({ rules, withoutFragment }, part) => {
      withoutFragment.add(part.remote);
      rules.push({ on: new RegExp(`^/remotes/${part.remote}/`), answer });
    },
  };
}

function files(name: string, answer: Answer): Fault[] {
  return (['manifest', 'entry', 'chunk'] as const).map((kind) => file(kind, name, answer));
}

function file(kind: FileKind, name: string, answer: Answer): Fault {
  return {
    name: `${kind}: ${name}`,
    phase: phaseOf[kind],
    apply: (gateway, part) => onFile(gateway, part, kind, answer),
  };
}

function slow(kind: FileKind, name: string, answer: Answer): Fault {
  return { ...file(kind, name, answer), isSlow: true };
}

/** The manifest, both as fetched and as inlined in the page. */
function onManifest(gateway: FaultyGateway, part: Part, change: (json: string) => string) {
  gateway.rules.push({ on: pathOf(gateway, part, 'manifest'), answer: changed(change) });
  const inlined = new RegExp(`(?<=data-manifest="${part.remote}">)[^<]+`);
  gateway.onPage = (html) => html.replace(inlined, change);
}

function onFile(gateway: FaultyGateway, part: Part, kind: FileKind, answer: Answer) {
  if (kind === 'manifest') gateway.withoutFragment.add(part.remote);
  gateway.rules.push({ on: pathOf(gateway, part, kind), answer });
}

function pathOf({ served }: FaultyGateway, { remote, page }: Part, kind: FileKind) {
  const folder = liveFolder(served.remotes[remote] ?? '');
  const manifest = JSON.parse(readFileSync(join(folder, 'mf-manifest.json'), 'utf8'));
  const { exposes, metaData } = manifest;
  const file = {
    manifest: 'mf-manifest.json',
    entry: metaData.remoteEntry.path + metaData.remoteEntry.name,
    chunk: exposes.find((expose: { name: string }) => expose.name === page).assets.js.sync[0],
  }[kind];
  return new RegExp(`^/remotes/${remote}/\\w+/${file.replaceAll('.', '\\.')}$`);
}
