import { writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { endLoads } from './load';

interface Row {
  case: string;
  requests: number | string;
  failed: number | string;
  note: string;
}

interface Outcome {
  requests?: number;
  failed?: number;
  failures?: string[];
  note?: string;
}

// Several times what the longest case takes.
const limitMinutes = 6;

const rows: Row[] = [];
let failures = 0;

/**
 * Runs one case of the suite: its result becomes a row of the report. An error fails the suite, as does a case that does
 * not end.
 */
export async function check(name: string, body: () => Promise<Outcome | undefined>) {
  console.log(`\n=== ${name}`);
  const began = Date.now();
  try {
    const {
      requests = '',
      failed = '',
      failures: samples = [],
      note = '',
    } = (await inTime(body())) ?? {};
    if (failed) throw new Error(`${failed} of ${requests} requests failed: ${samples.join(', ')}`);
    rows.push({ case: name, requests, failed, note: note || `${seconds(began)} s` });
    console.log(`passed: ${name} ${JSON.stringify(rows.at(-1))}`);
  } catch (error) {
    failures += 1;
    rows.push({ case: name, requests: '', failed: '', note: `FAILED: ${error}`.slice(0, 300) });
    console.error(`FAILED: ${name}\n`, error);
  } finally {
    endLoads();
  }
}

async function inTime<Result>(result: Promise<Result>) {
  const late = sleep(limitMinutes * 60_000, undefined, { ref: false }).then(() => {
    throw new Error(`It did not end within ${limitMinutes} min`);
  });
  return Promise.race([result, late]);
}

/**
 * Prints the report, and writes it to shared/docs when every case ran and passed. Then ends this process, whatever a case
 * has left running: with 1 when a case failed.
 */
export function finish() {
  console.table(rows);
  console.log(`compose suite: ${rows.length - failures} passed, ${failures} failed`);
  if (!failures && !process.env.ONLY) writeFileSync(table, asMarkdown());
  process.exit(failures ? 1 : 0);
}

const table = fileURLToPath(new URL('../../../../shared/docs/compose.md', import.meta.url));

function asMarkdown() {
  const cells = rows.map((row) => `| ${Object.values(row).join(' | ').replaceAll('\n', ' ')} |`);
  return [
    '# The site in containers',
    '',
    'Written by `npm run test:compose`. Requests are those sent during the case, from the machine that runs the containers.',
    '',
    '| case | requests | failed | |',
    '| --- | ---: | ---: | --- |',
    ...cells,
    '',
  ].join('\n');
}

export function seconds(began: number) {
  return ((Date.now() - began) / 1000).toFixed(1);
}
