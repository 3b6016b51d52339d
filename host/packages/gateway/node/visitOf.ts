import { type Change, canaryIn, liveIn, none, pointerOf } from '@donate-impact/build/pointer';
import { type Preview, previewOf } from './previewOf';

const form = /(?:^|;\s*)visitor=([0-9a-f]{16})(?:;|$)/;

/** What a visitor gets. */
export interface Visit {
  /** The release of each part. */
  releases: Record<string, string>;
  preview: Preview;
  /** The cookies that a page sets. */
  cookies: string[];
}

/** What decides on it. */
interface Asked {
  requestId: string;
  /** The value of `releases` in the address, as it is there. */
  query: string;
  /** The request's cookies. */
  known: string | undefined;
  previewsAreOn: boolean;
}

/**
 * Decides which releases a visitor gets: those of a preview, those of a canary, or the live ones.
 * @param parts the folder of each part's releases
 */
export function visitOf(parts: Record<string, string>, asked: Asked): Visit {
  const { requestId, query, known, previewsAreOn } = asked;
  const number = numberIn(known) ?? requestId.slice(0, 16);
  const preview = previewOf(parts, query, known, previewsAreOn);
  const pointers = Object.entries(parts).map(([part, folder]) => ({
    part,
    change: pointerOf(folder),
  }));
  const canaryRuns = pointers.some(({ change }) => change && canaryIn(change));
  const releases = pointers.map(({ part, change }) => [
    part,
    preview.releases[part] ?? (change ? releaseFor(change, part, number) : none),
  ]);
  const cookies = [visitorCookie(known, number, canaryRuns), preview.cookie].filter(Boolean);
  return { releases: Object.fromEntries(releases), preview, cookies };
}

/** The number in a visitor's cookie, if there is a valid one. */
function numberIn(cookies: string | undefined) {
  return form.exec(cookies ?? '')?.[1];
}

/** The header that gives a visitor a number while a canary runs, and takes it away afterwards; empty if none is needed. */
function visitorCookie(cookies: string | undefined, number: string, canaryRuns: boolean) {
  if (canaryRuns) return numberIn(cookies) ? '' : `visitor=${number}; Path=/; SameSite=Lax`;
  return /(?:^|;\s*)visitor=./.test(cookies ?? '') ? 'visitor=; Path=/; Max-Age=0' : '';
}

/** The release of a part that a visitor gets: the canary's share is decided as by nginx's `split_clients`. */
function releaseFor(change: Change, part: string, number: string) {
  const canary = canaryIn(change);
  const limit = canary ? Math.floor((canary.share * 100 * 0xffffffff) / 10_000) : 0;
  return canary && murmurHash2(`${number} ${part}`) < limit ? canary.id : liveIn(change);
}

/** MurmurHash2 of a text of ASCII characters, with the seed 0: 32 bits, unsigned. */
function murmurHash2(text: string) {
  const bytes = Buffer.from(text, 'latin1');
  const multiply = (value: number) => Math.imul(value, 0x5bd1e995);
  let hash = bytes.length;
  let at = 0;
  for (; at + 4 <= bytes.length; at += 4) {
    const block = multiply(bytes.readUInt32LE(at));
    hash = multiply(hash) ^ multiply(block ^ (block >>> 24));
  }
  if (at < bytes.length) hash = multiply(hash ^ bytes.readUIntLE(at, bytes.length - at));
  hash = multiply(hash ^ (hash >>> 13));
  return (hash ^ (hash >>> 15)) >>> 0;
}
