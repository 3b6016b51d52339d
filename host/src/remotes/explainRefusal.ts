import { assertIntegrity, IntegrityError } from '@donate-impact/shared/integrity';
import { SilenceError } from '@donate-impact/shared/network';
import { wasSilent } from './endSilentScripts';

/** Finds out why a script has failed. Looks into the browser's cache alone: makes no request. */
export async function explainRefusal(address: string, expected: string): Promise<Error> {
  if (wasSilent(address)) return new SilenceError();
  try {
    const response = await fetch(address, { cache: 'only-if-cached', mode: 'same-origin' });
    if (response.ok && expected) await assertIntegrity(await response.arrayBuffer(), expected);
  } catch (error) {
    if (error instanceof IntegrityError) return error;
  }
  return new Error('it could not be fetched');
}
