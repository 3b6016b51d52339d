import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { remoteNames, remotes } from '@donate-impact/build/remotes';
import type { SiteConfig } from '@donate-impact/shared/contract';
import { during, env, until } from './engine';

export const origin = `http://127.0.0.1:${env.SITE_PORT}`;
export const pages = remotes.flatMap((remote) =>
  Object.values(remote.pages).map(({ path }) => path.replace(/:\w+/g, 'any')),
);
export const neverReleased = '0123456789abcdef0123456789abcdef';

/** Requests an address, on a connection that is kept for the next requests. */
export async function ask(url: string, cookie = '', from = '') {
  const headers = { Cookie: cookie, ...(from && { 'X-Forwarded-For': from }) };
  const answer = await fetch(url, { headers, signal: AbortSignal.timeout(10_000) });
  return { status: answer.status, body: await answer.text() };
}

/** The content of a path. Rejects when the answer is not 200. */
export async function read(path: string, cookie?: string, site = origin) {
  const { status, body } = await ask(site + path, cookie);
  assert.equal(status, 200, path);
  return body;
}

/** Waits until the site answers a path with a status. */
export function untilAnswered(path: string, expected = 200) {
  return until(async () => (await ask(origin + path).catch(() => null))?.status === expected);
}

/** The release of each app that a visitor gets: a new one, or the one of a cookie. @param site its origin */
export async function releasesNow(cookie?: string, site = origin): Promise<Record<string, string>> {
  const { shell, remotes }: SiteConfig = JSON.parse(await read('/site.json', cookie, site));
  const releases = remotes.map(({ name, release }) => [name, release?.id ?? 'off']);
  return { host: shell, ...Object.fromEntries(releases) };
}

/** Waits until new visitors get these releases. */
export async function untilLive(expected: Record<string, string>) {
  await until(async () => isDeepStrictEqual(await releasesNow(), expected)).catch(async () => {
    assert.deepEqual(await releasesNow(), expected);
  });
}

interface Load {
  /** Requested repeatedly besides the pages. */
  files?: string[];
  cookie?: string;
  /** The visitors' address, where the front believes it. */
  from?: string;
}

/**
 * Does work while visitors use the site, with 10 ms between two requests: more would keep every core busy, and commands would
 * have to wait. As a browser would, each requests a page, the files that it links and the manifests that it names;
 * then a file of a release that never existed. Rejects unless each answer is a whole 200, and 404 for the missing file,
 * or 503 while a server that may have it is gone. Resolves with how many requests there were.
 */
export async function underLoad(work: () => Promise<unknown>, load: Load = {}) {
  const { files = [], cookie, from } = load;
  const failures: string[] = [];
  let [requests, turn] = [0, 0];
  const inTurn = (items: readonly string[]) => items[turn % items.length] ?? '';

  async function request(path: string, ...expected: number[]) {
    const failed = (error: Error) => ({ status: error.cause ?? error, body: '' });
    const { status, body } = await ask(origin + path, cookie, from).catch(failed);
    const isWhole = path.includes('.') || body.trimEnd().endsWith('</html>');
    if (!expected.some((one) => one === status) || !isWhole) failures.push(`${status} ${path}`);
    requests += 1;
    await sleep(10);
    return body;
  }

  async function visit() {
    const page = await request(inTurn(pages), 200);
    for (const file of findLinks(page)) await request(file, 200);
    if (files.length > 0) await request(inTurn(files), 200);
    await request(`/remotes/${inTurn(remoteNames)}/${neverReleased}/never.js`, 404, 503);
    turn += 1;
  }

  await during(work(), visit);
  assert.deepEqual(failures.slice(0, 5), [], `${failures.length} of ${requests} requests failed`);
  return `${requests} requests, 0 failed`;
}

/** Finds the scripts and manifests that a page names. A remote that is switched off has no manifest. */
export function findLinks(page: string) {
  const named = page.matchAll(/"(\/[^"]+(?:\.js|mf-manifest\.json))(?:#[^"]*)?"/g);
  return [...named].map(([, path = '']) => path).filter((path) => !path.includes('/off/'));
}
