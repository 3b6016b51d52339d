import { remotesIn } from './withLocalPart';

/** Why a remote cannot be developed inside the site at an address, and what to do; null if it can. */
export async function refusalOfSite(name: string, address: string): Promise<string | null> {
  const example = 'Give its address, such as --site http://staging.example:8080.';
  const site = URL.canParse(address) ? new URL(address) : null;
  if (!site || !/^https?:$/.test(site.protocol))
    return `"${address}" is not the address of a site. ${example}`;
  if (site.href !== `${site.origin}/`) return `Give the address of the site alone: ${site.origin}`;
  try {
    return refusalOfPage(name, site.origin, await fetch(site));
  } catch (error) {
    return `${site.origin} does not answer (${causeOf(error)}). ${adviceOn(site)}`;
  }
}

async function refusalOfPage(name: string, site: string, answer: Response) {
  const { origin } = new URL(answer.url);
  if (origin !== site) return `${site} leads to ${origin}: give that address.`;
  if (!answer.ok) return `${site} answers with status ${answer.status} instead of a page.`;
  const remotes = remotesIn(await answer.text());
  if (!remotes) return `${site} is not a site with this shell: its page lists no remotes.`;
  if (remotes.includes(name)) return null;
  return `${site} has no remote "${name}", only ${remotes.join(', ')}. Release it there first.`;
}

function adviceOn({ protocol }: URL) {
  if (protocol === 'http:')
    return 'Check the address, that the site runs, and that this machine reaches it.';
  return 'Check the address, and that the site has https: otherwise give an address with http. If Node does not know who signed its certificate, name the file of that authority in NODE_EXTRA_CA_CERTS.';
}

function causeOf(error: unknown) {
  const { cause, message } = error as Error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : message;
}
