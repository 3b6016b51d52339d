import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
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
  let [known, written] = ['', ''];
  let isMissing = true;
  let onChange = () => {};
  const update = async () => {
    const pointers = await Promise.all(
      Object.entries(folders).map(async ([part, releases]) => {
        const text = await readFile(join(releases, pointerFile), 'utf8').catch(() => '');
        if (text) await writeFile(join(folder, `${part}.jsonl`), text);
        return text;
      }),
    );
    const found = pointers.join();
    if (found === known && !isMissing) return;
    known = found;
    // It fails as long as pages are missing.
    isMissing = await script('pages.sh').then(
      () => false,
      () => true,
    );
    const { stdout } = await script('pointers.sh');
    if (stdout === written) return;
    await writeFile(variables.POINTERS, stdout);
    written = stdout;
    onChange();
  };
  const follow = async () => {
    await update();
    if (variables.VERSIONS_PAGE === 'on') await script('versions.sh', variables.RUN_DIR);
  };
  await follow();
  let isFollowed = true;
  const following = (async () => {
    while (isFollowed) {
      await sleep(100);
      await follow();
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
