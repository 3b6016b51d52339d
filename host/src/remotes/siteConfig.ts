import type { SiteConfig } from '@donate-impact/shared/contract';
import * as v from 'valibot';
import { abortAfter } from './abortAfter';

const text = v.pipe(v.string(), v.nonEmpty());
const names = v.optional(v.record(v.string(), text));
const release = v.object({
  id: text,
  manifest: text,
  integrity: v.optional(text),
  content: v.optional(v.unknown()),
});
const schema = v.object({
  route: v.string(),
  shell: text,
  reports: v.boolean(),
  origins: v.array(text),
  remotes: v.array(
    v.object({
      name: text,
      called: text,
      offers: v.array(text),
      port: v.number(),
      needsScript: v.boolean(),
      pages: v.record(v.string(), v.object({ path: text, title: text, link: v.optional(text) })),
      slots: names,
      fills: names,
      release: v.nullable(release),
      before: v.optional(release),
    }),
  ),
});

/** Reads what the gateway tells this page. Throws when the page has no such element, or one of another shape. */
export function readSiteConfig(): SiteConfig {
  const element = document.getElementById('site-config');
  if (!element) throw new Error('The page has no <script id="site-config">');
  return v.parse(schema, JSON.parse(element.textContent));
}

/** Asks the gateway what it would tell a new page. Rejects when it does not answer so. */
export async function fetchSiteConfig(fetch: typeof globalThis.fetch): Promise<SiteConfig> {
  const signal = abortAfter(3000);
  const response = await fetch('/site.json', { cache: 'no-store', signal });
  return v.parse(schema, await response.json());
}
