import { existsSync, readdirSync, statSync } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  appendChange,
  type Change,
  type Release,
  readChanges,
  type State,
} from '@donate-impact/build/activeRelease';
import { readRelease } from './deployRelease';

/**
 * Changes one app's active release: prints the state of the site as a line of JSON, then reads a change as a line of JSON from its
 * input and makes it. Ends without a change if the input ends.
 * @param apps the folder with the folders of every app's releases
 * @param active the folder of the active releases that commands have changed
 */
export async function changeActiveReleases(
  apps: string,
  active: string,
  input: Readable = process.stdin,
) {
  const changed = readChanges(active);
  const names = existsSync(apps) ? readdirSync(apps) : [];
  // An app's first release is active until a command changes it.
  const brought = names
    .filter((name) => !changed.some(({ app }) => app === name))
    .flatMap((name) => readChanges(join(apps, name)).filter(({ app }) => app === name));
  const releases = (await Promise.all(names.map((name) => collectReleases(apps, name)))).flat();
  const state: State = { changes: [...brought, ...changed], releases };
  console.log(JSON.stringify(state));
  for await (const line of createInterface({ input })) {
    const change: Change = JSON.parse(line);
    await locked(join(active, '.lock'), async () => {
      // Another app's command may have changed the file meanwhile.
      const isFirst = !readChanges(active).some(({ app }) => app === change.app);
      const first = isFirst ? brought.filter(({ app }) => app === change.app) : [];
      await appendChange(active, ...first, change);
    });
    return;
  }
}

/** Runs `work` under a lock. The work takes milliseconds, so a lock that is ten seconds old was left by a killed command. */
async function locked(folder: string, work: () => Promise<void>) {
  while (!(await mkdir(folder).then(yes, no))) {
    // One that is gone again was not left: the next command may just take it.
    const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > 10_000) await rm(folder, { recursive: true, force: true });
    else await sleep(20);
  }
  await work().finally(() => rm(folder, { recursive: true }));
}

const yes = () => true;
const no = () => false;

async function collectReleases(apps: string, app: string): Promise<Release[]> {
  const folder = join(apps, app);
  const ids = readdirSync(folder).filter((id) => /^[0-9a-f]{32}$/.test(id));
  const all = ids.map(async (id): Promise<Release[]> => {
    // Another command may have just removed it.
    const stats = statSync(join(folder, id), { throwIfNoEntry: false });
    if (!stats) return [];
    const deployed = Math.floor(stats.mtimeMs / 1000);
    return [{ ...(await readRelease(folder, app, id)), deployed }];
  });
  return (await Promise.all(all)).flat();
}
