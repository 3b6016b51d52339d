import type { ReleaseOfRemote } from '@donate-impact/build/fragments';
import * as v from 'valibot';

const text = v.pipe(v.string(), v.nonEmpty(), v.maxLength(300));
const word = v.pipe(v.string(), v.regex(/^[A-Za-z][\w-]{0,39}$/));
const path = v.pipe(v.string(), v.regex(/^\/(?:[a-z]{0,40}|[a-z]{1,40}\/:[a-z]{1,20})$/));
const words = v.optional(v.record(word, word));
const file = v.pipe(v.string(), v.regex(/^[\w./-]{1,200}$/));
const folder = v.pipe(v.string(), v.regex(/^[\w./-]{0,200}$/));
const integrity = v.pipe(v.string(), v.regex(/^sha384-[\w+/]{64}$/));
const schema = v.object({
  name: word,
  displayName: text,
  features: v.array(text),
  port: v.number(),
  needsScript: v.boolean(),
  pages: v.record(word, v.object({ path, title: text, link: v.optional(text) })),
  extensionPoints: words,
  widgets: words,
  manifest: v.looseObject({
    shared: v.array(v.looseObject({ name: text })),
    metaData: v.looseObject({ remoteEntry: v.looseObject({ name: file, path: folder }) }),
    exposes: v.array(
      v.looseObject({
        name: word,
        assets: v.looseObject({ js: v.looseObject({ sync: v.array(file) }) }),
      }),
    ),
    integrity: v.record(file, integrity),
  }),
  integrity,
  preload: v.record(word, v.array(v.pipe(v.string(), v.regex(/^\/[\w./-]{1,100}$/)))),
});

/** Reads a release's `pages/remote.json`; null if it is not what a build writes for this remote. */
export function parseDeclaration(name: string, json: string | undefined): ReleaseOfRemote | null {
  try {
    const parsed = v.safeParse(schema, JSON.parse(json ?? ''));
    return parsed.success && parsed.output.name === name ? parsed.output : null;
  } catch {
    return null;
  }
}
