import { join } from 'node:path';
import { type Change, canaryIn, liveIn, none } from '@donate-impact/build/pointer';
import { changesOf } from './changesOf';
import { inForce } from './createPages';
import type { Exchange } from './Exchange';
import { type Preview, previewOf } from './previewOf';

const form = /(?:^|;\s*)visitor=([0-9a-f]{16})(?:;|$)/;

/** A request and its response, and what the visitor gets. */
export interface Visit extends Exchange {
  /** The release of each part. */
  releases: Record<string, string>;
  /** The parts whose release is in force only because a later change is not. */
  stale: Set<string>;
  preview: Preview;
  /** The cookies that a page sets. */
  cookies: string[];
}

/** Decides which releases a visitor gets: those of a preview, those of a canary, or the live ones. */
export async function visitOf(exchange: Exchange): Promise<Visit> {
  const { parts, pagesOf, previewsAreOn, requestId, request } = exchange;
  const query = /^[^?]*\?(?:[^&]*&)*?releases=([^&]*)/.exec(request.url ?? '')?.[1] ?? '';
  const known = request.headers.cookie;
  const number = numberIn(known) ?? requestId.slice(0, 16);
  const preview = await previewOf({ parts, pagesOf }, query, known, previewsAreOn);
  const pointers = await Promise.all(
    Object.entries(parts).map(async ([part, folder]) => {
      const changes = changesOf(parts, part);
      const change = changes[await inForce(pagesOf, folder, changes)];
      return { part, change, isStale: change !== changes.at(-1) && !(part in preview.releases) };
    }),
  );
  const canaryRuns = pointers.some(({ change }) => change && canaryIn(change));
  const releases = pointers.map(({ part, change }) => [
    part,
    preview.releases[part] ?? (change ? releaseFor(change, part, number) : none),
  ]);
  const cookies = [visitorCookie(known, number, canaryRuns), preview.cookie].filter(Boolean);
  const stale = new Set(pointers.filter(({ isStale }) => isStale).map(({ part }) => part));
  return { ...exchange, releases: Object.fromEntries(releases), stale, preview, cookies };
}

/** What the log says of the release of a part that this visitor gets. */
export function sourceOf({ releases, stale }: Visit, part: string) {
  return `${part}@${releases[part] ?? none}${stale.has(part) ? ':stale' : ''}`;
}

/** The path of a file in the release of a part that this visitor gets. */
export function fileOf({ parts, releases }: Visit, part: string, file: string) {
  return join(parts[part] ?? '', releases[part] ?? none, file);
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
