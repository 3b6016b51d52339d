/**
 * The URL of a campaign site if it is safe to open: http or https, absolute, no credentials, no spaces or
 * backslashes; else null. `host` is punycode, so look-alike letters show.
 */
export function campaignSite(site: string): URL | null {
  if (site.length > 2_048 || !/^https?:\/\/[^\s/\\][^\s\\]*$/i.test(site)) return null;
  // Characters that are not seen.
  if (/\p{C}/u.test(site)) return null;
  const url = parse(site);
  return url?.username === '' && url.password === '' ? url : null;
}

// Safari has URL.canParse from 17 on, Chrome from 120 on.
function parse(site: string): URL | null {
  try {
    return new URL(site);
  } catch {
    return null;
  }
}
