import * as v from 'valibot';
import { pathSchema } from './paths';
import { refuse } from './refuse';
import { matching } from './release';

/** Names that no app can have: they mean something else to Compose, in /site.json or in the repository. */
export const reservedNames = [
  'gateway',
  'active-releases',
  'front',
  'certificates',
  'prometheus',
  'shared',
  'host',
  'integrity',
  'constructor',
];

// The text stands in pages.
const text = v.pipe(
  v.string(),
  v.nonEmpty('write a text'),
  v.maxLength(200, 'use at most 200 characters'),
  v.regex(/^[^"\\<>&$\p{Cc}]*$/u, 'leave out quotation marks, backslashes, $, &, < and >'),
);
const moduleName = matching(
  /^[A-Z]\w{0,39}$/,
  'use a name such as News, of at most 40 letters and digits',
);
const page = v.pipe(
  v.strictObject({ path: pathSchema, title: text, link: v.optional(text) }),
  v.check(
    ({ path, link }) => !(link && /[:*]/.test(path)),
    'leave out the link: the path has a parameter or an *',
  ),
);
const pointName = matching(/^(?=.{1,40}$)[a-z]+(?:-[a-z]+)*$/, 'use words such as leading-matches');
const contextName = matching(
  /^(?!(?:key|ref|children)$)[a-z]\w{0,39}$/,
  'use a name such as candidateId, but not key, ref or children',
);
const contextType = v.picklist(['string', 'number', 'boolean'], 'use string, number or boolean');
const extensionPoint = v.strictObject(
  {
    page: moduleName,
    context: v.optional(v.record(contextName, contextType)),
    most: v.optional(v.picklist([1, 2, 3, 4, 5, 6, 7, 8, 9], 'use a number from 1 to 9')),
  },
  'write an object such as { "page": "Wizard" }',
);

/** What each remote declares, in its `remote.json` and in each of its releases. */
const declared = {
  name: v.pipe(
    matching(/^[a-z]{1,13}$/, 'use at most 13 letters, all lower-case'),
    v.check((name) => !reservedNames.includes(name), 'this name is reserved; choose another'),
  ),
  order: v.message(
    v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999)),
    'use a whole number from 1 to 999',
  ),
  displayName: text,
  features: v.array(text),
  needsScript: v.boolean(),
  pages: v.record(moduleName, page),
  extensionPoints: v.optional(v.record(pointName, extensionPoint)),
  widgets: v.optional(v.record(pointName, moduleName)),
};

const remoteFileSchema = v.strictObject({
  ...declared,
  owner: matching(/^@[\w-]+\/[\w-]+$/, 'use a team such as @donate-impact/news'),
});

const file = matching(/^[\w./-]{1,200}$/);
const integrity = matching(/^sha384-[\w+/]{64}$/);
const releaseSchema = v.object({
  ...declared,
  // Releases for contracts before 3.2 name only the page. That stays as it is, because older shells read nothing else.
  extensionPoints: v.optional(v.record(pointName, v.union([extensionPoint, moduleName]))),
  manifest: v.looseObject({
    contractVersion: v.string(),
    shared: v.array(v.looseObject({ name: text, requiredVersion: text })),
    metaData: v.looseObject({
      /** The version of the federation runtime that it was built for. */
      pluginVersion: v.optional(text),
      remoteEntry: v.looseObject({
        name: file,
        path: matching(/^[\w./-]{0,200}$/),
      }),
    }),
    exposes: v.array(
      v.looseObject({
        name: moduleName,
        assets: v.looseObject({ js: v.looseObject({ sync: v.array(file) }) }),
      }),
    ),
    /** The hashes of the entry and of each page's chunks, as browsers check them. */
    integrity: v.record(file, integrity),
  }),
  /** The hash of mf-manifest.json. */
  integrity,
  /** By page, the files of the site that it reads as soon as it runs, such as `/data/candidates.json`. */
  preload: v.record(moduleName, v.array(matching(/^\/[\w./-]{1,100}$/, 'use a path of the site'))),
});

/** What a release of a remote declares, in `pages/remote.json`, with its federation manifest. */
export type Declaration = v.InferOutput<typeof releaseSchema>;

/** Finds what is wrong with a `remote.json`: a sentence for each problem, with its place. */
export function findDeclarationProblems(json: unknown): string[] {
  return describeIssues(v.safeParse(remoteFileSchema, json).issues);
}

/**
 * Reads what a release declares in `pages/remote.json`. Throws a Refusal if it is not what a build writes for this remote.
 * @param place the release, for the message
 */
export function parseDeclaration(app: string, text: string, place: string): Declaration {
  const parsed = v.safeParse(releaseFileSchema, text);
  if (!parsed.success)
    throw refuse('DECLARATION_INVALID', place, describeIssues(parsed.issues).join('; '));
  const { name } = parsed.output;
  if (name !== app) throw refuse('DECLARATION_INVALID', place, `name: it is ${name}, not ${app}`);
  return parsed.output;
}

/** Releases of before `order` have a port, from 3001. */
function addOrder(json: unknown) {
  const { success, output } = v.safeParse(v.looseObject({ port: v.number() }), json);
  return success ? { order: (output.port - 3000) * 10, ...output } : json;
}

const releaseFileSchema = v.pipe(v.string(), v.parseJson(), v.transform(addOrder), releaseSchema);

function describeIssues(issues: readonly v.BaseIssue<unknown>[] = []) {
  return issues.map((issue) => `${v.getDotPath(issue) ?? 'the file'}: ${explain(issue)}`);
}

/** Words for what Valibot tells in its own: a field that is not there, or that should not be. */
function explain({ received, expected, message }: v.BaseIssue<unknown>) {
  if (received === 'undefined') return 'it is missing';
  return expected === 'never' ? 'there is no such field; leave it out' : message;
}
