import { getMessage, Refusal } from '@donate-impact/releases/refuse';
import { LRUCache } from 'lru-cache';

const againMs = 60 * 60 * 1000;

/**
 * Creates the function that tells operators of a refusal: once an hour for as long as it is met.
 * @param tell gets its code and its sentence
 */
export function createRefusalLog(tell: (code: string, message: string) => void) {
  const told = new LRUCache<string, true>({ max: 100, ttl: againMs });
  return (refusal: unknown) => {
    const message = getMessage(refusal);
    if (told.has(message)) return;
    told.set(message, true);
    tell(refusal instanceof Refusal ? refusal.code : 'UNEXPECTED', message);
  };
}
