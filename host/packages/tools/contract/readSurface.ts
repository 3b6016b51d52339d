import type { Type } from 'typescript/unstable/sync';
import { pagesOf, slotsOf } from './declaredLines';
import { documentLines, type Remotes } from './documentLines';
import { type Changes, openSources, type Sources } from './openSources';
import { providedFolder, providedLines } from './providedLines';
import type { Surface } from './Surface';
import { deprecationOf, literalOf, type TypeLines, typeLines } from './typeLines';

const files = {
  version: 'shared/src/contract/contractVersion.ts',
  entry: 'shared/src/contract/OnEnter.ts',
  declarations: 'shared/src/routes/declarations.json',
  actions: 'shared/src/preferences/preferencesActions.ts',
  state: 'shared/src/preferences/preferencesSelectors.ts',
  storage: 'shared/src/preferences/preferencesStorage.ts',
  query: 'shared/src/candidates/candidatesQuery.ts',
  data: 'shared/src/candidates/parseCandidates.ts',
  singletons: 'shared/packages/build/remotes.mjs',
  manifest: 'host/src/federation/manifest.ts',
  declared: 'host/src/siteRemotes.ts',
  failureLog: 'host/src/federation/createFailureLog.ts',
  tokens: 'shared/src/ui/tokens.ts',
  globalStyle: 'shared/src/ui/GlobalStyle.ts',
};

/** The contract as the sources have it. */
export function readSurface(): Surface {
  const [surface] = surfacesAfter([{}]);
  if (!surface) throw new Error('The sources have no contract');
  return surface;
}

/** The contract as the sources would have it after each of these changes. */
export function surfacesAfter(all: readonly Changes[]): Surface[] {
  const sources = openSources([...Object.values(files), providedFolder]);
  try {
    return all.map((changes) => surfaceOf(sources.after(changes)));
  } finally {
    sources.close();
  }
}

function surfaceOf(sources: Sources): Surface {
  const { checker, read, typeOf } = sources;
  const remotes: Remotes = JSON.parse(read(files.declarations));
  const [state, actions] = [
    typeLines(checker, 'state', typeOf(files.state, 'RootState')),
    actionsOf(sources),
  ];
  const spelled = (path: string, type: Type) => typeLines(checker, path, type).lines;
  return {
    version: literalOf(typeOf(files.version, 'contractVersion')),
    needed: literalOf(typeOf(files.version, 'neededVersion')),
    pages: pagesOf(remotes),
    slots: slotsOf(remotes),
    actions: actions.lines,
    state: state.lines,
    entry: spelled('onEnter', firstParameter(sources, typeOf(files.entry, 'OnEnter'))),
    stored: spelled(
      literalOf(typeOf(files.storage, 'storageKey')),
      standardType(sources, typeOf(files.storage, 'storedSchema'), 'output'),
    ),
    queries: spelled(
      match(/queryKey: \[(.+)\]/, read(files.query)).replaceAll("'", ''),
      typeOf(files.data, 'ParsedCandidates'),
    ),
    provided: providedLines(sources, files.singletons),
    manifest: spelled(
      'mf-manifest.json',
      standardType(sources, typeOf(files.manifest, 'manifestSchema'), 'input'),
    ),
    declaration: spelled(
      'declaration.json',
      standardType(sources, typeOf(files.declared, 'schema'), 'input'),
    ),
    document: documentLines(sources, remotes),
    styles: stylesOf(sources),
    events: spelled(
      match(/failureEvent = '(.+)'/, read(files.failureLog)),
      typeOf(files.failureLog, 'Detail'),
    ),
    deprecated: { ...inSection('actions', actions), ...inSection('state', state) },
  };
}

/** Every action by its type, with its payload. */
function actionsOf(sources: Sources): TypeLines {
  const { checker, exportsOf, read } = sources;
  const found: TypeLines = { lines: {}, deprecated: {} };
  for (const creator of exportsOf(files.actions)) {
    const call = new RegExp(`${creator.name} = [^']*createAction[^(]*\\(\\s*'([^']+)'`);
    const type = match(call, read(files.actions));
    const payload = firstParameter(sources, checker.getTypeOfSymbol(creator));
    const { lines, deprecated } = typeLines(checker, type, payload);
    Object.assign(found.lines, lines);
    Object.assign(found.deprecated, deprecated);
    const instead = deprecationOf(checker, creator);
    if (instead !== undefined) found.deprecated[type] = instead;
  }
  return found;
}

/** The custom properties that the shell’s stylesheet sets and every part uses. */
function stylesOf({ checker, read, typeOf }: Sources) {
  const colors = checker.getPropertiesOfType(typeOf(files.tokens, 'light'));
  const others = read(files.globalStyle).matchAll(/^\s*(--[\w-]+):/gm);
  const names = [
    ...colors.map(({ name }) => `--color-${name}`),
    ...[...others].map(([, name]) => name),
  ];
  return Object.fromEntries(names.map((name) => [name, 'set']));
}

function inSection(section: string, { deprecated }: TypeLines) {
  return Object.fromEntries(
    Object.entries(deprecated).map(([line, instead]) => [`${section} ${line}`, instead]),
  );
}

function firstParameter({ checker }: Sources, type: Type | undefined) {
  const [signature] = type ? checker.getSignaturesOfType(type, 0) : [];
  const parameter = signature && checker.getParameterType(signature, 0);
  if (!parameter) throw new Error('Something in the contract is not a function');
  return parameter;
}

/** What a schema takes or gives (https://standardschema.dev). */
function standardType({ checker }: Sources, schema: Type, side: 'input' | 'output') {
  return ['~standard', 'types', side].reduce((type, name) => {
    const property = checker.getPropertyOfType(checker.getNonNullableType(type) ?? type, name);
    const inner = property && checker.getTypeOfSymbol(property);
    if (!inner) throw new Error(`A schema of the contract has no ${name}`);
    return inner;
  }, schema);
}

function match(pattern: RegExp, text: string) {
  const [, found] = pattern.exec(text) ?? [];
  if (found) return found;
  throw new Error(`Nothing in the contract’s sources matches ${pattern}`);
}
