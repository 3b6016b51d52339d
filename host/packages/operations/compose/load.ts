import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { remoteNames } from '@donate-impact/build/remotes';

export const pages = [
  '/',
  '/about',
  '/accessibility',
  '/demo',
  '/results',
  '/candidate/any',
  '/confirm',
];
const announced = remoteNames.flatMap((name) =>
  ['mf-manifest', 'version'].map((file) => `/remotes/${name}/${file}.json`),
);
const missingFiles = remoteNames.map((name) => `/remotes/${name}/static/js/never.0123456789.js`);

interface Load {
  origin: string;
  /** Requested repeatedly besides the pages. */
  files?: string[];
  /** Files that a page links and that are missing in this case. */
  leaveOut?: RegExp;
}

interface Answer {
  status: number | string;
  body: string;
}

/**
 * Sends visitors without a pause. As a browser would, each requests the pages in turn, the files that each page
 * links and those that its scripts request; then a hashed file that never existed. An answer that is not a complete
 * 200 counts as failed. For the missing file, the answer must be 404, or 503 while some of a remote's containers are
 * not ready.
 */
export function startLoad({ origin, files = [], leaveOut = /^$/ }: Load) {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  const count = { requests: 0, failed: 0, slowest: 0, failures: [] as string[] };
  let running = true;

  async function request(path: string, ...expected: (number | string)[]) {
    const began = Date.now();
    const { status, body } = await answerTo(origin + path, agent);
    count.requests += 1;
    count.slowest = Math.max(count.slowest, Date.now() - began);
    const whole = path.includes('.') || body.trimEnd().endsWith('</html>');
    if (expected.includes(status)) return '';
    if (expected.length === 0 && status === 200 && whole) return body;
    count.failed += 1;
    if (count.failures.length < 5) count.failures.push(`${status} ${path}`);
    return '';
  }

  async function visitor(first: number) {
    for (let turn = first; running; turn += 1) {
      const page = await request(pages[turn % pages.length] ?? '/');
      const file = files[turn % Math.max(files.length, 1)] ?? [];
      const paths = [linkedIn(page), announced, file].flat().filter((one) => !leaveOut.test(one));
      for (const path of paths) await request(path);
      const missing = missingFiles[turn % missingFiles.length] ?? '';
      if (!leaveOut.test(missing)) await request(missing, 404, 503);
      await sleep(5);
    }
  }

  const visitors = Array.from({ length: 8 }, (_, index) => visitor(index));
  return {
    count,
    /** Continues until that many requests were sent, then gives the counts. */
    async stop(least = 10_000) {
      while (count.requests < least) await sleep(50);
      running = false;
      await Promise.all(visitors);
      agent.destroy();
      return count;
    },
  };
}

function linkedIn(page: string) {
  return [...page.matchAll(/(?:src|href)="(\/[^"]+\.js)"/g)].map(([, path = '']) => path);
}

function answerTo(url: string, agent: Agent): Promise<Answer> {
  return new Promise((resolve) => {
    const sent = get(url, { agent, timeout: 10_000 }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (chunk) => {
        body += chunk;
      });
      response.on('error', (error) => resolve({ status: error.message, body }));
      response.on('end', () =>
        resolve({ status: response.complete ? (response.statusCode ?? 0) : 'cut off', body }),
      );
    });
    sent.on('timeout', () => sent.destroy(new Error('no answer in 10 s')));
    sent.on('error', (error) => resolve({ status: error.message, body: '' }));
  });
}
