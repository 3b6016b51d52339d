import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { npm, root } from '../start/npm.mjs';
import { run } from '../start/run.mjs';
import { compile } from './compile';
import { type Manifest, packedManifest } from './packedManifest';

/** The workspaces that a remote in a repository of its own installs. */
const workspaces = [
  'shared',
  'shared/packages/build',
  'shared/packages/patches',
  'host/packages/operations',
];

/** A package as a file that npm installs. */
export interface Packed {
  name: string;
  file: string;
  /** The paths of its files. */
  files: string[];
}

/**
 * Packs what a remote in a repository of its own installs: compiled, with types and without tests.
 * @param to the folder for the files
 */
export async function packAll(to: string): Promise<Packed[]> {
  const listed = await pack(
    workspaces.flatMap((workspace) => ['-w', workspace]),
    '--dry-run',
  );
  const files = Object.fromEntries(
    workspaces.map((workspace, index) => [workspace, listed[index]?.files ?? []] as const),
  );
  await mkdir(to, { recursive: true });
  await mkdir(join(root, '.cache'), { recursive: true });
  const folder = await mkdtemp(join(root, '.cache/packing-'));
  try {
    const paths = workspaces.flatMap((each) => (files[each] ?? []).map((file) => join(each, file)));
    await compile(paths.filter(isCode), folder);
    for (const each of workspaces) await complete(folder, each, files[each] ?? []);
    const compiled = workspaces.map((each) => join(folder, each));
    const packed = await pack(compiled, '--pack-destination', to);
    return packed.map((each) => ({ ...each, file: join(to, each.file) }));
  } finally {
    await rm(folder, { recursive: true });
  }
}

const isCode = (file: string) => /\.(?:ts|tsx|mjs)$/.test(file);

/** Adds to a compiled package what is not compiled. */
async function complete(folder: string, workspace: string, files: string[]) {
  const [from, to] = [join(root, workspace), join(folder, workspace)];
  for (const file of files.filter((each) => !isCode(each))) {
    await mkdir(dirname(join(to, file)), { recursive: true });
    await copyFile(join(from, file), join(to, file));
  }
  const manifest: Manifest = JSON.parse(await readFile(join(from, 'package.json'), 'utf8'));
  const packed = JSON.stringify(packedManifest(manifest, to), null, 2);
  await writeFile(join(to, 'package.json'), `${packed}\n`);
}

async function pack(what: string[], ...options: string[]): Promise<Packed[]> {
  const call = npm('pack', '--json', '--ignore-scripts', '--loglevel=error', ...options, ...what);
  const { isGreen, output } = await run(call, { cwd: root });
  if (!isGreen) throw new Error(`npm pack failed:\n${output}`);
  const list: { name: string; filename: string; files: { path: string }[] }[] = JSON.parse(
    output.slice(output.search(/^\[/m)),
  );
  return list.map(({ name, filename, files }) => ({
    name,
    file: filename,
    files: files.map(({ path }) => path),
  }));
}
