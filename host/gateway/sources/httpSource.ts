import { resolve4 } from 'node:dns/promises';
import { collectReleases, recentChanges } from '@donate-impact/releases/ReleaseChange';
import { refuse, type Warn } from '@donate-impact/releases/refuse';
import { maxFileBytes } from '@donate-impact/releases/release';
import { createFileClient, type FileClient } from './createFileClient';
import { createKeptFiles } from './createKeptFiles';
import { followActiveReleases } from './followActiveReleases';
import type { ReleaseSource } from './ReleaseSource';

interface Options {
  /** Host and port of the server of each app's releases, by the app's name. */
  addresses: Readonly<Record<string, string>>;
  /** Host and port of the server of the active releases. */
  active: string;
  /** The folder that keeps active releases and pages for the next start. */
  known: string;
  warn: Warn;
}

const maxServersOfApp = 10;

/** Reads releases from the servers of the apps, and follows the active releases. */
export function httpSource({ addresses, active, known, warn }: Options): ReleaseSource {
  const down = new Set<string>();
  const clients = new Map<string, FileClient>();
  const kept = createKeptFiles(known, warn);
  const apps = Object.keys(addresses);
  const followed = followActiveReleases({ apps, active, kept, fetchFile, warn });

  async function fetchFile(app: string, file: string) {
    // The name of an app that was added later is its address.
    const address = addresses[app] ?? `${app}:8080`;
    const request = clients.get(app) ?? createFileClient(app);
    clients.set(app, request);
    const answer = await request(`http://${address}/${file}`, maxFileBytes).catch(fail);
    if (answer.status >= 500)
      return fail(refuse('SERVER_DOWN', app, `it answers ${answer.status}`));
    down.delete(app);
    return answer.status === 404 ? fetchElsewhere(request, address, file) : answer.body;

    function fail(error: unknown): never {
      if (!down.has(app)) warn(error);
      down.add(app);
      throw error;
    }
  }

  return {
    apps: () => [...new Set([...apps, ...followed.apps()])],
    changes: followed.changes,
    async read(app, file, isExpected) {
      if (!isExpected) return fetchFile(app, file);
      // What pages are composed of: a gateway that restarts needs it even if the app's server is down.
      const path = `${app}/${file}`;
      const copy = await kept.read(path);
      if (copy && isExpected(copy)) return copy;
      const content = await fetchFile(app, file);
      if (content && isExpected(content)) await kept.write(path, content);
      return content;
    },
    patienceMs: 100,
    isDown: (app) => down.has(app),
    async start() {
      await followed.start();
      for (const app of apps)
        await kept.forgetOthers(app, collectReleases(recentChanges(followed.changes(app))));
    },
    end: followed.end,
  };
}

/** Asks every server of an app, because the one on a node that joined the swarm later lacks earlier releases. */
async function fetchElsewhere(request: FileClient, address: string, file: string) {
  const [host = '', port] = address.split(':');
  const servers = (await resolve4(host).catch(() => [])).slice(0, maxServersOfApp);
  const asked = servers.map((server) =>
    request(`http://${server}:${port}/${file}`, maxFileBytes).catch(() => null),
  );
  return (await Promise.all(asked)).find((answer) => answer?.body)?.body ?? null;
}
