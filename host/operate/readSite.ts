import { randomBytes } from 'node:crypto';
import { drawShare, off, type ReleaseChange } from '@donate-impact/releases/ReleaseChange';
import { readUrl } from '@donate-impact/releases/readUrl';
import { getMessage, refuse } from '@donate-impact/releases/refuse';
import { describeFiles } from '@donate-impact/releases/releaseFolder';
import { describeDeployed, type SiteState } from '@donate-impact/releases/SiteState';
import type { SiteConfig } from '@donate-impact/shared/contract';

/**
 * Reads over HTTP what the visitors of a site get: the live releases and the canaries. Rejects with a Refusal if the site does
 * not answer.
 * @param origin such as https://staging.example
 */
export async function readSite(origin: string): Promise<SiteState> {
  const first = await readVisit(origin);
  const visitors = [...first.keys()].flatMap((app) => [
    findVisitor((number) => drawShare(app, number) >= 0.99),
    findVisitor((number) => drawShare(app, number) < 0.01),
  ]);
  const visits = await Promise.all(visitors.map((number) => readVisit(origin, number)));
  const changes = [...first.keys()].map((app): ReleaseChange => {
    const ids = new Set(visits.map((visit) => visit.get(app) ?? off));
    const [live = off, other] = ids;
    const canary = other && live !== off ? { id: other, share: 1 } : null;
    return { app, at: '', by: '', why: '', live, canary };
  });
  const releases = changes.flatMap(({ app, live, canary }) =>
    [live, canary?.id ?? off].filter((id) => id !== off).map((id) => readRelease(origin, app, id)),
  );
  return { changes, releases: await Promise.all(releases) };
}

function findVisitor(isMeant: (number: string) => boolean): string {
  const number = randomBytes(8).toString('hex');
  return isMeant(number) ? number : findVisitor(isMeant);
}

/** Reads the release of each app that a visitor gets. */
async function readVisit(origin: string, visitor?: string): Promise<Map<string, string>> {
  const url = `${origin}/site.json`;
  try {
    const { shell, remotes }: SiteConfig = JSON.parse(
      await read(url, visitor ? { Cookie: `visitor=${visitor}` } : undefined),
    );
    return new Map([
      ['host', shell],
      ...remotes.map(({ name, release }) => [name, release?.id ?? off] as const),
    ]);
  } catch (error) {
    throw refuse('SITE_UNREADABLE', url, getMessage(error));
  }
}

function readRelease(origin: string, app: string, id: string) {
  const folder = `${origin}/${app === 'host' ? app : `remotes/${app}`}/${id}`;
  const description = describeFiles(app, id, (file) => read(`${folder}/${file}`));
  return describeDeployed(app, id, 0, description);
}

/** The text of a file; empty if the site has none. */
async function read(url: string, headers?: Record<string, string>) {
  return String((await readUrl(url, headers)) ?? '');
}
