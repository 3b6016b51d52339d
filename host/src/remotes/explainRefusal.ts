import { assertIntegrity, IntegrityError } from '@donate-impact/shared/integrity';

/** Finds out why the browser has refused a script, from its cache alone: makes no request. */
export async function explainRefusal(address: string, expected: string): Promise<Error> {
  try {
    const response = await fetch(address, { cache: 'only-if-cached', mode: 'same-origin' });
    if (response.ok && expected) await assertIntegrity(await response.arrayBuffer(), expected);
  } catch (error) {
    if (error instanceof IntegrityError) return error;
  }
  return new Error('it could not be fetched');
}
