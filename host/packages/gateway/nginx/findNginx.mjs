import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const places = [
  process.env.NGINX_PATH,
  '/usr/sbin/nginx',
  '/usr/local/sbin/nginx',
  '/usr/local/bin/nginx',
  '/opt/homebrew/bin/nginx',
];

/** This machine's nginx; on Debian as root it is installed when there is none. Throws with what to do. */
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
      // What runs nginx says its address on stdout, and nothing else.
      stdio: ['ignore', 2, 2],
      timeout: 300_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  } catch {
    console.warn('apt-get did not install nginx');
  }
}
