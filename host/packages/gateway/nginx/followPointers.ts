import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { pointerFile } from '@donate-impact/build/pointer';

const run = promisify(execFile);
const script = join(import.meta.dirname, 'pointers.sh');

/**
 * Writes what the pointers of all parts mean to nginx, now and after each change, as follow-pointers.sh does in the
 * containers.
 * @param folders the folder of each part's releases
 */
export async function followPointers(folders: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'pointers-'));
  const conf = join(folder, 'pointers.conf');
  let written = '';
  let onChange = () => {};
  const update = async () => {
    for (const [part, releases] of Object.entries(folders))
      await copyFile(join(releases, pointerFile), join(folder, `${part}.jsonl`)).catch(() => {});
    const { stdout } = await run('sh', [script, folder]);
    if (stdout === written) return;
    await writeFile(conf, stdout);
    written = stdout;
    onChange();
  };
  await update();
  let updating = Promise.resolve();
  const timer = setInterval(() => {
    updating = updating.then(update);
  }, 100);
  return {
    conf,
    onChange(listener: () => void) {
      onChange = listener;
    },
    async stop() {
      clearInterval(timer);
      await updating;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
