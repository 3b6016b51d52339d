import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { takeOut } from '@donate-impact/tools/takeOut';
import { startLoad } from './load';
import { check } from './report';
import { body, origin, run } from './stack';

/** The wizard after it has left this repository: its team installs its packages, and rolls it out on the running site. */
export async function ownRepositoryCases() {
  const folder = await mkdtemp(join(tmpdir(), 'own-'));
  const npm = (...args: string[]) => run(['npm', ...args], { cwd: folder });
  try {
    await check('a wizard in a repository of its own installs its packages', async () => {
      await takeOut('remote-wizard', folder);
      assert.equal(await npm('install', '--no-audit', '--no-fund', '--prefer-offline'), 0);
      return {};
    });
    await check('rollout and rollback from a repository of its own, compose', async () => {
      await changeQuestion(folder);
      const load = startLoad({ origin });
      assert.equal(await npm('run', '-s', 'rollout'), 0);
      assert.match(await body('/demo'), />[^<]*What matters to you\?</);
      assert.equal(await npm('run', '-s', 'rollback'), 0);
      assert.match(await body('/demo'), />[^<]*Which issues matter to you\?</);
      return load.stop();
    });
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function changeQuestion(folder: string) {
  const texts = join(folder, 'src/steps/stepTexts.ts');
  const text = await readFile(texts, 'utf8');
  await writeFile(texts, text.replace('Which issues matter', 'What matters'));
}
