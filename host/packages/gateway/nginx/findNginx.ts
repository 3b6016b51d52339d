import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const places = [
  process.env.NGINX_PATH,
  '/usr/sbin/nginx',
  '/usr/local/sbin/nginx',
  '/usr/local/bin/nginx',
  '/opt/homebrew/bin/nginx',
];

/** Finds this machine's nginx, or installs it as root on Debian. Throws an error that names the fix. */
export function findNginx() {
  const there = () => places.find((path) => path && existsSync(path));
  if (!there() && process.getuid?.() === 0) install();
  const found = there();
  if (!found) throw new Error('No nginx: install it, or set NGINX_PATH to one');
  return found;
}

function install() {
  const command =
    'apt-get update -qq && apt-get install -y -qq --no-install-recommends nginx-light || apt-get install -y -qq --no-install-recommends nginx';
  try {
    execFileSync('sh', ['-c', command], {
      // The caller's stdout contains the site's address and nothing else.
      stdio: ['ignore', 2, 2],
      timeout: 300_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  } catch {
    console.warn('apt-get did not install nginx');
  }
}
