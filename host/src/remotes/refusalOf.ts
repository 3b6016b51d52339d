import { assertIntegrity, IntegrityError } from '@donate-impact/shared/integrity';

/** Why the browser has refused a script, as far as its cache tells. Makes no request. */
export async function refusalOf(address: string, expected: string): Promise<Error> {
  try {
    const response = await fetch(address, { cache: 'only-if-cached', mode: 'same-origin' });
    if (response.ok && expected) await assertIntegrity(await response.arrayBuffer(), expected);
  } catch (error) {
    if (error instanceof IntegrityError) return error;
  }
  return new Error('it could not be fetched');
}
