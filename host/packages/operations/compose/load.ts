import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { remoteNames, remotes } from '@donate-impact/build/remotes';
import { answerTo } from './answerTo';

export const pages = remotes.flatMap((remote) =>
  Object.values(remote.pages).map(({ path }) => path.replace(/:\w+/g, 'any')),
);
/** What pages name in place of a manifest while its remote is switched off; nothing requests it. */
const ofNoRelease = /\/off\/mf-manifest\.json$/;
const missingFiles = remoteNames.map(
  (name) => `/remotes/${name}/0123456789abcdef0123456789abcdef/static/js/never.js`,
);

const loads: (() => void)[] = [];

/** Ends every load, also one whose case has failed. */
export function endLoads() {
  for (const end of loads.splice(0)) end();
}

interface Load {
  origin: string;
  /** Requested repeatedly besides the pages. */
  files?: string[];
  /** Files that a page links and that are missing in this case. */
  leaveOut?: RegExp;
  /** Sent with every request. */
  cookie?: string;
}

/**
 * Visits the site, one visitor at a time with 20 ms between two: more would keep every core busy, and commands would have to
 * wait. As a browser would, each requests a page, the files that it links and the manifests that it names; then a file of a
 * release that never existed. An answer that is not a complete 200 counts as failed. For the missing file, the answer must
 * be 404, or 503 while a server that may have it is gone. As browsers do, a request is sent again when its connection, used
 * before, was closed before any answer came (RFC 9112, section 9.3.1): `resent` counts those.
 */
export function startLoad({ origin, files = [], leaveOut = /^$/, cookie }: Load) {
  const agent = new Agent({ keepAlive: true });
  const count = { requests: 0, failed: 0, resent: 0, slowest: 0, failures: [] as string[] };
  let running = true;

  async function request(path: string, ...expected: number[]) {
    const began = Date.now();
    const { status, body } = await answerTo(origin + path, {
      agent,
      headers: cookie ? { Cookie: cookie } : {},
      onResent: () => {
        count.resent += 1;
      },
    });
    count.requests += 1;
    count.slowest = Math.max(count.slowest, Date.now() - began);
    const whole = path.includes('.') || body.trimEnd().endsWith('</html>');
    if (expected.length > 0 ? expected.includes(Number(status)) : status === 200 && whole)
      return body;
    count.failed += 1;
    if (count.failures.length < 5) count.failures.push(`${status} ${path}`);
    return '';
  }

  async function visit() {
    for (let turn = 0; running; turn += 1) {
      const page = await request(pages[turn % pages.length] ?? '/');
      const file = files[turn % Math.max(files.length, 1)] ?? [];
      const paths = [linkedIn(page), file].flat().filter((one) => !leaveOut.test(one));
      for (const path of paths) await request(path);
      const missing = missingFiles[turn % missingFiles.length] ?? '';
      if (!leaveOut.test(missing)) await request(missing, 404, 503);
      await sleep(20);
    }
  }

  const end = () => {
    running = false;
  };
  loads.push(end);
  const visits = visit();
  return {
    count,
    /** Continues until that many requests were sent, then gives the counts. */
    async stop(least = 1_000) {
      while (count.requests < least) {
        if (!running) throw new Error(`Only ${count.requests} of ${least} requests were sent`);
        await sleep(50);
      }
      end();
      await visits;
      agent.destroy();
      return count;
    },
  };
}

/** The addresses of a remote's files. */
export const folderOf = (remote: string) => new RegExp(`^/remotes/${remote}/`);

function linkedIn(page: string) {
  const named = page.matchAll(/"(\/[^"]+(?:\.js|mf-manifest\.json))(?:#[^"]*)?"/g);
  return [...named].map(([, path = '']) => path).filter((path) => !ofNoRelease.test(path));
}
