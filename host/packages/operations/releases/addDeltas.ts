import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { writeDeltas } from '@donate-impact/build/deltas';

/** Runs `deltas` (gateway/images/deltas.sh) where the part's releases are. Takes its input, and resolves with its output. */
export type RunDeltas = (args: string[], input?: Buffer) => Promise<Buffer>;

/**
 * Compresses the files of a deployed release with those of earlier ones, as a build does where these are at hand, and puts
 * the copies into the release.
 * @returns how many copies there are
 */
export async function addDeltas(runDeltas: RunDeltas, id: string, earlier: readonly string[]) {
  if (earlier.length === 0) return 0;
  const folder = await mkdtemp(join(tmpdir(), 'releases-'));
  try {
    await piped('tar', ['-x', '-C', folder], await runDeltas(['--read', id, ...earlier]));
    const release = join(folder, id);
    const copies = await writeDeltas(
      release,
      earlier.map((each) => join(folder, each)),
    );
    const folders = [...new Set(copies.map((copy) => copy.replace(/\.dcz\/.*/, '.dcz')))];
    if (folders.length > 0)
      await runDeltas(['--write', id], await piped('tar', ['-c', '-C', release, ...folders]));
    return copies.length;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Runs a program with an input. Resolves with its output; throws what it says when it fails. */
export async function piped(program: string, args: string[], input: Buffer = Buffer.alloc(0)) {
  const child = spawn(program, args);
  // It may end without reading all of it.
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  const ended = once(child, 'close');
  const [output, complaint] = await Promise.all([buffer(child.stdout), text(child.stderr)]);
  const [code] = await ended;
  if (code !== 0) throw new Error(complaint.trim() || `${program} ended with ${code}`);
  return output;
}
