import { execFileSync } from 'node:child_process';
import { program, root } from '../start/commands.mjs';

/** Formats a folder as `npm run format` does. */
export function format(folder: string) {
  biome(['check', '--write', folder]);
}

/** The text of a file as `npm run format` leaves it. */
export function formatted(file: string, text: string) {
  return /\.(?:ts|json)$/.test(file) ? biome(['format', `--stdin-file-path=${file}`], text) : text;
}

function biome(options: string[], input?: string) {
  const command = [program('@biomejs/biome', 'biome'), ...options];
  return execFileSync(process.execPath, command, { cwd: root, input, encoding: 'utf8' });
}
