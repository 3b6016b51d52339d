import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { remoteNames } from '@donate-impact/build/remotes';

export const pages = ['/', '/about', '/demo', '/results', '/candidate/any', '/confirm'];
const announced = remoteNames.flatMap((name) =>
  ['mf-manifest', 'version'].map((file) => `/remotes/${name}/${file}.json`),
);
const missingFiles = remoteNames.map((name) => `/remotes/${name}/static/js/never.0123456789.js`);

/**
 * @typedef {object} Load
 * @property {string} origin
 * @property {string[]} [files] requested repeatedly besides the pages
 * @property {RegExp} [leaveOut] files that a page links and that are missing in this case
 */

/**
 * Sends visitors without a pause. As a browser would, each requests the pages in turn, the files that each page
 * links and those that its scripts request; then a hashed file that never existed. An answer that is not a complete
 * 200 counts as failed. For the missing file, the answer must be 404, or 503 while some of a remote's containers are
 * not ready.
 * @param {Load} load
 */
export function startLoad({ origin, files = [], leaveOut = /^$/ }) {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  const count = { requests: 0, failed: 0, slowest: 0, failures: /** @type {string[]} */ ([]) };
  let running = true;

  /** @param {string} path @param {(number | string)[]} expected */
  async function request(path, ...expected) {
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

  /** @param {number} first */
  async function visitor(first) {
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
    /** Continues until that many requests were sent, then gives the counts. @param {number} [least] */
    async stop(least = 10_000) {
      while (count.requests < least) await sleep(50);
      running = false;
      await Promise.all(visitors);
      agent.destroy();
      return count;
    },
  };
}

/** @param {string} page */
function linkedIn(page) {
  return [...page.matchAll(/(?:src|href)="(\/[^"]+\.js)"/g)].map(([, path = '']) => path);
}

/** @param {string} url @param {Agent} agent @returns {Promise<{ status: number | string, body: string }>} */
function answerTo(url, agent) {
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
