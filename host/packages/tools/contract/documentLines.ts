import type { Sources } from './openSources';

/** What the remotes declare, as far as it is needed here. */
export type Remotes = Record<
  string,
  {
    folder: string;
    pages: Record<string, { path: string }>;
    slots?: Record<string, string>;
    fills?: Record<string, string>;
  }
>;

interface Marks {
  written: Set<string>;
  read: Set<string>;
}

// The stylesheet of a page is the shell’s.
const globalStyle = 'shared/src/ui/GlobalStyle.ts';

/**
 * The ids and `data-` attributes of the page that one part writes and another reads. One that every
 * part that reads it writes itself does not cross.
 */
export function documentLines(sources: Sources, remotes: Remotes): Record<string, string> {
  const parts = Object.entries(partsOf(sources, remotes)).map(
    ([part, files]) => [part, marksIn(files.map(sources.read).join('\n'))] as const,
  );
  const names = new Set(parts.flatMap(([, { read }]) => [...read]));
  const lines = [...names].sort().map((name) => {
    const who = (side: keyof Marks) => parts.filter(([, marks]) => marks[side].has(name));
    const [readers, writers] = [who('read'), who('written')];
    const crosses =
      readers.some(([part]) => writers.some(([other]) => other !== part)) &&
      [...readers, ...writers].some(
        ([, { read, written }]) => read.has(name) !== written.has(name),
      );
    return crosses ? [[name, name.startsWith('#') ? 'id' : 'attribute']] : [];
  });
  return Object.fromEntries(lines.flat());
}

function partsOf({ list }: Sources, remotes: Remotes): Record<string, string[]> {
  const sourcesIn = (folder: string) =>
    list(folder).filter(
      (file) => /(?<!\.test)\.(?:tsx?|html)$/.test(file) && !/\/testing\//.test(file),
    );
  return {
    host: [...sourcesIn('host/src'), globalStyle],
    ...Object.fromEntries(
      Object.entries(remotes).map(([name, { folder }]) => [name, sourcesIn(`${folder}/src`)]),
    ),
    shared: sourcesIn('shared/src').filter((file) => file !== globalStyle),
    build: sourcesIn('shared/packages/build'),
  };
}

function marksIn(source: string): Marks {
  const text = source.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, '');
  const all = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);
  const attribute = (name: string) =>
    `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  return {
    written: new Set([
      ...all(/[\s`'](data-[a-z-]+)(?=[=\s/>])/g),
      ...all(/dataset\.(\w+)\s*=[^=]/g).map(attribute),
      ...all(/\sid="([\w-]+)"/g).map((id) => `#${id}`),
    ]),
    read: new Set([
      ...all(/\[(data-[a-z-]+)/g),
      ...all(/getAttribute\('(data-[a-z-]+)'\)/g),
      ...all(/dataset\.(\w+)(?!\w|\s*=[^=])/g).map(attribute),
      ...all(/getElementById\('([\w-]+)'\)/g).map((id) => `#${id}`),
      ...all(/querySelector(?:All)?(?:<\w+>)?\('(#[\w-]+)/g),
    ]),
  };
}
