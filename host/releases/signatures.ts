import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { getMessage, type Refusal, refuse } from './refuse';

/** What a team signs: the id is the hash of the release's list of files; the statement is on commit, sources, Node and tests. */
export interface Signed {
  app: string;
  id: string;
  statement?: string | undefined;
}

const formatSigned = ({ app, id, statement }: Signed) =>
  Buffer.from(statement ? `${app} ${id} ${statement}` : `${app} ${id}`);
const linePattern = /^(?<app>[a-z]+) (?<key>[A-Za-z0-9+/]+={0,2})$/;

/** Signs a release with an Ed25519 key in PEM. The signature is in base64. */
export function createSignature(signed: Signed, keyFile: string) {
  const text = read(keyFile);
  const key = parseKey(
    () => createPrivateKey(text),
    `${keyFile} is not a private Ed25519 key in PEM. npm run key makes one.`,
  );
  return sign(null, formatSigned(signed), key).toString('base64');
}

/** One Refusal if a release lacks a valid signature of its app's team. */
export type FindUnsigned = (signed: Signed & { signature?: string | undefined }) => Refusal[];

/**
 * Reads the public keys of a site: lines such as `wizard MCowBQ…`, the base64 of a key in SPKI; an app may have several,
 * and any of them may have signed. Comments begin with #. Without a file, every release counts as signed.
 */
export function readKeys(file: string): FindUnsigned {
  if (!file) return () => [];
  const keys = parseKeys(file);
  return ({ app, id, statement, signature }) => {
    const bytes = Buffer.from(signature ?? '', 'base64');
    // Signatures from before December 2026 cover no statement.
    const messages = [formatSigned({ app, id, statement }), formatSigned({ app, id })];
    const isSigned = keys.some(
      (key) => key.app === app && messages.some((message) => verify(null, message, key.key, bytes)),
    );
    if (isSigned) return [];
    return [
      signature ? refuse('SIGNATURE_INVALID', app, id, file) : refuse('RELEASE_UNSIGNED', id),
    ];
  };
}

/** Makes a key pair, writes the private key to a new file that only its owner can read, and gives the line for the public keys. */
export function makeKey(app: string, file: string, repository: string) {
  const path = resolve(file);
  if (!/^\.\.(?:[/\\]|$)/.test(relative(repository, path))) throw refuse('KEY_IN_REPOSITORY');
  if (existsSync(path)) throw refuse('FILE_EXISTS', path);
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  try {
    writeFileSync(path, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  } catch (error) {
    throw refuse('FILE_UNWRITABLE', getMessage(error));
  }
  return `${app} ${publicKey.export({ type: 'spki', format: 'der' }).toString('base64')}`;
}

function parseKeys(file: string) {
  const lines = read(file).split('\n');
  return lines.flatMap((line, index) => {
    const text = line.replace(/#.*/, '').trim();
    if (!text) return [];
    const { app = '', key = '' } = linePattern.exec(text)?.groups ?? {};
    const der = Buffer.from(key, 'base64');
    const parsed = parseKey(
      () => createPublicKey({ key: der, format: 'der', type: 'spki' }),
      `Line ${index + 1} of ${file} must be an app and its Ed25519 public key: wizard MCowBQYDK2VwAyEA…`,
    );
    return [{ app, key: parsed }];
  });
}

function parseKey(parse: () => KeyObject, complaint: string) {
  try {
    const key = parse();
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // Not a key at all: refused below, like a key of another type.
  }
  throw refuse('KEY_INVALID', complaint);
}

function read(file: string) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw refuse('FILE_UNREADABLE', file, getMessage(error));
  }
}
