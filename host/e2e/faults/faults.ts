import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from '@donate-impact/build/integrity';
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
  phase: 'manifest' | 'changed' | 'contract' | 'entry' | 'page' | 'render';
  isSlow?: boolean;
  /** Whether the page is shown first and fails when it is rendered again. */
  isLater?: boolean;
  apply: (gateway: FaultyGateway, part: Part) => void;
}

type Change = (text: string) => string;
type FileKind = 'manifest' | 'entry' | 'chunk';
const manifestFile = 'mf-manifest.json';
const phaseOf = { manifest: 'manifest', entry: 'entry', chunk: 'page' } as const;

export const faults: readonly Fault[] = [
  remote('connection refused', refused),
  remote('status 404', status(404)),
  remote('status 500', status(500)),
  file('entry', 'status 404', status(404)),
  file('entry', 'status 500', status(500)),
  file('chunk', 'status 404', status(404)),
  file('chunk', 'status 500', status(500)),
  ...files('html with status 200', aPage, 'changed'),
  file('entry', 'html under the name of a script', aPageAsScript, 'changed'),
  ...files('body cut in half', cut),
  ...files('half a body, ended well', half, 'changed'),
  ...files('empty body', empty, 'changed'),
  released('manifest', 'valid JSON of the wrong shape', () => '{"name":["wizard"],"exposes":{}}'),
  released('entry', 'code that throws', (code) => `throw new Error('planted');${code}`),
  released('chunk', 'code that throws', (code) => `throw new Error('planted');${code}`),
  {
    name: 'a page that throws when it is first rendered',
    phase: 'render',
    apply: (gateway, part) => release(gateway, part, 'chunk', throwing(part, 'first')),
  },
  {
    name: 'a page that throws when it is rendered again',
    phase: 'render',
    isLater: true,
    apply: (gateway, part) => release(gateway, part, 'chunk', throwing(part, 'later')),
  },
  {
    name: 'an expose that the manifest does not name',
    phase: 'page',
    apply: (gateway, part) =>
      release(gateway, part, 'manifest', (json) =>
        json.replaceAll(`"name":"${part.page}"`, '"name":"Gone"'),
      ),
  },
  {
    name: 'an expose that the entry does not have',
    phase: 'page',
    apply: (gateway, part) =>
      release(gateway, part, 'entry', (code) => code.replaceAll(`"./${part.page}":`, '"./Gone":')),
  },
  {
    name: 'a contract of another major',
    phase: 'contract',
    apply: (gateway, part) =>
      release(gateway, part, 'manifest', (json) =>
        json.replace(/"contractVersion":"\d+/, '"contractVersion":"99'),
      ),
  },
  {
    name: 'a package newer than the shell’s',
    phase: 'contract',
    apply: (gateway, part) =>
      release(gateway, part, 'manifest', (json) =>
        json.replace(/"requiredVersion":"\^(\d+)\.\d+/, '"requiredVersion":"^$1.9999'),
      ),
  },
  {
    name: 'a singleton of an incompatible major',
    phase: 'contract',
    apply: (gateway, part) =>
      release(gateway, part, 'manifest', (json) =>
        json.replaceAll(/"requiredVersion":"\^19\.[\d.]+"/g, '"requiredVersion":"^18.0.0"'),
      ),
  },
  slow('manifest', 'an answer after 30 s', late),
  slow('manifest', 'an answer that never ends', neverEnding),
  {
    name: 'a contract of a newer minor',
    phase: 'contract',
    apply: (gateway, part) =>
      release(gateway, part, 'manifest', (json) =>
        json.replace(/("contractVersion":"\d+)\.\d+/, '$1.99'),
      ),
  },
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

function files(name: string, answer: Answer, phase?: Fault['phase']): Fault[] {
  return (['manifest', 'entry', 'chunk'] as const).map((kind) => file(kind, name, answer, phase));
}

function file(
  kind: FileKind,
  name: string,
  answer: Answer,
  phase: Fault['phase'] = phaseOf[kind],
): Fault {
  return {
    name: `${kind}: ${name}`,
    phase,
    apply: (gateway, part) => onFile(gateway, part, kind, answer),
  };
}

function slow(kind: FileKind, name: string, answer: Answer): Fault {
  return { ...file(kind, name, answer), isSlow: true };
}

/** A file that was released as it is: the site names it by its own hash. */
function released(kind: FileKind, name: string, change: Change): Fault {
  return {
    name: `${kind}: ${name}`,
    phase: phaseOf[kind],
    apply: (gateway, part) => {
      if (kind === 'manifest') gateway.withoutFragment.add(part.remote);
      release(gateway, part, kind, change);
    },
  };
}

/** Serves a changed file as if the release had been built with it: the manifest and every page have the hashes of then. */
function release(gateway: FaultyGateway, part: Part, kind: FileKind, change: Change) {
  const [file, manifest] = [pathOf(gateway, part, kind), pathOf(gateway, part, 'manifest')];
  const folder = liveFolder(gateway.served.remotes[part.remote] ?? '');
  const built = readFileSync(join(folder, fileOf(folder, part, kind)), 'utf8');
  if (change(built) === built) throw new Error(`the fault changes nothing in the ${kind}`);
  const ofManifest = readFileSync(join(folder, manifestFile), 'utf8');
  const changedManifest =
    kind === 'manifest'
      ? change(ofManifest)
      : ofManifest.replaceAll(hashOf(built), hashOf(change(built)));
  const inPages = (text: string) =>
    text
      .replaceAll(hashOf(built), hashOf(change(built)))
      .replaceAll(hashOf(ofManifest), hashOf(changedManifest));
  gateway.rules.push({ on: manifest, answer: changed(() => changedManifest) });
  if (kind !== 'manifest') gateway.rules.push({ on: file, answer: changed(change) });
  const inlined = new RegExp(`(?<=data-manifest="${part.remote}">)[^<]+`);
  // As long as the fault lasts.
  gateway.onPage = (text) => {
    if (gateway.rules.length === 0) return text;
    return inPages(kind === 'manifest' ? text.replace(inlined, change) : text);
  };
}

function onFile(gateway: FaultyGateway, part: Part, kind: FileKind, answer: Answer) {
  if (kind === 'manifest') gateway.withoutFragment.add(part.remote);
  gateway.rules.push({ on: pathOf(gateway, part, kind), answer });
}

function pathOf({ served }: FaultyGateway, part: Part, kind: FileKind) {
  const file = fileOf(liveFolder(served.remotes[part.remote] ?? ''), part, kind);
  return new RegExp(`^/remotes/${part.remote}/\\w+/${file.replaceAll('.', '\\.')}$`);
}

/** The path of a file in the folder of a release. */
function fileOf(folder: string, { page }: Part, kind: FileKind): string {
  const { exposes, metaData } = JSON.parse(readFileSync(join(folder, manifestFile), 'utf8'));
  return {
    manifest: manifestFile,
    entry: metaData.remoteEntry.path + metaData.remoteEntry.name,
    chunk: exposes.find((expose: { name: string }) => expose.name === page).assets.js.sync[0],
  }[kind];
}
