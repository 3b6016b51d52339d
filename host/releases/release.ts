import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { refuse } from './refuse';

/** A release's list of its files, in the format of `sha256sum -c`. */
export const listFile = 'files.sha256';

/** A release's description of its build. The list does not name it, so that the same content has the same id. */
export const versionFile = 'version.json';

/** The folder of the files whose names contain the hash of their content. All releases of an app share it. */
export const sharedFolder = 'static';

/** A release's list of the releases with which it was tested. The signature covers it, the list of files does not. */
export const testedFile = 'tested.json';

/** The signature of a release. */
export const signatureFile = 'signature';

/** The folder of the source maps of a release's scripts: of `static/js/a.js`, `maps/static/js/a.js.map`. It is not served. */
export const mapsFolder = 'maps';

/** The folder, within that of a remote, of the releases that its server for development makes within a site. */
export const developedFolder = '.cache/developed';

/** The file of a shell's release that tells browsers which page to prefetch on the landing page. */
export const speculationFile = 'pages/speculation.json';

/** The file of a shell's release that says what it provides to remotes. */
export const providedFile = 'pages/provided.json';

/** The largest file of a release that is read, in bytes. */
export const maxFileBytes = 4 * 1024 * 1024;

/** Matches a release's id: 128 bits of the SHA-256 of its list of files, in hexadecimal digits. */
export const idPattern = /^[0-9a-f]{32}$/;

/** The id of the release that has a list of files. */
export function getId(list: string | Buffer): string {
  return computeSum(list).slice(0, 32);
}

/** The SHA-256 of each file of a release in hexadecimal digits, by path, from the text of its list. */
export function parseList(list: string): Map<string, string> {
  return new Map(
    [...list.matchAll(/^([0-9a-f]{64}) {2}(.+)$/gm)].map(([, sum = '', file = '']) => [file, sum]),
  );
}

/** The path of a release's file within the folder of its app's releases. */
export function getPlace(id: string, file: string): string {
  return file.startsWith(`${sharedFolder}/`) ? file : `${id}/${file}`;
}

/** A SHA-256 in hexadecimal digits. */
export function computeSum(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

/** The hash of content as browsers check it: the value of an `integrity` attribute, or what a policy names. */
export function computeIntegrity(content: string | Buffer, algorithm = 'sha384'): string {
  return `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
}

/** The schema of a text that a pattern matches. */
export const matching = (pattern: RegExp, message?: string) =>
  v.pipe(v.string(), v.regex(pattern, message));

const versionSchema = v.object({
  name: v.string(),
  version: v.string(),
  commit: v.string(),
  /** The hash of the files that it was built from, in hexadecimal digits, and the version of Node; none in older releases. */
  sources: v.optional(v.string()),
  node: v.optional(v.string()),
  /** The contract that a remote was built for, or that a shell supports. */
  contractVersion: matching(/^\d+\.\d+\.\d+$/),
});

/** What `version.json` says of a build. */
export type Version = v.InferOutput<typeof versionSchema>;

/** Reads a text in JSON; undefined if it does not fit the schema. */
function readJson<Output>(text: string, schema: v.GenericSchema<unknown, Output>) {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  return parsed.success ? parsed.output : undefined;
}

/** Reads a `version.json`; undefined if it is damaged. */
export const readVersion = (text: string): Version | undefined => readJson(text, versionSchema);

/** Reads a `version.json`. Throws a Refusal if it is damaged. @param place the release, for the message */
export function parseVersion(text: string, place: string): Version {
  const version = readVersion(text);
  if (version) return version;
  throw refuse('VERSION_DAMAGED', `version.json of ${place}`);
}

const providedSchema = v.record(v.string(), v.array(v.string()));

/** Reads what a shell provides; undefined for an older shell, which does not say it. Throws a Refusal if that is damaged. */
export function parseProvided(text: string, place: string) {
  if (!text) return undefined;
  const provided = readJson(text, providedSchema);
  if (provided) return provided;
  throw refuse('VERSION_DAMAGED', `${providedFile} of ${place}`);
}

/** Reads the releases with which one was tested, such as `host@<id>`: none if that cannot be read. */
export function parseTested(text: string): string[] {
  return readJson(text, v.array(v.string())) ?? [];
}
