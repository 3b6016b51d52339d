import { computeHash } from '../testing/computeHash';
import { assertIntegrity } from './assertIntegrity';
import { IntegrityError } from './IntegrityError';

const text = 'export const answer = 42;';
const hash = computeHash(text);

it('accepts content that has the expected hash', async () => {
  await expect(assertIntegrity(bytesOf(text), hash)).resolves.toBeUndefined();
});

it.each(['', 'export const answer = 43;', `${text}\n`])(
  'refuses the content "%s", and names both hashes',
  async (other) => {
    const refusal = assertIntegrity(bytesOf(other), hash);

    await expect(refusal).rejects.toThrow(IntegrityError);
    await expect(refusal).rejects.toThrow(
      `it was changed on its way: expected ${hash}, found ${computeHash(other)}`,
    );
  },
);

function bytesOf(content: string) {
  return new TextEncoder().encode(content).buffer as ArrayBuffer;
}
