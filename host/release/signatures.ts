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
import { UserError } from './UserError';

// A signature covers the app and the id, which is the hash of the release's list of files.
const getMessage = (app: string, id: string) => Buffer.from(`${app} ${id}`);
const form = /^(?<app>[a-z]+) (?<key>[A-Za-z0-9+/]+={0,2})$/;

/** Signs a release with an Ed25519 key in PEM. The signature is in base64. */
export function createSignature(app: string, id: string, keyFile: string) {
  return sign(null, getMessage(app, id), parsePrivateKey(keyFile)).toString('base64');
}

/** Throws if a release lacks a valid signature of its app's team. */
export type AssertSigned = (app: string, id: string, signature: string | undefined) => void;

/**
 * Reads the public keys of a site: lines such as `wizard MCowBQ…`, the base64 of a key in SPKI; an app may have several,
 * and any of them may have signed. Comments begin with #. Without a file, every release counts as signed.
 */
export function readKeys(file: string): AssertSigned {
  if (!file) return () => {};
  const keys = parseKeys(file);
  return (app, id, signature) => {
    const message = getMessage(app, id);
    const bytes = Buffer.from(signature ?? '', 'base64');
    const isSigned = keys.some((key) => key.app === app && verify(null, message, key.key, bytes));
    if (isSigned) return;
    throw new UserError(
      signature
        ? `None of the keys for ${app} in ${file} has signed release ${id}. Nothing has changed.`
        : `Release ${id} is not signed. Sign its image with npm run sign. Nothing has changed.`,
    );
  };
}

/** Makes a key pair, writes the private key to a new file that only its owner can read, and gives the line for the public keys. */
export function makeKey(app: string, file: string, repository: string) {
  const path = resolve(file);
  if (!relative(repository, path).startsWith('..'))
    throw new UserError(
      'Keep the private key outside the repository: --to must name a file elsewhere.',
    );
  if (existsSync(path)) throw new UserError(`${path} already exists. Choose another file.`);
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  writeFileSync(path, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  return formatKey(app, publicKey);
}

function formatKey(app: string, key: KeyObject) {
  return `${app} ${key.export({ type: 'spki', format: 'der' }).toString('base64')}`;
}

function parseKeys(file: string) {
  const lines = read(file)
    .split('\n')
    .map((text, index) => ({ text: text.replace(/#.*/, '').trim(), number: index + 1 }));
  return lines
    .filter(({ text }) => text)
    .map(({ text, number }) => {
      const { app = '', key = '' } = form.exec(text)?.groups ?? {};
      return { app, key: parsePublicKey(key, `Line ${number} of ${file}`) };
    });
}

function parsePublicKey(base64: string, place: string) {
  const key = Buffer.from(base64, 'base64');
  return parseKey(
    () => createPublicKey({ key, format: 'der', type: 'spki' }),
    `${place} must be an app and its Ed25519 public key: wizard MCowBQYDK2VwAyEA…`,
  );
}

function parsePrivateKey(file: string) {
  const text = read(file);
  return parseKey(
    () => createPrivateKey(text),
    `${file} is not a private Ed25519 key in PEM. npm run key makes one.`,
  );
}

function parseKey(parse: () => KeyObject, complaint: string) {
  try {
    const key = parse();
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // Not a key at all: refused below, like a key of another type.
  }
  throw new UserError(complaint);
}

function read(file: string) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new UserError(
      `${file} cannot be read: ${error instanceof Error ? error.message : error}`,
    );
  }
}
