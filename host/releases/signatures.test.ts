import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSignature, makeKey, readKeys } from './signatures';

const folder = mkdtempSync(join(tmpdir(), 'keys-'));
const id = '0123456789abcdef0123456789abcdef';
const other = 'fedcba9876543210fedcba9876543210';
const [first, second] = [aKey('first'), aKey('second')];
const findUnsigned = readKeys(keys(`# The wizard's team\n${first.line}\n`));

it('accepts a release that a key of its app has signed', () => {
  expect(findUnsigned({ app: 'wizard', id, signature: sign('wizard', first) })).toEqual([]);
});

it.each([
  ['of another release', 'wizard', sign('wizard', first, other)],
  ['of another app', 'wizard', sign('results', first)],
  ['of another key', 'wizard', sign('wizard', second)],
  ['of an app that has no key', 'results', sign('results', first)],
  ['that is cut', 'wizard', sign('wizard', first).slice(0, 40)],
])('refuses a release with a signature %s', (_, app, signature) => {
  expect(`${findUnsigned({ app, id, signature })}`).toMatch(/^Error: None of the keys/);
});

it.each(['', undefined])(
  'refuses a release with the signature %j, for it is not signed',
  (signature) => {
    expect(`${findUnsigned({ app: 'wizard', id, signature })}`).toMatch(/is not signed/);
  },
);

it('covers what version.json and tested.json say, unless it was made before signatures did', () => {
  const [own, older] = ['as built', undefined].map((statement) =>
    createSignature({ app: 'wizard', id, statement }, first.file),
  );
  const check = (statement: string, signature?: string) =>
    `${findUnsigned({ app: 'wizard', id, statement, signature })}`;

  expect(check('as built', own)).toBe('');
  expect(check('altered', own)).toMatch(/^Error: None of the keys/);
  expect(check('as built', older)).toBe('');
});

it('accepts both keys while one replaces the other, and then only the new one', () => {
  const [before, after] = [first, second].map((key) => sign('wizard', key));
  const both = readKeys(keys(`${first.line}\n${second.line}`));
  const rotated = readKeys(keys(second.line));

  for (const signature of [before, after])
    expect(both({ app: 'wizard', id, signature })).toEqual([]);
  expect(rotated({ app: 'wizard', id, signature: after })).toEqual([]);
  expect(rotated({ app: 'wizard', id, signature: before })).toHaveLength(1);
});

it('accepts every release where the operator names no keys', () => {
  expect(readKeys('')({ app: 'wizard', id, signature: undefined })).toEqual([]);
});

it.each(['wizard', 'wizard abc', 'wizard a b', `${first.line} and more`, rsaLine()])(
  'refuses keys with the line %j',
  (line) => {
    expect(() => readKeys(keys(`\n${line}`))).toThrow(/^Line 2 of .* must be an app and its/);
  },
);

it('refuses files that are no keys', () => {
  expect(() => readKeys(join(folder, 'none'))).toThrow('cannot be read');
  expect(() => createSignature({ app: 'wizard', id }, keys('none'))).toThrow(
    'is not a private Ed25519 key',
  );
});

it('makes a private key that only its owner can read, never over another file', () => {
  expect(readFileSync(first.file, 'utf8')).toMatch(/^-----BEGIN PRIVATE KEY-----\n/);
  expect(statSync(first.file).mode & 0o777).toBe(0o600);
  expect(() => makeKey('wizard', first.file, '/nowhere')).toThrow('already exists');
  expect(() => makeKey('wizard', join(folder, 'no/key.pem'), '/nowhere')).toThrow('ENOENT');
});

it.each(['key.pem', 'host/key.pem', '../repository/key.pem', '..key.pem'])(
  'makes no key at %s in the repository',
  (path) => {
    const repository = join(folder, 'repository');
    expect(() => makeKey('wizard', join(repository, path), repository)).toThrow(
      'Keep the private key outside',
    );
  },
);

function aKey(name: string) {
  const file = join(folder, `${name}.pem`);
  return { file, line: makeKey('wizard', file, '/nowhere') };
}

function sign(app: string, { file }: ReturnType<typeof aKey>, of = id) {
  return createSignature({ app, id: of }, file);
}

function keys(text: string) {
  const file = join(mkdtempSync(join(folder, 'public-')), 'keys');
  writeFileSync(file, text);
  return file;
}

function rsaLine() {
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return `wizard ${publicKey.export({ type: 'spki', format: 'der' }).toString('base64')}`;
}
