import assert from 'node:assert/strict';
import { env, sh } from './engine';

const limits =
  '{{with .HostConfig}}{{.ReadonlyRootfs}} {{.Privileged}} {{.Memory}} {{.PidsLimit}}{{end}}';
const writable =
  '{{range .Mounts}}{{if and .RW (eq .Type "volume")}}{{.Destination}}{{end}}{{end}}';

/**
 * Throws unless the site's containers are hardened as docker-compose.yml says. In a swarm, the daemon's configuration
 * decides on new privileges.
 */
export async function assertHardened(list: string, isSwarm = false) {
  const ids = await sh(list);
  const ports = await sh(
    `for id in $(${list}); do docker port $id; done | sed 's/.* -> //' | sort -u`,
  );
  const address = isSwarm ? '0.0.0.0' : '127.0.0.1';
  const published = [env.SITE_PORT, env.TLS_PORT].map((port) => `${address}:${port}`);
  assert.deepEqual(
    ports.split('\n').filter((port) => port.startsWith(address)),
    published.sort(),
    'published ports',
  );
  const volumes = await sh(`docker inspect -f '${writable}' $(${list}) | grep . | sort -u`);
  assert.equal(volumes, '/files\n/known');
  for (const id of ids.split('\n')) {
    assert.match(
      await sh(`docker inspect -f '${limits}' ${id}`),
      /^true false (?:134217728|209715200|536870912) 256$/,
      id,
    );
    const status = await sh(`docker exec ${id} cat /proc/1/status`);
    assert.match(status, /^Uid:\t(?:101|99)\t/m, id);
    assert.match(status, /^CapEff:\t0+\nCapBnd:\t0+$/m, id);
    if (!isSwarm) assert.match(status, /^NoNewPrivs:\t1$/m, id);
  }
}
