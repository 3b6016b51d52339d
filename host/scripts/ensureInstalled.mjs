import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { npm, root } from './npm.mjs';

export { root };

/** Installs what the lock file says, unless that is what is installed. Throws when npm fails. */
export function ensureInstalled() {
  const installed = join(root, 'node_modules/.package-lock.json');
  const locked = join(root, 'package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(locked).mtimeMs) return;
  console.log('Installing dependencies …');
  const { command, args, shell } = npm('ci', '--no-audit', '--no-fund', '--loglevel=error');
  execFileSync(command, args, { cwd: root, stdio: 'inherit', shell });
}
