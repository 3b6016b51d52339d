import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { containersOf, type Site } from './site';

/**
 * Reads what the gateways log from now on: on a swarm those of all nodes. Each `update` finds the gateways that have
 * started or restarted since the one before.
 */
export function createFollower(site: Site, read: (line: string) => void) {
  const began = new Date().toISOString();
  const followed = new Map<string, ChildProcess>();
  const ended = new Map<string, string>();

  function follow(id: string, ...command: string[]) {
    if (followed.has(id)) return;
    const args = [...command, '--since', ended.get(id) ?? began, '-f', id];
    const child = spawn('docker', args, { stdio: ['ignore', 'pipe', 'ignore'] });
    createInterface({ input: child.stdout }).on('line', read);
    followed.set(id, child);
    child.once('exit', () => {
      followed.delete(id);
      ended.set(id, new Date().toISOString());
    });
  }

  return {
    async update() {
      if (site.isStack) follow(`${site.project}_gateway`, 'service', 'logs', '--raw');
      else for (const id of await containersOf(site, 'gateway')) follow(id, 'logs');
    },
    end() {
      for (const child of followed.values()) child.kill();
    },
  };
}
