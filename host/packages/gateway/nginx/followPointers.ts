import { execFile } from 'node:child_process';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { pointerFile } from '@donate-impact/build/pointer';

const run = promisify(execFile);

/** The gateway's variables that the scripts need, as in the containers. */
interface Variables {
  /** The folder of what the gateway knows. */
  KNOWN: string;
  RUN_DIR: string;
  POINTERS: string;
  VERSIONS_PAGE: string;
  PREVIEWS: string;
}

/**
 * Writes what the pointers of all parts mean to nginx, now and after each change, as follow-pointers.sh does in the
 * containers.
 * @param folders the folder of each part's releases
 */
export async function followPointers(folders: Record<string, string>, variables: Variables) {
  const folder = variables.KNOWN;
  await mkdir(folder);
  const sources = Object.fromEntries(
    Object.entries(folders).map(([part, releases]) => [`${part.toUpperCase()}_FOLDER`, releases]),
  );
  const script = (name: string, ...args: string[]) =>
    run('sh', [join(import.meta.dirname, name), folder, ...args], {
      env: { ...process.env, ...variables, ...sources },
    });
  let written = '';
  let onChange = () => {};
  const update = async () => {
    for (const [part, releases] of Object.entries(folders))
      await copyFile(join(releases, pointerFile), join(folder, `${part}.jsonl`)).catch(() => {});
    // It fails as long as pages are missing.
    await script('pages.sh').catch(() => {});
    await script('versions.sh', variables.RUN_DIR);
    const { stdout } = await script('pointers.sh');
    if (stdout === written) return;
    await writeFile(variables.POINTERS, stdout);
    written = stdout;
    onChange();
  };
  await update();
  let isFollowed = true;
  const following = (async () => {
    while (isFollowed) {
      await sleep(100);
      await update();
    }
  })();
  return {
    onChange(listener: () => void) {
      onChange = listener;
    },
    async stop() {
      isFollowed = false;
      await following;
    },
  };
}
