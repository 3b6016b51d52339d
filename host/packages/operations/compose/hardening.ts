import assert from 'node:assert/strict';
import { output } from './stack';

interface Limits {
  /** In a swarm, the daemon's configuration decides on new privileges. */
  swarm?: boolean;
  megabytes?: number;
  /** How many ports are published. */
  ports?: number;
}

/**
 * Throws unless a part's container is hardened as docker-compose.yml says: both in what the engine reports and in
 * what a process inside it can do.
 */
export async function assertHardened(
  part: string,
  id: string,
  { swarm = false, megabytes = 128, ports = part === 'gateway' ? 1 : 0 }: Limits = {},
) {
  const [{ Config, HostConfig, NetworkSettings }] = JSON.parse(
    await output('docker', 'inspect', id),
  );

  assert.equal(HostConfig.ReadonlyRootfs, true, `${part}: read-only root`);
  assert.deepEqual(HostConfig.CapDrop, ['ALL'], `${part}: capabilities`);
  assert.deepEqual(HostConfig.CapAdd ?? [], [], `${part}: capabilities`);
  if (!swarm)
    assert.deepEqual(HostConfig.SecurityOpt, ['no-new-privileges:true'], `${part}: privileges`);
  assert.equal(HostConfig.Privileged, false, `${part}: privileges`);
  assert.equal(HostConfig.Memory, megabytes * 1024 * 1024, `${part}: memory`);
  assert.equal(HostConfig.PidsLimit, 256, `${part}: processes`);
  assert.notEqual(Config.User, '', `${part}: user`);
  if (!swarm) assert.ok(HostConfig.LogConfig.Config['max-size'], `${part}: size of its log`);
  assert.equal(
    Object.values(NetworkSettings.Ports).filter(Boolean).length,
    ports,
    `${part}: published ports`,
  );
  await assertInside(part, id, swarm);
}

async function assertInside(part: string, id: string, swarm: boolean) {
  const inside = (script: string) => output('docker', 'exec', id, 'sh', '-c', script);
  assert.equal(await inside('id -u'), '101', `${part}: uid`);
  const status = await inside('cat /proc/1/status');
  assert.match(status, /CapEff:\s+0+\n/, `${part}: effective capabilities`);
  assert.match(status, /CapBnd:\s+0+\n/, `${part}: bounding capabilities`);
  if (!swarm) assert.match(status, /NoNewPrivs:\s+1/, `${part}: new privileges`);
  const folders = ['/', '/etc/nginx', ...(part in { gateway: 1, pointers: 1 } ? [] : ['/files'])];
  for (const folder of folders)
    await assert.rejects(inside(`touch ${folder}/probe`), `${part}: ${folder} is writable`);
}
