import assert from 'node:assert/strict';
import { env, sh } from './engine';

interface Container {
  Id: string;
  HostConfig: { ReadonlyRootfs: boolean; Privileged: boolean; Memory: number; PidsLimit: number };
  Mounts: { RW: boolean; Type: string; Destination: string }[];
  NetworkSettings: { Ports: Record<string, { HostIp: string; HostPort: string }[] | null> };
}

/**
 * Throws unless the site's containers are hardened as docker-compose.yml says. In a swarm, the daemon's configuration
 * decides on new privileges.
 */
export async function assertHardened(list: string, isSwarm = false) {
  const containers: Container[] = JSON.parse(await sh(`docker inspect $(${list})`));
  const published = containers
    .flatMap(({ NetworkSettings }) => Object.values(NetworkSettings.Ports))
    .flatMap((bindings) => bindings ?? [])
    .map(({ HostIp, HostPort }) => `${HostIp}:${HostPort}`)
    .filter((port) => !port.startsWith('::'));
  const address = isSwarm ? '0.0.0.0' : '127.0.0.1';
  const expected = [env.SITE_PORT, env.TLS_PORT].map((port) => `${address}:${port}`);
  assert.deepEqual(published.sort(), expected.sort(), 'published ports');
  const writable = containers
    .flatMap(({ Mounts }) => Mounts.filter(({ RW, Type }) => RW && Type === 'volume'))
    .map(({ Destination }) => Destination);
  assert.deepEqual([...new Set(writable)].sort(), ['/files', '/known']);
  await Promise.all(
    containers.map(async ({ Id, HostConfig }) => {
      const { ReadonlyRootfs, Privileged, Memory, PidsLimit } = HostConfig;
      assert.match(
        `${ReadonlyRootfs} ${Privileged} ${Memory} ${PidsLimit}`,
        /^true false (?:134217728|209715200|536870912) 256$/,
        Id,
      );
      const status = await sh(`docker exec ${Id} cat /proc/1/status`);
      assert.match(status, /^Uid:\t(?:101|99)\t/m, Id);
      assert.match(status, /^CapEff:\t0+\nCapBnd:\t0+$/m, Id);
      if (!isSwarm) assert.match(status, /^NoNewPrivs:\t1$/m, Id);
    }),
  );
}
